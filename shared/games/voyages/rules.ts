/** The Voyages of Marco Polo as the engine's contract wants it. */
import { topTask } from '../../engine/agenda'
import {
  checkConfig,
  optionValue,
  type Decision,
  type Option,
  type Options,
  type Rules,
  type Seat,
  type Viewer
} from '../../engine/rules'
import { copyOf } from '../../engine/visibility'
import { audit } from './audit'
import { parseChoice } from './choice-schema'
import type { Content } from './content'
import { evolve } from './evolve'
import { seatOf } from './seats'
import { goOn, isSimultaneous } from './flow'
import { Play } from './play'
import { refuse, type VoyagesRefusal } from './refusals'
import { outcome } from './scoring'
import { setup } from './setup'
import { taskRules } from './tasks'
import type { Choice, Event, State, Task, TaskKind } from './types'
import { shownOf, stateShown } from './visibility'

const options: readonly Option[] = [
  { id: 'startPlayer', kind: 'seat', fallback: 'drawn' },
  { id: 'cityBonuses', kind: 'choice', values: ['letters', 'random'], fallback: 'letters' },
  { id: 'characters', kind: 'choice', values: ['seats', 'draft'], fallback: 'seats' },
  { id: 'goals', kind: 'choice', values: ['deal', 'draft'], fallback: 'deal' }
]

/** The rules of Voyages over a content. */
export function voyagesRules(content: Content): Rules<State, Choice, Event> {
  /** The open task of a seat: on top of its stack and not waiting for another seat. */
  const openTask = (state: State, seat: Seat): Task | undefined => {
    const task = topTask(state.agenda, seat)
    if (!task) return undefined
    const { blocked } = taskRules(task.kind)
    return blocked?.({ content, state, seat, task }) ? undefined : task
  }

  const refusal = (state: State, seat: Seat, choice: Choice): VoyagesRefusal | undefined => {
    const task = openTask(state, seat)
    return task ? taskRules(task.kind).refusal({ content, state, seat, task }, choice) : refuse('not-offered')
  }

  return {
    id: 'voyages',
    version: '1.0',
    content: content.hash,
    seats: { min: 2, max: 4 },
    options,
    parseChoice,
    refusal,
    setup: (config, chance) => {
      const fault = checkConfig({ seats: { min: 2, max: 4 }, options }, config)
      if (fault) throw new Error(`config refused: ${JSON.stringify(fault)}`)
      const chosen: Options = Object.fromEntries(
        options.map(({ id }) => [id, optionValue({ options }, config, id)])
      )
      return setup(content, config, chosen, chance)
    },
    decisions: (state, asker: Viewer = 'open') => {
      const open: Decision<Choice, TaskKind>[] = []
      const simultaneous = isSimultaneous(state)
      for (let seat = 0; seat < state.players; seat++) {
        const task = state.agenda[seat]?.length ? openTask(state, seat) : undefined
        if (!task) continue
        if (asker !== 'open' && asker !== seat) open.push({ seat, task: task.kind, simultaneous })
        else
          open.push({
            seat,
            task: task.kind,
            simultaneous,
            choices: taskRules(task.kind).choices({ content, state, seat, task })
          })
      }
      return open
    },
    play: (state, seat, choice, chance) => {
      const task = openTask(state, seat)
      const refused = task && taskRules(task.kind).refusal({ content, state, seat, task }, choice)
      if (refused || !task) return { refusal: refused ?? refuse('not-offered') }
      const play = new Play(content, state, chance)
      taskRules(task.kind).resolve(play, seat, task, choice)
      goOn(play)
      return { events: play.events }
    },
    evolve: (state, event) => {
      evolve(content, state, event)
    },
    view: (state, viewer) => copyOf(stateShown.show(state, { viewer, owner: undefined })),
    redact: (event, viewer) => shownOf(event).shown.show(event, { viewer, owner: undefined }),
    reveals: (event) => shownOf(event).reveals === true,
    unseen: (state, viewer) => unseen(content, state, viewer),
    outcome,
    audit: (state) => audit(content, state)
  }
}

/** Contracts in the piles and goal cards that this viewer cannot tell apart. */
function unseen(content: Content, state: State, viewer: Viewer): Record<string, string[]> {
  const seenContracts = new Set([...state.row, ...state.removed])
  const seenGoals = new Set<string>()
  for (const seat of state.seats) {
    for (const contract of [...seat.contracts, ...seat.completed, seat.offer]) seenContracts.add(contract)
    for (const goal of seat.shownGoals) seenGoals.add(goal)
  }
  if (typeof viewer === 'number')
    for (const goal of seatOf(state, viewer).goals.cards ?? []) seenGoals.add(goal)
  return {
    contracts: content.contracts.filter((c) => !c.starting && !seenContracts.has(c.id)).map((c) => c.id),
    goals: content.goalCards.filter((g) => !seenGoals.has(g.id)).map((g) => g.id)
  }
}
