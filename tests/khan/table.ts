/** The test language of In the Service of the Khan: positions, moves by name, and what a seat has. */
import { expect } from 'vitest'
import type { EventIn } from '../../shared/engine/game-types'
import type { Config, Options } from '../../shared/engine/rules'
import { baseContent, type Content } from '../../shared/games/khan/content'
import type { Khan } from '../../shared/games/khan/game'
import { khanRules } from '../../shared/games/khan/rules'
import { seatOf, totalPoints } from '../../shared/games/khan/seats'
import type { BookId, Choice, SeatState, State } from '../../shared/games/khan/types'
import { FamilyTable } from '../lib/family-table'
import { die, nothingGiven, position, type DieSpec, type Given, type SeatGiven } from './position'
import { sameText, say, type StepSpec } from './say'

/** The table to play at: players, options, seed of set-up and dice, modified content. */
export interface TableSpec {
  readonly players?: number
  readonly options?: Options
  readonly seed?: number
  readonly content?: Content
}

/** A table with a declared position. Seat 0 starts unless options say so. */
export const table = (spec: TableSpec = {}): Table => new Table(spec, false)

/** A table at which the other seats have no dice left, so that every turn is seat 0's. */
export function alone(spec: TableSpec = {}): Table {
  const t = table(spec)
  for (let seat = 1; seat < (spec.players ?? 3); seat++) t.given({ seat, dice: [] })
  return t
}

/** A table right after the real set-up, at its first decision. */
export const freshTable = (spec: TableSpec = {}): Table => new Table(spec, true)

/** What `has` can compare of a seat; only given fields are compared, dice in any order. */
type Has = Omit<SeatGiven, 'completed' | 'goals'> & {
  readonly postsLeft?: number
  readonly completed?: readonly string[]
  readonly figure?: string
}

export class Table extends FamilyTable<State, Choice, EventIn<Khan>, Given> {
  readonly #content: Content
  readonly #config: Config
  readonly #seed: number

  constructor({ players = 3, seed = 1, content = baseContent, options = {} }: TableSpec, fresh: boolean) {
    const config = { players, options: { startPlayer: '0', ...options } }
    super(khanRules(content), config, seed, nothingGiven())
    this.#content = content
    this.#config = config
    this.#seed = seed
    if (fresh) this.begin()
    else this.beginDeclared()
  }

  protected override positionOf(given: Given): State {
    return position(this.rules, this.#content, this.#config, this.#seed, given)
  }

  protected override text(choice: Choice): string {
    return sameText(choice)
  }

  // Declaring

  /** Declares what a seat has (by default the first seat), and replaces what was declared of it before. */
  given({ seat = 0, ...things }: SeatGiven & { readonly seat?: number }): this {
    return this.declared((given) => (given.seats[seat] = things))
  }
  onSpace(space: string, seat: number, ...dice: DieSpec[]): this {
    return this.declared((given) => given.onSpaces.push({ space, seat, dice }))
  }
  card(city: string, card: string): this {
    return this.declared((given) => given.cards.push([city, card]))
  }
  area(...cards: string[]): this {
    return this.declared((given) => (given.area = cards))
  }
  /** Declares the city cards beside the board. */
  beside(...cards: string[]): this {
    return this.declared((given) => (given.beside = cards))
  }
  marker(city: string, marker: string): this {
    return this.declared((given) => given.markers.push([city, `city-bonus-${marker}`]))
  }
  outpost(city: string, tile: string): this {
    return this.declared((given) => given.outposts.push([city, `outpost-${tile}`]))
  }
  /** Declares the two contracts of a city; an empty text for one that was taken. */
  inCity(city: string, ...contracts: string[]): this {
    return this.declared((given) => given.inCities.push([city, contracts]))
  }
  pile(...contracts: string[]): this {
    return this.declared((given) => (given.pile = contracts))
  }
  tile(book: BookId, tile: string): this {
    return this.declared((given) => given.tiles.push([book, tile]))
  }
  black(...values: number[]): this {
    return this.declared((given) => (given.black = values))
  }

  // Playing

  /** Scripts the values of the next dice; the next move must roll all of them. */
  rolls(...values: number[]): this {
    return this.script(...values.map((value) => value - 1))
  }
  place(space: string, dice: readonly DieSpec[], more?: Parameters<typeof say.place>[2]): this {
    return this.play(say.place(space, dice, more))
  }
  to(place: string, step?: StepSpec): this {
    return this.play(say.to(place, step))
  }
  stop(): this {
    return this.play(say.stop())
  }
  /** The active seat puts its dice on the money bag for coins and ends its turn. */
  passOut(): this {
    const { activeSeat } = this.state
    for (const held of [...this.at(activeSeat).dice])
      this.play({ type: 'moneyBag', die: held }, { type: 'choose', option: 0 })
    return this.endTurn()
  }
  /** Lets everybody use up their dice, and makes decisions between the rounds by the first legal choice. */
  playRoundOut(): this {
    const { round } = this.state
    while (this.state.round === round && this.state.phase === 'turns') this.passOut()
    for (;;) {
      const [asked] = this.rules.decisions(this.state)
      const first = asked?.choices?.nth(0)
      if (!asked || !first || asked.task === 'turn') return this
      this.seat(asked.seat).play(first)
    }
  }

  // Asking

  at(seat = 0): SeatState {
    return seatOf(this.state, seat)
  }
  /** Expects that a seat has exactly this in all given fields. */
  has(things: Has, seat = 0): this {
    const me = this.at(seat)
    const { coin: coins, camel: camels, ...goods } = me.stock
    const sorted = (dice: SeatState['dice']) => dice.map(({ colour, value }) => `${colour} ${value}`).sort()
    const now: Record<string, unknown> = {
      ...me,
      coins,
      camels,
      ...goods,
      vp: totalPoints(me),
      dice: sorted(me.dice),
      figure: me.figures[0]
    }
    const wanted = { ...things, ...(things.dice && { dice: sorted(things.dice.map(die)) }) }
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, now[key]]))).toEqual(wanted)
    return this
  }
  /** The code of a refusal. */
  why(choice: Choice): string {
    return this.refusal(choice).code
  }
}
