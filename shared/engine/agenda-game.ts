/**
 * A game declared as tables, one for each union of its types. `agendaGame` builds the `Rules` contract (`rules.ts`) from
 * them, so a game needs no adapter of its own.
 */
import { branchesOf, type Changes } from './branches'
import type { Chance } from './chance'
import type { EventIn, EventOf, EventType, GameTypes, TaskOf } from './game-types'
import type { Evolve, Play, PlayStart } from './play'
import {
  checkConfig,
  optionValue,
  type Config,
  type Decision,
  type Option,
  type Options,
  type Outcome,
  type Refusal,
  type Rules,
  type Seat,
  type Viewer
} from './rules'
import type { TableSet } from './tables'
import { rulesIn, topTaskOf, untilAsked, type Asked, type Course, type TaskRules, type Tasks } from './task'
import { copierOf, openEvent, type EventShown, type Shown } from './visibility'

/** What `setup` deals a new game from. `options` has a value for every option. */
export interface Dealing {
  readonly players: number
  readonly options: Options
  readonly chance: Chance
  /** As in `Config`: a set that has grown since must deal an older game from the part it had then. */
  readonly dealtFrom?: Config['dealtFrom']
}

/** Who sees the events of each kind. A new kind of event does not compile until it is listed. */
export type EventsShown<G extends GameTypes> = {
  readonly [K in EventType<G>]: EventShown<EventOf<G, K>>
}

/** The agenda's part of `EventsShown`, for games in which everybody may know every task. */
export const openAgenda = { taskOpened: openEvent, taskAmended: openEvent, taskClosed: openEvent }

/** Who sees what. */
export interface Visibility<G extends GameTypes> {
  readonly state: Shown<G['state']>
  readonly events: EventsShown<G>
}

/** The tables and functions that declare a game. */
export interface AgendaGame<G extends GameTypes, P extends Play<G>> {
  readonly id: string
  /** `major.minor`; a game file can be played on with the same major version. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly Option[]
  /** The table sets that a game with these options uses. */
  readonly tables: (options: Options) => readonly TableSet[]
  /** The content (cards, map, prices) that this game is played with. */
  readonly content: (state: G['state']) => G['content']
  /** Parses a choice from untrusted data; undefined if it is not well formed. */
  readonly parseChoice: (value: unknown) => G['choice'] | undefined
  /** The engine's `Play`, or the game's own subclass with more verbs. */
  readonly Play: new (start: PlayStart<G>) => P
  /** The first position, before anything has happened in it. */
  readonly setup: (dealing: Dealing) => G['state']
  /** Plays from the first position up to the first decision. */
  readonly begin: (play: P) => void
  readonly tasks: Tasks<G, P>
  /** How the game goes on without a choice, after `begin` and after each choice. Absent: the tasks do it themselves. */
  readonly course?: Course<G, P>
  /** Whether several seats answer the open tasks at once. Absent: never. */
  readonly simultaneous?: (state: G['state']) => boolean
  readonly evolve: Evolve<G>
  /** What each kind of event changes in place; branches share the rest. Absent: every event may change everything. */
  readonly changes?: Changes<G>
  readonly visibility: Visibility<G>
  /** Ids of components that the viewer has not been shown, by zone. */
  readonly unseen: (state: G['state'], viewer: Viewer) => Readonly<Record<string, readonly string[]>>
  /** Undefined until the game is over. */
  readonly outcome: (state: G['state']) => Outcome | undefined
  /** One sentence for each inconsistency in a state; empty for a sound one. */
  readonly audit: (state: G['state']) => readonly string[]
}

const notOffered: Refusal = { code: 'not-offered' }

/** The rules of a game that is declared as tables. */
export function agendaGame<G extends GameTypes, P extends Play<G> = Play<G>>(
  game: AgendaGame<G, P>
): Rules<G['state'], G['choice'], EventIn<G>> {
  const { id, version, seats, options, tables, parseChoice, course, unseen, outcome, audit } = game
  const rulesOf = rulesIn(game.tasks)
  const advance = (play: P): void => {
    if (course) untilAsked(rulesOf, play, course)
  }
  const shown = game.visibility.state
  const { branch, beforeChoice, beforeEvent } = branchesOf(shown, game.changes ?? {})
  const evolve: Evolve<G> = (content, state, event) => {
    beforeEvent(state, event)
    game.evolve(content, state, event)
  }

  /** The task on top of a seat's stack, with its context. */
  const askedOf = (content: G['content'], state: G['state'], seat: Seat): Asked<G> | undefined => {
    const task = topTaskOf<G>(state, seat)
    return task && { content, state, seat, task }
  }

  /** Why the choice is refused; every choice is, while the task on top waits for another seat. */
  const refusalBy = (
    rules: TaskRules<G, G['task']['kind'], P>,
    asked: Asked<G>,
    choice: G['choice']
  ): Refusal | undefined => (rules.blocked?.(asked) ? notOffered : rules.refusal(asked, choice))

  /** The decision that a task poses; undefined while the task waits for another seat. */
  const decisionOf = (
    asked: Asked<G>,
    simultaneous: boolean,
    asker: Viewer
  ): Decision<G['choice'], TaskOf<G>['kind']> | undefined => {
    const { seat, task } = asked
    const rules = rulesOf(task)
    if (rules.blocked?.(asked)) return undefined
    if (asker !== 'open' && asker !== seat) return { seat, task: task.kind, simultaneous }
    return { seat, task: task.kind, simultaneous, choices: rules.choices(asked) }
  }

  const shownOf = ({ type }: EventIn<G>): EventShown<EventIn<G>> => {
    const kind: EventType<G> = type
    return game.visibility.events[kind]
  }

  return {
    id,
    version,
    seats,
    options,
    tables,
    parseChoice,
    setup: (config, chance) => {
      const fault = checkConfig({ seats, options }, config)
      if (fault) throw new Error(`config refused: ${JSON.stringify(fault)}`)
      const chosen: Options = Object.fromEntries(
        options.map((option) => [option.id, optionValue({ options }, config, option.id)])
      )
      const { dealtFrom, players } = config
      const state = game.setup({ players, options: chosen, chance, ...(dealtFrom && { dealtFrom }) })
      const play = new game.Play({ content: game.content(state), state, chance, evolve })
      game.begin(play)
      advance(play)
      return state
    },
    decisions: (state, asker = 'open') => {
      const open: Decision<G['choice']>[] = []
      const simultaneous = game.simultaneous?.(state) ?? false
      const content = game.content(state)
      for (let seat = 0; seat < state.agenda.length; seat++) {
        const asked = askedOf(content, state, seat)
        const decision = asked && decisionOf(asked, simultaneous, asker)
        if (decision) open.push(decision)
      }
      return open
    },
    refusal: (state, seat, choice) => {
      const asked = askedOf(game.content(state), state, seat)
      return asked ? refusalBy(rulesOf(asked.task), asked, choice) : notOffered
    },
    play: (state, seat, choice, chance) => {
      beforeChoice(state, seat)
      const asked = askedOf(game.content(state), state, seat)
      if (!asked) return { refusal: notOffered }
      const rules = rulesOf(asked.task)
      const refusal = refusalBy(rules, asked, choice)
      if (refusal) return { refusal }
      const play = new game.Play({ content: asked.content, state, chance, evolve })
      rules.resolve(play, seat, asked.task, choice)
      advance(play)
      return { events: play.events }
    },
    evolve: (state, event) => {
      evolve(game.content(state), state, event)
    },
    copy: copierOf(shown),
    branch,
    view: (state, viewer) => shown.copy(state, { viewer, owner: undefined }),
    redact: (event, viewer) => shownOf(event).shown.show(event, { viewer, owner: undefined }),
    reveals: (event) => shownOf(event).reveals === true,
    unseen,
    outcome,
    audit
  }
}
