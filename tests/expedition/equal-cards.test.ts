/** Equal cards are one to the rules; which of them is laid must tell nobody what else the hand holds (ruling 4). */
import { expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { expedition } from '../../shared/games/expedition'
import type { Choice, Event, State } from '../../shared/games/expedition/types'
import { renamed } from '../laws/worlds/relabel'

const { rules } = expedition

/** A first position for two with these cards first in the hand and in the display. */
function positionWith(held: string, shown: string): State {
  const dealt = rules.setup({ players: 2, options: { startPlayer: '0' } }, new Chance(seeded(4)))
  const swapped = [
    [dealt.seats[0]?.hand.cards?.[0] ?? '', held],
    [dealt.display[0] ?? '', shown]
  ].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a]
  ])
  return renamed(dealt, new Map(swapped as [string, string][])) as State
}

function play(state: State, seat: number, choice: Choice): readonly Event[] {
  const played = rules.play(state, seat, choice, new Chance(seeded(1)))
  if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
  return played.events
}

test('of equal cards the one from the display, which everybody knows, is played first', () => {
  const state = positionWith('oil-red-1', 'oil-red-2')
  play(state, 0, { type: 'take', card: 'oil-red' })
  play(state, 1, { type: 'draw' })
  const [laid] = play(state, 0, { type: 'pay', camel: 1, card: 'oil-red' })
  expect(laid).toEqual({ type: 'cardLaid', seat: 0, card: 'oil-red-2' })
  expect(state.seats[0]?.hand.cards).toContain('oil-red-1')
})

test('cards drawn unseen are sorted after those from the display', () => {
  const state = positionWith('oil-red-1', 'silk-green-1')
  play(state, 0, { type: 'take', card: 'silk-green' })
  play(state, 1, { type: 'draw' })
  const [drawn] = state.deck.cards ?? []
  play(state, 0, { type: 'draw' })
  const { cards = [] } = state.seats[0]?.hand ?? {}
  expect([cards[0], cards[cards.length - 1]]).toEqual(['silk-green-1', drawn])
})
