/**
 * The test language: declare a position in the words of the game, play named moves, say what can be chosen and
 * what changed. Everything runs through an engine `Match`, and every move through the one function `Table.#choose`,
 * so that whole-suite modes (see modes.ts) see every choice of every test.
 */
import { expect } from 'vitest'
import { all } from '../../shared/engine/choices'
import { isUndo, type ChoiceEntry, type Entry } from '../../shared/engine/match'
import type { Outcome, Refusal } from '../../shared/engine/rules'
import { seatOf } from '../../shared/games/voyages/seats'
import type {
  Choice,
  ContractId,
  Event,
  EventOf,
  EventType,
  LocationId,
  SeatState,
  SpaceId,
  State,
  TaskKind
} from '../../shared/games/voyages/types'
import { Declared, type TableSpec } from './declared'
import { expectHas, type Has } from './has'
import { afterMove, beforeMove } from './modes'
import { assertSound, type DieSpec } from './position'
import { sameText, say, type StepSpec } from './say'

/** A table with a declared position. Seat 0 starts unless options say so. */
export function table(spec: TableSpec = {}): Table {
  return new Table(spec, false)
}

/** A table where the other seats have no dice left, so that every turn comes back to seat 0. */
export function alone(spec: TableSpec = {}): Table {
  const t = table(spec)
  for (let seat = 1; seat < (spec.players ?? 3); seat++) t.given({ seat, dice: [] })
  return t
}

/** A table just set up: nothing is declared, the real game asks its first question. */
export function freshTable(spec: TableSpec = {}): Table {
  return new Table(spec, true)
}

export class Table extends Declared {
  readonly #entries: Entry[] = []
  #next: number | undefined

  // Playing

  /** The next dice show these; all must be rolled by the next move. */
  rolls(...values: number[]): this {
    this.scripted.push(...values.map((value) => value - 1))
    return this
  }

  /** The next move is this seat's; for questions that several seats answer at once. */
  seat(seat: number): this {
    this.#next = seat
    return this
  }

  /** Plays choices one after the other; fails on the first that is refused. */
  play(...choices: Choice[]): this {
    for (const choice of choices) {
      const played = this.#choose(this.#mover(), choice)
      if ('refusal' in played)
        throw new Error(`${JSON.stringify(choice)} refused: ${JSON.stringify(played.refusal)}`)
    }
    return this
  }

  place(space: SpaceId, dice: readonly DieSpec[], value?: number): this {
    return this.play(say.place(space, dice, value))
  }

  /** The Travel action with these dice; the steps follow. */
  travel(dice: readonly DieSpec[], value?: number): this {
    return this.place('travel', dice, value)
  }

  to(place: LocationId, step?: StepSpec): this {
    return this.play(say.to(place, step))
  }

  stop(): this {
    return this.play(say.stop())
  }

  column(column: number): this {
    return this.play(say.column(column))
  }

  endTurn(): this {
    return this.play(say.endTurn())
  }

  /** Bonus actions. */
  readonly bonus = {
    complete: (contract: ContractId): this => this.play(say.complete(contract)),
    moneyBag: (spec: DieSpec): this => this.play(say.moneyBag(spec)),
    reroll: (spec: DieSpec): this => this.play(say.reroll(spec)),
    adjust: (spec: DieSpec, by: 1 | -1): this => this.play(say.adjust(spec, by)),
    blackDie: (): this => this.play(say.blackDie())
  }

  /** Takes the pending reward of this kind first. */
  takeFirst(item: string): this {
    const seat = this.#mover()
    const task = this.state.agenda[seat]?.at(-1)
    const index = task?.kind === 'rewards' ? task.pending.findIndex((reward) => reward.item === item) : -1
    return this.seat(seat).play(say.reward(index))
  }

  /** The seat whose turn it is lays all its dice on the money bag and ends its turn. */
  passOut(): this {
    const { activeSeat } = this.state
    for (const { colour, value } of [...this.at(activeSeat).dice])
      this.bonus.moneyBag(colour === 'own' ? value : colour === 'black' ? { black: value } : { white: value })
    return this.endTurn()
  }

  /** Everybody passes out until nobody has a turn in this round any more. */
  endRound(): this {
    const { round } = this.state
    while (this.state.round === round && this.state.phase === 'turns') this.passOut()
    return this
  }

  /** Answers all that is asked between two rounds: coins for low rolls, else what is listed first. */
  answerAll(): this {
    for (;;) {
      const [asked] = this.rules.decisions(this.state)
      const first = asked?.choices?.nth(0)
      if (!asked || !first || asked.task === 'turn') return this
      this.seat(asked.seat).play(first)
    }
  }

  /** Plays to the first turn of the next round, or to the end. */
  playRoundOut(): this {
    return this.answerAll().endRound().answerAll()
  }

  #mover(): number {
    const asked = this.rules.decisions(this.state, 'public').map((decision) => decision.seat)
    const seat = this.#next ?? (asked.includes(this.state.activeSeat) ? this.state.activeSeat : asked[0])
    this.#next = undefined
    if (seat === undefined) throw new Error('nobody is asked')
    return seat
  }

  /** The one way a choice is made. */
  #choose(seat: number, choice: Choice): ChoiceEntry | { readonly refusal: Refusal } {
    const { match } = this
    const before = beforeMove(this.rules, match, choice)
    const played = match.choose(seat, choice)
    if (!('refusal' in played)) {
      this.#entries.push(played)
      if (this.scripted.length > 0) throw new Error(`${this.scripted.length} scripted dice were not rolled`)
      this.match = afterMove(this.rules, match, before, this.#entries, this.source)
    }
    assertSound(this.rules, this.state)
    return played
  }

  /** Takes back a seat's latest choice; the answer is what stands in the way, if something does. */
  undo(seat = 0): string | undefined {
    const undone = this.match.undo(seat)
    if ('refusal' in undone) return undone.refusal.code
    this.#entries.push(undone)
    assertSound(this.rules, this.state)
    return undefined
  }

  // Asking

  get state(): State {
    return this.match.state as State
  }

  /** A seat's things. */
  at(seat = 0): SeatState {
    return seatOf(this.state, seat)
  }

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.state)
  }

  /** Kind of question a seat is asked now. */
  question(seat = 0): TaskKind | undefined {
    return this.rules.decisions(this.state, 'public').find((decision) => decision.seat === seat)?.task as
      TaskKind | undefined
  }

  /** All that a seat may choose now. */
  choices(seat = 0): Choice[] {
    const set = this.rules.decisions(this.state, seat).find((decision) => decision.seat === seat)?.choices
    return set ? all(set) : []
  }

  /** True if the next seat to move may choose this. Its list and the rule that refuses must agree (law 3). */
  canChoose(choice: Choice): boolean {
    const seat = this.#mover()
    const is = this.choices(seat).some((other) => sameText(other) === sameText(choice))
    const may = this.rules.refusal(this.state, seat, choice) === undefined
    expect({ listed: is }, `${JSON.stringify(choice)}: legal is listed`).toEqual({ listed: may })
    return is
  }

  /** Tries an illegal choice: it must be unlisted, change nothing and say why. The answer is the reason. */
  refusal(choice: Choice): Refusal {
    const seat = this.#mover()
    const before = JSON.stringify(this.state)
    expect(this.choices(seat).map(sameText)).not.toContain(sameText(choice))
    const played = this.#choose(seat, choice)
    expect(JSON.stringify(this.state), 'a refused choice changes nothing').toBe(before)
    if (!('refusal' in played)) throw new Error(`not refused: ${JSON.stringify(choice)}`)
    return played.refusal
  }

  /** Events of the latest move, all or of one kind. */
  events(): readonly Event[]
  events<K extends EventType>(type: K): readonly EventOf<K>[]
  events(type?: EventType): readonly Event[] {
    const last = this.#entries.at(-1)
    const events = last && !isUndo(last) ? (last.events as readonly Event[]) : []
    return type ? events.filter((event) => event.type === type) : events
  }

  /** Expects a seat to have exactly these of all named things. */
  has(things: Has, seat = 0): this {
    expectHas(this.at(seat), things)
    return this
  }
}
