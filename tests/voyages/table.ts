/** The test language of Voyages: its moves by name, and what a seat has. */
import { rounds } from '../../shared/games/voyages/content/numbers'
import { seatOf } from '../../shared/games/voyages/seats'
import type { Voyages } from '../../shared/games/voyages/game'
import type {
  ContractId,
  Die,
  DieColour,
  LocationId,
  SeatState,
  SpaceId,
  State
} from '../../shared/games/voyages/types'
import { Declared, type TableSpec } from './declared'
import { expectHas, type Has } from './has'
import type { DieSpec } from './position'
import { sameText, say, type StepSpec } from './say'

/** A die in the words of positions. */
function specOf(colour: DieColour, value: number): DieSpec {
  switch (colour) {
    case 'own':
      return value
    case 'black':
      return { black: value }
    case 'white':
      return { white: value }
    case 'token':
      return { token: value }
  }
}

/** The dice of a hand with only the first token, because using one makes the other tokens leave the hand. */
const onlyOneToken = (dice: readonly Die[]): readonly Die[] =>
  dice.filter(
    (die, at) => die.colour !== 'token' || dice.findIndex(({ colour }) => colour === 'token') === at
  )

/** A table with a declared position. Seat 0 starts unless options say so. */
export function table(spec: TableSpec = {}): Table {
  return new Table(spec, false)
}

/** A table at which the other seats have no dice left, so that every turn is seat 0's. */
export function alone(spec: TableSpec = {}): Table {
  const t = table(spec)
  for (let seat = 1; seat < (spec.players ?? 3); seat++) t.given({ seat, dice: [] })
  return t
}

/** A table right after the real set-up, at its first decision. */
export function freshTable(spec: TableSpec = {}): Table {
  return new Table(spec, true)
}

export class Table extends Declared {
  protected override faults(state: State): readonly string[] {
    return [...super.faults(state), ...(state.round > rounds ? [`round ${state.round}`] : [])]
  }

  protected override text(choice: Voyages['choice']): string {
    return sameText(choice)
  }

  // Playing

  /** Scripts the values of the next dice; the next move must roll all of them. */
  rolls(...values: number[]): this {
    return this.script(...values.map((value) => value - 1))
  }

  place(space: SpaceId, dice: readonly DieSpec[], value?: number): this {
    return this.play(say.place(space, dice, value))
  }

  /** Does the Travel action with these dice; the steps follow. */
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

  /** Bonus actions. */
  readonly bonus = {
    complete: (contract: ContractId): this => this.play(say.complete(contract)),
    moneyBag: (spec: DieSpec): this => this.play(say.moneyBag(spec)),
    reroll: (spec: DieSpec): this => this.play(say.reroll(spec)),
    adjust: (spec: DieSpec, by: 1 | -1): this => this.play(say.adjust(spec, by)),
    blackDie: (): this => this.play(say.blackDie())
  }

  /** The seat whose turn it is puts all its dice on the money bag and ends its turn. */
  passOut(): this {
    const { activeSeat } = this.state
    for (const { colour, value } of onlyOneToken(this.at(activeSeat).dice))
      this.bonus.moneyBag(specOf(colour, value))
    return this.endTurn()
  }

  /** Lets everybody use up their dice until nobody has a turn left in this round. */
  endRound(): this {
    const { round } = this.state
    while (this.state.round === round && this.state.phase === 'turns') this.passOut()
    return this
  }

  /** Makes all decisions between two rounds: coins for low rolls, else the first legal choice. */
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

  // Asking

  /** The state of a seat. */
  at(seat = 0): SeatState {
    return seatOf(this.state, seat)
  }

  /** Expects that a seat has exactly this in all given fields. */
  has(things: Has, seat = 0): this {
    expectHas(this.at(seat), things)
    return this
  }
}
