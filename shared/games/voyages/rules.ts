/** The Voyages of Marco Polo, declared for the engine. */
import { audited } from '../../engine/audit'
import { agendaGame } from '../../engine/agenda-game'
import type { EventIn } from '../../engine/game-types'
import type { Option, Rules, Viewer } from '../../engine/rules'
import { cardsIn } from '../../engine/visibility'
import { joinedTables, moduleOptions, playedWith, seatsWith, switchedOn } from '../../polo/modules'
import type { ModuleChoice } from '../../polo/open-game'
import { auditLines } from './audit'
import { parseChoice, parseModuleChoice } from './choice-schema'
import { contentsOver } from './content'
import { changes, evolve, evolveWithModules } from './evolve'
import { course, isSimultaneous } from './flow'
import { VoyagesPlay } from './play'
import { outcome } from './scoring'
import { begin, setup } from './setup'
import { tasks } from './tasks'
import type { Choice, Event, State } from './types'
import type { Content, Module, Play, Voyages } from './game'
import { visibilityWith } from './visibility'

const options: readonly Option[] = [
  { id: 'startPlayer', kind: 'seat', fallback: 'drawn' },
  { id: 'cityBonuses', kind: 'choice', values: ['letters', 'random'], fallback: 'letters' },
  { id: 'characters', kind: 'choice', values: ['seats', 'draft'], fallback: 'seats' },
  { id: 'goals', kind: 'choice', values: ['deal', 'draft'], fallback: 'deal' }
]

/** The rules of Voyages with a content. With modules, their choices and events join its own. */
export function voyagesRules(content: Content): Rules<State, Choice, Event>
export function voyagesRules(
  content: Content,
  modules: readonly Module[]
): Rules<State, Choice | ModuleChoice, EventIn<Voyages>>
export function voyagesRules(
  base: Content,
  modules: readonly Module[] = []
): Rules<State, Choice | ModuleChoice, EventIn<Voyages>> {
  const { ofModules, ofState } = contentsOver(base, modules)
  return agendaGame<Voyages, Play>({
    id: 'voyages',
    version: '1.0',
    seats: seatsWith({ min: 2, max: 4 }, modules),
    options: [...options, ...moduleOptions(modules)],
    tables: (chosen) => [base.base, ...switchedOn(modules, chosen).map(({ tables }) => tables)],
    content: ofState,
    parseChoice: (value) => parseChoice(value) ?? parseModuleChoice(modules, value),
    Play: VoyagesPlay,
    setup: (dealing) => {
      const played = switchedOn(modules, dealing.options)
      const content = ofModules(played)
      const state = setup(content, dealing)
      if (played.length > 0) state.modules = {}
      for (const { id, setup: remember } of played)
        state.modules = { ...state.modules, [id]: remember(dealing, content, state) }
      return state
    },
    begin,
    tasks: { ...tasks, ...joinedTables(modules.map((module) => module.tasks)) },
    course,
    simultaneous: isSimultaneous,
    evolve: modules.length > 0 ? evolveWithModules(modules) : evolve,
    changes,
    visibility: visibilityWith(modules),
    unseen: (state, viewer) =>
      playedWith(modules, state).reduce(
        (known, module) => ({ ...known, ...module.unseen(state, viewer) }),
        unseen(ofState(state), state, viewer)
      ),
    outcome,
    audit: (state) => [
      ...audited(auditLines, ofState(state), state),
      ...playedWith(modules, state).flatMap((module) => module.audit(ofState(state), state))
    ]
  })
}

/** Ids of the contracts and goal cards that this viewer has not seen. */
function unseen(content: Content, state: State, viewer: Viewer): Readonly<Record<string, readonly string[]>> {
  const seenContracts = new Set([...state.row, ...state.removed])
  const seenGoals = new Set<string>()
  for (const seat of state.seats) {
    for (const contract of [...seat.contracts, ...seat.completed, seat.offer]) seenContracts.add(contract)
    for (const goal of seat.shownGoals) seenGoals.add(goal)
  }
  for (const [seat, { goals }] of state.seats.entries())
    if (viewer === seat || viewer === 'seats') for (const goal of cardsIn(goals)) seenGoals.add(goal)
  return {
    contracts: content.contracts.filter((c) => !c.starting && !seenContracts.has(c.id)).map((c) => c.id),
    goals: content.goalCards.filter((g) => !seenGoals.has(g.id)).map((g) => g.id)
  }
}
