/**
 * Computer players at tables with the New Characters: no choice is refused, every position has a value, gifts are
 * used.
 */
import { expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { voyagesWithPlayers as voyages } from '../../shared/games/voyages/with-players'
import type { Event } from '../../shared/games/voyages/types'
import type { NewCharacters } from '../../shared/games/voyages/modules/new-characters/types'
import { hastened, levelOf } from '../../shared/players/levels'
import { sumOf } from '../../shared/players/knowledge'
import { thought } from '../../shared/players/player'
import { own, table } from './new-characters'

const options = { 'new-characters': 'on', characters: 'draft', goals: 'draft', cityBonuses: 'random' }
const { rules, knowledge } = voyages

test.each([1, 2] as const)(
  'level %i plays whole games, from the draft to the final scores',
  { timeout: 300_000 },
  (number) => {
    const done = new Set<string>()
    for (const seed of [5]) {
      const level = hastened(levelOf(number), Math.min(1, 150 / levelOf(number).budget))
      const chance = new Chance(seeded(seed))
      const state = rules.setup({ players: 3, options }, chance)
      for (let step = 0; !rules.outcome(state); step++) {
        const seat = rules.decisions(state, 'public')[0]?.seat ?? -1
        const view = rules.view(state, seat)
        const { choice } = thought({ level, rules, knowledge, view, seat, seed: 1000 * seed + step })
        const played = rules.play(state, seat, choice as never, chance)
        if ('refusal' in played) throw new Error(`${JSON.stringify(choice)}: ${played.refusal.code}`)
        for (const event of played.events as readonly (Event | NewCharacters['event'])[]) done.add(event.type)
        expect(Number.isFinite(sumOf(knowledge.worth(rules.view(state, seat), seat)))).toBe(true)
      }
    }
    expect([...done]).toContain('new-characters/giftUsed')
  }
)

test('a player who looks ahead to the next turn lets Khan Arghun use a card again', () => {
  const t = table().given({ character: 'new-characters/khan-arghun', dice: [1, 2, 3] })
  t.ofModule((state) => (own(state).cityCardUsed = true))
  const next = knowledge.nextTurn?.(t.state, 0, (state) => rules.copy(state))
  expect(next && own(next).cityCardUsed).toBe(false)
})
