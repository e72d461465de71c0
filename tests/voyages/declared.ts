/** Declaring a position: the first half of the test language. */
import type { EventIn } from '../../shared/engine/game-types'
import type { Config, Options } from '../../shared/engine/rules'
import { baseContent, withModules, type Content } from '../../shared/games/voyages/content'
import type { Module, Voyages } from '../../shared/games/voyages/game'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { ContractId, LocationId, SpaceId, State } from '../../shared/games/voyages/types'
import { FamilyTable } from '../lib/family-table'
import { nothingGiven, position, type DieSpec, type Given, type SeatGiven } from './position'

/** The table to play at: players, options of the game, seed of set-up and dice, a house content, the modules in play. */
export interface TableSpec {
  readonly players?: number
  readonly options?: Options
  readonly seed?: number
  readonly content?: Content
  readonly modules?: readonly Module[]
}

/** A table whose position may still be declared, until the first move is made. */
export class Declared extends FamilyTable<State, Voyages['choice'], EventIn<Voyages>, Given> {
  readonly #content: Content
  readonly #config: Config
  readonly #seed: number
  readonly #fresh: boolean

  constructor(spec: TableSpec, fresh: boolean) {
    const { players = 3, seed = 1, content = baseContent, modules = [] } = spec
    const switches = Object.fromEntries(modules.map(({ id }) => [id, 'on']))
    const config = { players, options: { startPlayer: '0', ...switches, ...spec.options } }
    super(voyagesRules(content, modules), config, seed, nothingGiven())
    this.#content = withModules(content, modules)
    this.#config = config
    this.#seed = seed
    this.#fresh = fresh
    if (fresh) this.begin()
    else this.beginDeclared()
  }

  // Declaring

  /** What a seat has (the first seat if not said). Replaces what was declared of it before. */
  given({ seat = 0, ...things }: SeatGiven & { readonly seat?: number }): this {
    return this.declared((given) => (given.seats[seat] = things))
  }

  /** Dice that a seat placed earlier in this round. */
  onSpace(space: SpaceId, seat: number, ...dice: DieSpec[]): this {
    return this.declared((given) => given.onSpaces.push({ space, seat, dice }))
  }

  cityCard(city: LocationId, card: string): this {
    return this.declared((given) => given.cityCards.push([city, card]))
  }

  cityBonus(city: LocationId, bonus: string): this {
    return this.declared((given) => given.cityBonuses.push([city, bonus]))
  }

  /** The outpost bonus that lies in a large city. Those not declared are gone. */
  outpost(city: LocationId, bonus: string): this {
    return this.declared((given) => given.outposts.push([city, bonus]))
  }

  /** The contract row from column 1 on. Contracts nobody names follow in the order of their numbers. */
  row(...row: ContractId[]): this {
    return this.declared((given) => (given.row = row))
  }

  /** The top of the special pile. */
  special(...special: ContractId[]): this {
    return this.declared((given) => (given.special = special))
  }

  /** Black dice left in the supply. */
  blackSupply(blackDice: number): this {
    return this.declared((given) => (given.blackDice = blackDice))
  }

  /** What a module has: changes the part of the position that is its own. */
  ofModule(put: (state: State) => void): this {
    return this.declared((given) => given.ofModules.push(put))
  }

  protected override declared(change: (given: Given) => unknown): this {
    if (this.#fresh) throw new Error('a fresh table has its own position')
    return super.declared(change)
  }

  protected override positionOf(given: Given): State {
    return position(this.rules, this.#content, this.#config, this.#seed, given)
  }
}
