// Why a computer player chose what it did: the explanation of a whole turn.

import { afterEach, expect, test } from 'vitest'
import { Whys } from '../../main/host/table/whys'
import { besideBot, cleanUp, newRig } from './rig'
import { toyGame } from './toy'

afterEach(cleanUp)

test('a turn says that its thinking was cut short if that holds for any of its choices; other turns do not', () => {
  const whys = new Whys(toyGame())
  const note = (seat: number, number: number, quick: boolean): void =>
    whys.note(
      () => undefined,
      seat,
      { choice: { type: 'pass' }, level: quick ? 1 : 5, ...(quick && { quick: true as const }) },
      () => number
    )
  note(0, 1, false)
  note(0, 2, true)
  note(1, 3, false)
  expect(whys.about(3, 3, true)).not.toHaveProperty('quick')
  expect(whys.about(1, 2, true)).toMatchObject({ seat: 0, level: 5, quick: true })
  expect(whys.about(1, 1, true)).not.toHaveProperty('quick')
})

test('a choice without a line in the log counts for the first choice of its turn that has one', () => {
  const whys = new Whys(toyGame())
  const note = (seat: number, number: number, quick = false): void =>
    whys.note(
      () => undefined,
      seat,
      { choice: { type: 'pass' }, level: quick ? 1 : 5, ...(quick && { quick: true as const }) },
      () => number
    )
  note(1, 18, true)
  note(3, 19, true)
  note(3, 20)
  note(3, 21)
  note(0, 22)
  expect(whys.about(21, 21, true)).toMatchObject({ seat: 3, level: 1, quick: true })
  expect(whys.about(22, 22, true)).not.toHaveProperty('quick')
})

test('a request for a huge range only goes through what is known, because guests can ask, too', async () => {
  const rig = await newRig({ botPace: 0 })
  const client = rig.client()
  const table = await besideBot(client)
  while ((await client.get({ type: 'openTable', table })).next === 0) await client.pushes()
  for (const to of [1_000_000_000, Number.MAX_SAFE_INTEGER]) {
    const { why } = await client.get({ type: 'why', from: 0, to })
    expect(why).toMatchObject({ seat: 1 })
  }
})
