/** In the Service of the Khan, declared for the engine. */
import { audited } from '../../engine/audit'
import { agendaGame } from '../../engine/agenda-game'
import type { EventIn } from '../../engine/game-types'
import type { Option, Rules, Viewer } from '../../engine/rules'
import { cardsIn } from '../../engine/visibility'
import { auditLines } from './audit'
import { parseChoice } from './choice-schema'
import { changes, evolve } from './evolve'
import { course, isSimultaneous } from './flow'
import type { Content, Khan, Play } from './game'
import { KhanPlay } from './play'
import { outcome } from './scoring'
import { setup } from './setup'
import { tasks } from './tasks'
import type { Choice, State } from './types'
import { visibility } from './visibility'

const options: readonly Option[] = [
  { id: 'startPlayer', kind: 'seat', fallback: 'drawn' },
  { id: 'blackDice', kind: 'choice', values: ['plain', 'rolled'], fallback: 'plain' },
  { id: 'characters', kind: 'choice', values: ['own', 'mixed'], fallback: 'own' }
]

/** The rules with a content. */
export const khanRules = (content: Content): Rules<State, Choice, EventIn<Khan>> =>
  agendaGame<Khan, Play>({
    id: 'khan',
    version: '1.1',
    seats: { min: 2, max: 4 },
    options,
    tables: ({ characters }) => (characters === 'mixed' ? [...content.sets, content.mixed] : content.sets),
    content: () => content,
    parseChoice,
    Play: KhanPlay,
    setup: (dealing) => setup(content, dealing),
    begin: () => undefined,
    tasks,
    course,
    simultaneous: isSimultaneous,
    evolve,
    changes,
    visibility,
    unseen: (state, viewer) => unseen(content, state, viewer),
    outcome,
    audit: (state) => audited(auditLines, content, state)
  })

/** Ids of the contracts, city cards, goal cards, and offer tiles of each book that this viewer has not seen. */
function unseen(content: Content, state: State, viewer: Viewer): Readonly<Record<string, readonly string[]>> {
  const {
    areaCards,
    besideCards = [],
    cityCards,
    cityContracts,
    goneCards,
    goneOffers,
    offers,
    seats
  } = state
  const seen = new Set([
    ...Object.values(cityContracts).flat(),
    ...Object.values(cityCards),
    ...areaCards,
    ...besideCards,
    ...goneCards,
    ...Object.values(offers).flat(),
    ...goneOffers
  ])
  for (const [seat, { completed, contracts, goals, offer, shownGoals }] of seats.entries()) {
    for (const card of [...contracts, ...completed, offer, ...shownGoals]) seen.add(card)
    if (viewer === seat || viewer === 'seats') for (const goal of cardsIn(goals)) seen.add(goal)
  }
  const left = (items: readonly { readonly id: string }[]): string[] =>
    items.map(({ id }) => id).filter((id) => !seen.has(id))
  return {
    contracts: left(content.contracts.filter(({ starting }) => !starting)),
    cards: left(content.cityCards),
    goals: left(content.goalCards),
    ...Object.fromEntries(
      content.books.map(({ id }) => [id, left(content.offerTiles.filter(({ book }) => book === id))])
    )
  }
}
