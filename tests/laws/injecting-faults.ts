/** Tools for injecting faults into the rules of a game. */
import { all, listed } from '../../shared/engine/choices'
import type { GameEvent, Options, Seat } from '../../shared/engine/rules'
import type { LawRules } from './run'

/** A fault, and the law whose check must report it. */
export interface InjectedFault {
  readonly name: string
  /** The laws that may report it first. */
  readonly laws: readonly string[]
  /** Options with which the fault can take effect. */
  readonly options?: Options
  readonly inject: (rules: LawRules) => LawRules
}

type Decisions = ReturnType<LawRules['decisions']>

/** Rules with the list of choices of every seat changed, on host and views alike. */
export const relisted = (
  rules: LawRules,
  change: (list: unknown[], state: unknown) => unknown[]
): LawRules => ({
  ...rules,
  decisions: (state, asker) =>
    rules.decisions(state, asker).map((decision): Decisions[number] => {
      const { choices } = decision
      return choices && choices.count() > 1
        ? { ...decision, choices: listed(change(all(choices), state)) }
        : decision
    })
})

/** Rules whose events are changed before they are returned; `change` gets the position after them. */
export const withEvents = (
  rules: LawRules,
  change: (events: readonly GameEvent[], state: unknown) => readonly GameEvent[]
): LawRules => ({
  ...rules,
  play: (state, seat, choice, chance) => {
    const played = rules.play(state, seat, choice, chance)
    return 'refusal' in played ? played : { events: change(played.events, state) }
  }
})

/** Rules whose events contain additional fields. */
export const saying = <State, Event extends GameEvent>(
  rules: LawRules,
  more: (event: Event, state: State) => object | undefined
): LawRules =>
  withEvents(rules, (events, state) =>
    events.map((event) => ({ ...event, ...more(event as Event, state as State) }))
  )

/** Rules whose `evolve` and `play` both use a wrong reducer, so that host and guests agree on the fault. */
export const evolvedAfter = <State, Event extends GameEvent>(
  rules: LawRules,
  after: (state: State, event: Event) => void
): LawRules => ({
  ...rules,
  evolve: (state, event) => {
    rules.evolve(state, event)
    after(state as State, event as Event)
  },
  play: (state, seat, choice, chance) => {
    const played = rules.play(state, seat, choice, chance)
    if ('events' in played) for (const event of played.events) after(state as State, event as Event)
    return played
  }
})

/** Rules that do not redact one type of event. */
export const unredacted = (rules: LawRules, type: string): LawRules => ({
  ...rules,
  redact: (event: GameEvent, viewer) => (event.type === type ? event : rules.redact(event, viewer))
})

/** The seat whose secrets leak to everybody else. */
const leaky: Seat = 0

/** Rules whose views show others the secrets of one seat: `leak` copies them from the state to the view. */
export const leakingView = <State>(
  rules: LawRules,
  leak: (view: State, state: State, leaky: Seat) => void
): LawRules => ({
  ...rules,
  view: (state, viewer) => {
    const view = rules.view(state, viewer)
    if (viewer !== leaky && viewer !== 'open') leak(view as State, state as State, leaky)
    return view
  }
})
