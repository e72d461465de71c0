/** The part of the test language that declares a position. */
import type { EventIn } from '../../shared/engine/game-types'
import type { Config, Options } from '../../shared/engine/rules'
import { baseContent, withModules, type Content } from '../../shared/games/voyages/content'
import type { Module, Voyages } from '../../shared/games/voyages/game'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { ContractId, LocationId, SpaceId, State } from '../../shared/games/voyages/types'
import { FamilyTable } from '../lib/family-table'
import { nothingGiven, position, type DieSpec, type Given, type SeatGiven } from './position'

/** The table to play at: players, options, seed of set-up and dice, modified content, the modules in play. */
export interface TableSpec {
  readonly players?: number
  readonly options?: Options
  readonly seed?: number
  readonly content?: Content
  readonly modules?: readonly Module[]
}

/** A table whose position can be declared until the first move. */
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

  /** Declares what a seat has (by default the first seat), and replaces what was declared of it before. */
  given({ seat = 0, ...things }: SeatGiven & { readonly seat?: number }): this {
    return this.declared((given) => (given.seats[seat] = things))
  }

  /** Declares dice that a seat placed earlier in this round. */
  onSpace(space: SpaceId, seat: number, ...dice: DieSpec[]): this {
    return this.declared((given) => given.onSpaces.push({ space, seat, dice }))
  }

  cityCard(city: LocationId, card: string): this {
    return this.declared((given) => given.cityCards.push([city, card]))
  }

  cityBonus(city: LocationId, bonus: string): this {
    return this.declared((given) => given.cityBonuses.push([city, bonus]))
  }

  /** Declares the outpost bonus in a large city. Undeclared ones are gone. */
  outpost(city: LocationId, bonus: string): this {
    return this.declared((given) => given.outposts.push([city, bonus]))
  }

  /** Declares the contract row from column 1 on. All other contracts follow in the order of their numbers. */
  row(...row: ContractId[]): this {
    return this.declared((given) => (given.row = row))
  }

  /** Declares the top of the special pile. */
  special(...special: ContractId[]): this {
    return this.declared((given) => (given.special = special))
  }

  /** Declares the number of black dice in the supply. */
  blackSupply(blackDice: number): this {
    return this.declared((given) => (given.blackDice = blackDice))
  }

  /** Declares a module's part of the position, by changing it. */
  ofModule(put: (state: State) => void): this {
    return this.declared((given) => given.ofModules.push(put))
  }

  protected override declared(change: (given: Given) => unknown): this {
    if (this.#fresh) throw new Error('a fresh table has the position of its real set-up')
    return super.declared(change)
  }

  protected override positionOf(given: Given): State {
    return position(this.rules, this.#content, this.#config, this.#seed, given)
  }
}
