// A page plays at another host through its own host, with a game that both have.

import { afterEach, expect, test } from 'vitest'
import { games } from '../../shared/games/index'
import { seeded } from '../../shared/engine/chance'
import { openToAll, party } from './party'
import { cleanUp } from './rig'
import { proofsOf } from './seat-proofs'

afterEach(cleanUp)

test('a page plays a game at another host through its own, and regains its seat by token', async () => {
  const there = await party({ games, botPace: 0 })
  const here = await party({ games })
  const seats = [
    { name: 'Bot', colour: 'red', by: 'bot' as const },
    { name: 'Free', colour: 'blue', by: 'lan' as const }
  ]
  const { table } = await there.local.get({ type: 'gatherTable', game: 'expedition', options: {}, seats })
  await there.local.get({ type: 'shareTable', table, share: openToAll })
  const page = here.local
  const joined = await page.get({ type: 'joinHost', to: { address: '127.0.0.1', port: there.port() } })
  expect(await page.lobby(table)).toMatchObject({ own: [] })
  const { token } = await page.get({ type: 'claimSeat', seat: 1, name: 'Ann' })
  await there.local.get({ type: 'beginTable', table })
  const rules = games.find(({ rules }) => rules.id === 'expedition')?.rules
  const random = seeded(5)
  const reopened = await page.get({ type: 'openTable', table, seatProofs: proofsOf(joined, table, [token]) })
  expect(reopened.own).toEqual([1])
  let asked = 0
  while (asked < 6) {
    const { view, decisions } = await page.get({ type: 'takeOver', seat: 1, secrets: true })
    const decision = decisions.find(({ seat }) => seat === 1)
    const choices = rules?.decisions(view, 1).find(({ seat }) => seat === 1)?.choices
    if (!decision || !choices) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      continue
    }
    const choice = choices.nth(random(choices.count())) as unknown
    const command = { command: `v${asked++}`, seat: 1, decision: decision.id, choices: [choice] }
    const reply = await page.ask({ type: 'choose', ...command })
    if (!reply.ok) expect(['too-fast', 'stale-decision']).toContain(reply.refusal.code)
  }
  expect(page.heard.some(({ type }) => type === 'update')).toBe(true)
  expect((await page.get({ type: 'log', before: 99, count: 10 })).entries.length).toBeGreaterThan(0)
  await page.get({ type: 'leaveHost' })
  expect((await page.refused({ type: 'log', before: 1, count: 1 })).code).toBe('no-table')
}, 60_000)

test('a page that only watches at another host says its name there through its own, and reads who else does', async () => {
  const there = await party({ games })
  const here = await party({ games })
  const seats = [{ name: 'Here', colour: 'red', by: 'here' as const }]
  const more = [...seats, { name: 'Free', colour: 'blue', by: 'lan' as const }]
  const { table } = await there.local.get({
    type: 'gatherTable',
    game: 'expedition',
    options: {},
    seats: more
  })
  await there.local.get({ type: 'shareTable', table, share: openToAll })
  const page = here.local
  await page.get({ type: 'joinHost', to: { address: '127.0.0.1', port: there.port() } })
  const { watchers = [] } = await page.lobby(table)
  const watcher = watchers[0]?.id ?? -1
  await page.get({ type: 'watchAs', name: 'Zoe' })
  const other = await there.guest()
  expect(await other.ask({ type: 'openTable', table })).toMatchObject({
    value: { watchers: [{ id: watcher, name: 'Zoe' }, {}] }
  })
  await expect
    .poll(() => page.heard.findLast((push) => push.type === 'lobby')?.watchers)
    .toMatchObject([{ id: watcher, name: 'Zoe' }, {}])
})
