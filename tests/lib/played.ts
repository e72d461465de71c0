/**
 * The test language that every game shares: declare a position, play choices, ask what can be chosen and what
 * happened. It drives an engine `Match`; every move goes through `Played.#choose`, so that the whole-suite modes
 * (modes.ts) see every choice of every test.
 */
import { expect } from 'vitest'
import { seeded, type Source } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import { isUndo, type ChoiceEntry, type Entry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import { logOf, shownEntry, type Story } from '../../shared/engine/record'
import type { Config, GameEvent, Outcome, Refusal, Rules } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { afterMove, beforeMove } from './modes'

/** A game that a test plays. Each game's subclass adds its own words for positions, moves and what a seat has. */
export class Played<State extends { readonly activeSeat: number }, Choice, Event extends GameEvent> {
  readonly rules: Rules<State, Choice, Event>
  readonly #config: Config
  /** The next draws of chance; once they are used up, the seeded source goes on. */
  readonly #scripted: number[] = []
  readonly #source: Source
  readonly #entries: Entry[] = []
  #match: Match | undefined
  /** The position before the first move. */
  #first: unknown
  /** The seat that was named for the next move. */
  #next: number | undefined

  constructor(rules: Rules<State, Choice, Event>, config: Config, seed: number) {
    this.rules = rules
    this.#config = config
    const rest = seeded(seed)
    this.#source = (n) => {
      const value = this.#scripted.shift()
      if (value !== undefined && (value >= n || value < 0))
        throw new Error(`scripted draw ${value}, but the rules draw a number below ${n}`)
      return value ?? rest(n)
    }
  }

  /** Begins with this position, or else with the game's own set-up. Throws after the first move. */
  protected begin(position?: State): void {
    if (this.#entries.length > 0) throw new Error('declare the position before the first move')
    if (position) this.#assertSound(position)
    const rules = position ? { ...this.rules, setup: () => copyOf(position) } : this.rules
    this.#match = Match.start(rules, this.#config, this.#source)
    this.#first = copyOf(this.#match.state)
  }

  /** What is inconsistent in a position; a game's subclass may add to the rules' own audit. */
  protected faults(state: State): readonly string[] {
    return this.rules.audit(state)
  }

  /** A text that is equal for equivalent choices; a game's subclass may ignore the order of equal things. */
  protected text(choice: Choice): string {
    return JSON.stringify(choice)
  }

  /** Scripts the draws of the next move; that move must use all of them. */
  protected script(...draws: readonly number[]): this {
    this.#scripted.push(...draws)
    return this
  }

  /** The match; read only. */
  get match(): Match {
    if (!this.#match) throw new Error('no position yet')
    return this.#match
  }

  // Playing

  /** Names the seat of the next move: for decisions that several seats make at once. */
  seat(seat: number): this {
    this.#next = seat
    return this
  }

  /** Plays choices one after the other; throws at the first that is refused. */
  play(...choices: Choice[]): this {
    for (const choice of choices) {
      const played = this.#choose(this.mover(), choice)
      if ('refusal' in played)
        throw new Error(`${JSON.stringify(choice)} refused: ${JSON.stringify(played.refusal)}`)
    }
    return this
  }

  /**
   * The seat that moves next: the one that was named, else the active one if it has a decision, else the first that
   * has.
   */
  protected mover(): number {
    const asked = this.rules.decisions(this.state, 'public').map((decision) => decision.seat)
    const seat = this.#next ?? (asked.includes(this.state.activeSeat) ? this.state.activeSeat : asked[0])
    this.#next = undefined
    if (seat === undefined) throw new Error('no seat has a decision to make')
    return seat
  }

  /** Makes a choice. Every move of every test goes through here. */
  #choose(seat: number, choice: Choice): ChoiceEntry | { readonly refusal: Refusal } {
    const match = this.match
    const before = beforeMove(this.rules, match, choice)
    const played = match.choose(seat, choice)
    if (!('refusal' in played)) {
      this.#entries.push(played)
      if (this.#scripted.length > 0) throw new Error(`${this.#scripted.length} scripted draws were not made`)
      this.#match = afterMove(this.rules, match, before, this.#entries, this.#source)
    }
    this.#assertSound(this.state)
    return played
  }

  /** Undoes a seat's latest choice. Returns the refusal code if that is refused. */
  undo(seat = 0): string | undefined {
    const undone = this.match.undo(seat)
    if ('refusal' in undone) return undone.refusal.code
    this.#entries.push(undone)
    this.#assertSound(this.state)
    return undefined
  }

  /** Undoes, and returns 'undone' or the refusal code; a refused undo must not change the state. */
  undoes(seat = 0): string {
    const was = JSON.stringify(this.state)
    const code = this.undo(seat)
    if (code) expect(JSON.stringify(this.state)).toBe(was)
    return code ?? 'undone'
  }

  #assertSound(state: State): void {
    const faults = this.faults(state)
    if (faults.length > 0) throw new Error(`the position is inconsistent: ${faults.join('; ')}`)
  }

  // Asking

  get state(): State {
    return this.match.state as State
  }

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.state)
  }

  /** The kind of decision that a seat has to make now. */
  question(seat = 0): string | undefined {
    return this.rules.decisions(this.state, 'public').find((decision) => decision.seat === seat)?.task
  }

  /** All legal choices of a seat now. */
  choices(seat = 0): Choice[] {
    const set = this.rules.decisions(this.state, seat).find((decision) => decision.seat === seat)?.choices
    return set ? all(set) : []
  }

  /** True if the seat that moves next may choose this. The list of choices and `refusal` must agree (law 3). */
  canChoose(choice: Choice): boolean {
    const seat = this.mover()
    const listed = this.choices(seat).some((other) => this.text(other) === this.text(choice))
    const legal = this.rules.refusal(this.state, seat, choice) === undefined
    expect({ listed }, `${JSON.stringify(choice)}: listed exactly if legal`).toEqual({ listed: legal })
    return listed
  }

  /** Tries an illegal choice, which must be unlisted, refused, and change nothing. Returns the refusal. */
  refusal(choice: Choice): Refusal {
    const seat = this.mover()
    const before = JSON.stringify(this.state)
    expect(this.choices(seat).map((listed) => this.text(listed))).not.toContain(this.text(choice))
    const played = this.#choose(seat, choice)
    expect(JSON.stringify(this.state), 'a refused choice changes nothing').toBe(before)
    if (!('refusal' in played)) throw new Error(`not refused: ${JSON.stringify(choice)}`)
    return played.refusal
  }

  /** The game's log since its declared position, in the open view. */
  get story(): Story {
    return {
      setup: this.#first,
      entries: logOf(this.#entries).map((line, number) => shownEntry(this.rules, line, number, 'open'))
    }
  }

  /** Events of the latest move, all or of one kind. */
  events(): readonly Event[]
  events<K extends Event['type']>(type: K): readonly Extract<Event, { readonly type: K }>[]
  events(type?: string): readonly Event[] {
    const last = this.#entries.at(-1)
    const events = last && !isUndo(last) ? (last.events as readonly Event[]) : []
    return type ? events.filter((event) => event.type === type) : events
  }
}
