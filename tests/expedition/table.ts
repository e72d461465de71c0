/** The test language of Expedition: its positions, its moves by name, and what a seat has. */
import { baseContent, type Content } from '../../shared/games/expedition/content'
import { kindOf } from '../../shared/games/expedition/pieces'
import { expeditionRules } from '../../shared/games/expedition/rules'
import { seatOf } from '../../shared/games/expedition/seats'
import type { CardKind, Choice, Event, SeatState, State } from '../../shared/games/expedition/types'
import type { Config, Options } from '../../shared/engine/rules'
import { Played } from '../lib/played'
import { expectHas, type Has } from './has'
import { kindsIn, names, position, seatNamed, type Given, type Name } from './position'
import { say } from './say'

/** The table to play at. By default three players on the classic track, `a` first. */
export interface TableSpec {
  readonly players?: number
  readonly track?: 'classic' | 'graded'
  /** Two players: both camels may move in one turn. */
  readonly both?: boolean
  /** Two players: where ballast leads; by default as in a file without the option (`passed`). */
  readonly ballast?: 'reached' | 'passed'
  /** The start player, or `drawn`. */
  readonly first?: Name | 'drawn'
  readonly seed?: number
  readonly content?: Content
}

/** A table with a declared position. */
export const table = (spec: TableSpec & Given = {}): Table => new Table(spec, spec)

/** A table right after the real set-up, at its first decision. */
export const freshTable = (spec: TableSpec = {}): Table => new Table(spec)

function configOf({ players = 3, track, both, ballast, first = 'a' }: TableSpec): Config {
  const options: Options = {
    startPlayer: first === 'drawn' ? first : String(seatNamed(first)),
    ...(track ? { track } : {}),
    ...(both ? { bothCamels: 'both' } : {}),
    ...(ballast ? { ballast } : {})
  }
  return { players, options }
}

export class Table extends Played<State, Choice, Event> {
  constructor(spec: TableSpec, given?: Given) {
    const { content = baseContent, seed = 1 } = spec
    const config = configOf(spec)
    const rules = expeditionRules(content)
    super(rules, config, seed)
    this.begin(given && position(rules, content, config, given))
  }

  // Playing

  /** Plays cards one by one for a camel's next free space, and for those after it. */
  pay(cards: string, camel = 0): this {
    return this.play(...kindsIn(cards).map((card) => say.pay(card, camel)))
  }

  ballast(camel = 0): this {
    return this.play(say.ballast(camel))
  }

  take(card: CardKind): this {
    return this.play(say.take(card))
  }

  draw(): this {
    return this.play(say.draw())
  }

  pass(): this {
    return this.play(say.pass())
  }

  /** Scripts the next shuffle of the discards: these cards will be on top of the deck, in this order. */
  shuffles(cards: string): this {
    const list: (string | undefined)[] = [...this.state.discards]
    const left = [...this.state.discards]
    const top = kindsIn(cards).map((kind) => {
      const at = left.findIndex((card) => kindOf(card) === kind)
      if (at < 0) throw new Error(`no ${kind} on the discards`)
      return left.splice(at, 1)[0]
    })
    const wanted = [...top, ...left]
    const draws: number[] = []
    for (let i = list.length - 1; i > 0; i--) {
      const j = list.findIndex((card) => card === wanted[i])
      draws.push(j)
      // Swaps the card at `j` with the one at its place.
      list[j] = list[i]
    }
    return this.script(...draws)
  }

  // Asking

  /** The seat whose turn it is. */
  get turn(): Name | undefined {
    return names[this.state.activeSeat]
  }

  /** The kinds of the cards in the display, in order. */
  get display(): string {
    return this.state.display.map(kindOf).join(' ')
  }

  /** The kinds of the discards, the last one on top. */
  get discards(): string {
    return this.state.discards.map(kindOf).join(' ')
  }

  /** The state of a seat. */
  at(name: Name = 'a'): SeatState {
    return seatOf(this.state, seatNamed(name))
  }

  /** The cards that may be played now for a camel of the seat whose turn it is. */
  payable(camel = 0): string {
    return this.choices(this.state.activeSeat)
      .flatMap((choice) => (choice.type === 'pay' && choice.camel === camel ? [choice.card] : []))
      .join(' ')
  }

  /** The ranking by name, with equal ranks joined: `b a+c`. */
  get ranking(): string {
    const ranks = this.outcome?.ranking ?? []
    return ranks.map((seats) => seats.map((seat) => names[seat]).join('+')).join(' ')
  }

  /** Expects that a seat has exactly this in all given fields. */
  has(things: Has, name: Name = 'a'): this {
    expectHas(this.at(name), things)
    return this
  }
}
