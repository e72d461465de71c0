/** How computer players draft characters. */
import { describe, expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { games } from '../../shared/games'
import { khanWithPlayers } from '../../shared/games/khan/with-players'
import { levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { advise } from '../../shared/players/reasons'
import { inStyle } from '../../shared/players/styles'

/** What is read of a position of either game. */
interface Drafted {
  readonly phase: string
  readonly seats: readonly { readonly character: string }[]
}

const drafts = [
  {
    id: 'voyages',
    options: { characters: 'draft' },
    characters: 8,
    suits: 'niccolo-and-marco-polo'
  },
  { id: 'khan', options: {}, characters: 7, suits: 'gantulga-od' }
]

describe.each(drafts)('$id', ({ id, options, characters, suits }) => {
  const game = games.find(({ rules }) => rules.id === id)
  const deals = Array.from({ length: 24 }, (_, at) => at + 1)

  /** The characters that four players of level 2 draft in this deal, in the order of the seats. */
  function drafted(deal: number, style?: string): readonly string[] {
    if (!game?.knowledge) throw new Error(`nobody knows ${id}`)
    const { rules } = game
    const knowledge = inStyle(game.knowledge, style)
    const chance = new Chance(seeded(deal))
    const state = rules.setup({ players: 4, options }, chance) as Drafted
    while (state.phase === 'characters') {
      const seat = rules.decisions(state, 'public')[0]?.seat ?? -1
      const view: unknown = rules.view(state, seat)
      const { choice } = thought({ rules, knowledge, view, seat, level: levelOf(2), seed: deal })
      expect(rules.play(state, seat, choice, chance)).not.toHaveProperty('refusal')
    }
    return state.seats.map(({ character }) => character)
  }

  test('in two dozen drafts everybody is taken by somebody', () => {
    const taken = new Set(deals.flatMap((deal) => drafted(deal)))
    expect([...taken]).toHaveLength(characters)
  })

  test('travellers prefer a character who travels cheaply', () => {
    const times = (style?: string): number =>
      deals.flatMap((deal) => drafted(deal, style)).filter((one) => one === suits).length
    expect(times('traveller')).toBeGreaterThan(times())
  })
})

test('advice on the last pick ends where goal cards are dealt, since nobody knows them yet', () => {
  const { rules, knowledge } = khanWithPlayers
  const chance = new Chance(seeded(3))
  const state = rules.setup({ players: 2, options: {} }, chance)
  const pick = (): number => rules.decisions(state, 'public')[0]?.seat ?? -1
  const first = rules.decisions(state, 'open')[0]?.choices?.nth(0)
  if (!first) throw new Error('nobody drafts')
  rules.play(state, pick(), first, chance)
  const seat = pick()
  const steps = advise({ rules, knowledge, view: rules.view(state, seat), seat, level: levelOf(2), seed: 1 })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const told = step.value.plan.steps.flat().map(({ type }) => type)
  expect(told).toContain('goalsDealt')
  expect(told).not.toContain('goalsKept')
})
