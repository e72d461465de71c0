// What Undo takes back after a journey: all of it, since one press sent it.
import { expect, test } from 'vitest'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'

test.each([
  ['voyages', voyagesUi, 'samarcanda', 'Samarcanda'],
  ['khan', khanUi, 'lhasa', 'Lhasa']
])('%s: a step leads to a place, nothing else does', (_id, ui, to, name) => {
  const step = { type: 'stepped', seat: 0, figure: 0, from: 'xian', to }
  const end = { type: 'turnEnded', seat: 0 }
  expect(ui.arrival?.(step)).toBe(name)
  expect(ui.arrival?.(end)).toBeUndefined()
})
