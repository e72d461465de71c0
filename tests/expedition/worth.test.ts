/** How computer players of Expedition value the card that ends a turn. */
import { expect, test } from 'vitest'
import { baseContent } from '../../shared/games/expedition/content'
import { ending } from '../../shared/games/expedition/player/worth'
import type { Choice, State } from '../../shared/games/expedition/types'
import { table } from './table'

const of = (state: State, choice: Choice) => ending(baseContent.track(state.track), state, 0, choice)

test('ruling 30: with an empty deck one of the discards is drawn, and no other card counts', () => {
  const { state } = table({
    camels: { a: 0 },
    hand: { a: 'oil-red' },
    display: 'oil-red spices-blue driver-red driver-blue driver-red',
    discards: 'oil-blue oil-green oil-yellow',
    rest: 'b'
  })
  expect(state.deck.count).toBe(0)
  const drawn = of(state, { type: 'draw' })?.['chance']
  expect(drawn).toBeCloseTo(of(state, { type: 'take', card: 'oil-red' })?.['hand'] ?? 0)
  expect(drawn).not.toBeCloseTo(of(state, { type: 'take', card: 'spices-blue' })?.['hand'] ?? 0)
})
