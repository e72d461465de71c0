// Undo at a table of one person and computers: it also takes back what the computers have done since.

import { afterEach, expect, test } from 'vitest'
import type { Snapshot } from '../../shared/protocol/messages'
import { besideBot, cleanUp, newRig, type Client } from './rig'

afterEach(cleanUp)

/** A table of a person and a computer player, past the pledges. */
async function alone() {
  const rig = await newRig({ botPace: 0 })
  const client = rig.client()
  const table = await besideBot(client)
  await client.get({ type: 'openTable', table })
  await client.play(0, { type: 'pledge', value: 4 })
  return { rig, client, table }
}

/** Waits until the person has to choose again, or the game is over. */
async function ownTurn(client: Client, table: string): Promise<Snapshot> {
  for (;;) {
    const now = (await client.get({ type: 'openTable', table })) as Snapshot
    if (now.table.status === 'over' || now.decisions.some(({ seat }) => seat === 0)) return now
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** Ends turns in new games until the computer has chosen something without luck and it is the person's turn again. */
async function afterPlainTurn() {
  for (let tries = 0; tries < 40; tries++) {
    const game = await alone()
    let now = await ownTurn(game.client, game.table)
    while (now.table.status !== 'over') {
      const before = now
      await game.client.play(0, { type: 'pass' })
      now = await ownTurn(game.client, game.table)
      if ('seat' in now.undo && now.undo.seat === 0) return { ...game, before, now }
    }
  }
  throw new Error('every turn of the computer had luck in it')
}

test('the end of the turn is taken back with the turn of the computer, and stays so after a restart', async () => {
  const { rig, client, table, before, now } = await afterPlainTurn()
  expect(now.undo).toEqual({ seat: 0, choices: now.next - before.next })
  expect(now.log.at(-1)).toMatchObject({ seat: 1 })
  expect((await client.refused({ type: 'undo', seat: 1 })).code).toBe('not-your-seat')
  await client.get({ type: 'undo', seat: 0, last: now.next - 1 })
  const back = await ownTurn(client, table)
  expect(back.view).toEqual(before.view)
  expect(
    back.log
      .filter(({ undone }) => !undone)
      .map(({ number }) => number)
      .at(-1)
  ).toBe(before.next - 1)
  await rig.again()
  const again = rig.client()
  await again.get({ type: 'openTable', table })
  expect((await ownTurn(again, table)).view).toEqual(before.view)
})

test('nothing of the kind once a second person sits at the table', async () => {
  const { rig, client, table } = await afterPlainTurn()
  await client.get({ type: 'setSeat', table, seat: 1, by: 'here' })
  expect(((await client.get({ type: 'openTable', table })) as Snapshot).undo).toMatchObject({ seat: 1 })
  expect((await client.refused({ type: 'undo', seat: 0 })).code).toBe('undo-other-seat')
  expect(rig.lines.filter((line) => line.includes('fault'))).toEqual([])
})
