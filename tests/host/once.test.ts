// However many clients watch, an update is serialized once for each distinct view.

import { afterEach, expect, test, vi } from 'vitest'
import { openToAll, party, running } from './party'
import { cleanUp } from './rig'
import { toyGame } from './toy'

afterEach(async () => {
  vi.restoreAllMocks()
  await cleanUp()
})

test('an update is serialized once for each seat with its own view, and once for all spectators', async () => {
  const game = toyGame()
  const redacted = vi.spyOn(game.rules, 'redact')
  const all = await party({ games: [game] })
  const { table, wires } = await running(all, 2, openToAll)
  const spectators = await Promise.all(Array.from({ length: 10 }, () => all.guest()))
  for (const wire of spectators) await wire.get({ type: 'openTable', table })
  for (const [at, wire] of wires.entries()) await wire.get({ type: 'takeOver', seat: at + 1, secrets: true })
  const { decisions } = await all.local.get({ type: 'takeOver', seat: 0, secrets: true })
  const decision = decisions.find(({ seat }) => seat === 0)?.id ?? -1
  redacted.mockClear()
  const written = vi.spyOn(JSON, 'stringify')
  const choices = [{ type: 'pledge', value: 4 }]
  await all.local.get({ type: 'choose', command: 'once', seat: 0, decision, choices })
  const heard = await Promise.all([...wires, ...spectators].map((wire) => wire.next('update')))
  const updates = written.mock.calls.filter(
    ([value]) => (value as { push?: { type?: string } }).push?.type === 'update'
  )
  expect(heard).toHaveLength(12)
  expect(updates).toHaveLength(3)
  expect(redacted.mock.calls.map(([, viewer]) => viewer).sort()).toEqual([0, 1, 2, 'public'])
})
