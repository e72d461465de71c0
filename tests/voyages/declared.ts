/** Declaring a position: the first half of the test language. */
import { seeded, type Source } from '../../shared/engine/chance'
import { Match } from '../../shared/engine/match'
import type { Options } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { baseContent, type Content } from '../../shared/games/voyages/content'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { ContractId, LocationId, SpaceId, State } from '../../shared/games/voyages/types'
import {
  assertSound,
  nothingGiven,
  position,
  type DieSpec,
  type Given,
  type SeatGiven,
  type VoyagesRules
} from './position'

/** The table to play at: players, options of the game, seed of set-up and dice, a house content. */
export interface TableSpec {
  readonly players?: number
  readonly options?: Options
  readonly seed?: number
  readonly content?: Content
}

/** A table whose position may still be declared, until the first move is made or asked about. */
export class Declared {
  readonly rules: VoyagesRules
  readonly content: Content
  readonly #spec: Required<TableSpec>
  readonly #given: Given = nothingGiven()
  /** What chance says next, before the seed goes on. */
  protected readonly scripted: number[] = []
  protected readonly source: Source
  readonly #fresh: boolean
  #match: Match | undefined

  constructor(spec: TableSpec, fresh: boolean) {
    const options = { startPlayer: '0', ...spec.options }
    this.#spec = { players: 3, seed: 1, content: baseContent, ...spec, options }
    this.content = this.#spec.content
    this.rules = voyagesRules(this.content)
    const rest = seeded(this.#spec.seed)
    this.source = (n) => {
      const value = this.scripted.shift()
      if (value !== undefined && (value >= n || value < 0))
        throw new Error(`scripted ${value} asked below ${n}`)
      return value ?? rest(n)
    }
    this.#fresh = fresh
    if (fresh) this.#match = Match.start(this.rules, this.#config, this.source)
  }

  get #config(): { players: number; options: Options } {
    return { players: this.#spec.players, options: this.#spec.options }
  }

  // Declaring

  /** What a seat has (the first seat if not said). Replaces what was declared of it before. */
  given({ seat = 0, ...things }: SeatGiven & { readonly seat?: number }): this {
    return this.#declare((given) => (given.seats[seat] = things))
  }

  /** Dice that a seat placed earlier in this round. */
  onSpace(space: SpaceId, seat: number, ...dice: DieSpec[]): this {
    return this.#declare((given) => given.onSpaces.push({ space, seat, dice }))
  }

  cityCard(city: LocationId, card: string): this {
    return this.#declare((given) => given.cityCards.push([city, card]))
  }

  cityBonus(city: LocationId, bonus: string): this {
    return this.#declare((given) => given.cityBonuses.push([city, bonus]))
  }

  /** The outpost bonus that lies in a large city. Those not declared are gone. */
  outpost(city: LocationId, bonus: string): this {
    return this.#declare((given) => given.outposts.push([city, bonus]))
  }

  /** The contract row from column 1 on. Contracts nobody names follow in the order of their numbers. */
  row(...row: ContractId[]): this {
    return this.#declare((given) => (given.row = row))
  }

  /** The top of the special pile. */
  special(...special: ContractId[]): this {
    return this.#declare((given) => (given.special = special))
  }

  /** Black dice left in the supply. */
  blackSupply(blackDice: number): this {
    return this.#declare((given) => (given.blackDice = blackDice))
  }

  round(round: number): this {
    return this.#declare((given) => (given.round = round))
  }

  turnOf(seat: number): this {
    return this.#declare((given) => (given.turnOf = seat))
  }

  #declare(change: (given: Given) => unknown): this {
    if (this.#match && (this.#fresh || this.#match.length > 0))
      throw new Error('declare the position before the first move')
    this.#match = undefined
    change(this.#given)
    this.#position()
    return this
  }

  #position(): State {
    const { seed } = this.#spec
    const state = position(this.rules, this.content, this.#config, seed, this.#given)
    assertSound(this.rules, state)
    return state
  }

  /** The match; begins with the declared position. */
  get match(): Match {
    if (this.#match) return this.#match
    const from = this.#position()
    this.#match = Match.start({ ...this.rules, setup: () => copyOf(from) }, this.#config, this.source)
    return this.#match
  }

  protected set match(match: Match) {
    this.#match = match
  }
}
