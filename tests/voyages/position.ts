/**
 * Declares positions in the words of the game. The only builder: it starts from a real set-up and edits it so that dice,
 * posts, contracts and goal cards still add up. No test builds a state by hand.
 */
import { Chance, seeded } from '../../shared/engine/chance'
import type { Config, Rules } from '../../shared/engine/rules'
import type { EventIn } from '../../shared/engine/game-types'
import type { Content } from '../../shared/games/voyages/content'
import type { Voyages } from '../../shared/games/voyages/game'
import { noPoints, seatOf } from '../../shared/games/voyages/seats'
import type {
  CharacterName,
  ContractId,
  Die,
  DieColour,
  Event,
  GoalId,
  LocationId,
  SpaceId,
  State
} from '../../shared/games/voyages/types'

export type VoyagesRules = Rules<State, Voyages['choice'], EventIn<Voyages>>

/** A die: a number is a die of the seat's colour; 0 is a die without a value (Raschid). */
export type DieSpec =
  number | { readonly black: number } | { readonly white: number } | { readonly token: number }

/** The die as in the state. */
export function die(spec: DieSpec): Die {
  if (typeof spec === 'number') return { colour: 'own', value: spec }
  if ('token' in spec) return { colour: 'token', value: spec.token }
  return 'black' in spec ? { colour: 'black', value: spec.black } : { colour: 'white', value: spec.white }
}

/** What a seat has; by default nothing: no coins, no posts, no contracts, no abilities. */
export interface SeatGiven {
  readonly coins?: number
  readonly camels?: number
  readonly pepper?: number
  readonly silk?: number
  readonly gold?: number
  readonly vp?: number
  /**
   * Dice in hand, by default all own ones, showing 3. Own dice that are neither here nor on a space lie on the money
   * bag.
   */
  readonly dice?: readonly DieSpec[]
  /** Trading posts in the order of placing. Kubilai's first post is always included. */
  readonly posts?: readonly LocationId[]
  readonly figure?: LocationId
  readonly figures?: readonly LocationId[]
  readonly character?: CharacterName
  readonly contracts?: readonly ContractId[]
  /** Completed contracts by name, or just how many. */
  readonly completed?: readonly ContractId[] | number
  readonly goals?: readonly GoalId[]
}

/** A declared position. */
export interface Given {
  readonly seats: Record<number, SeatGiven>
  readonly onSpaces: { readonly space: SpaceId; readonly seat: number; readonly dice: readonly DieSpec[] }[]
  readonly cityCards: [LocationId, string][]
  readonly cityBonuses: [LocationId, string][]
  /** Outpost bonuses that are still in their city; all others are gone. */
  readonly outposts: [LocationId, string][]
  row?: readonly ContractId[]
  special?: readonly ContractId[]
  /** Black dice left in the supply; the others lie used on the money bag. */
  blackDice?: number
  round: number
  turnOf: number
  /** Changes the modules' parts, after everything else is set. */
  readonly ofModules: ((state: State) => void)[]
}

export const nothingGiven = (): Given => ({
  seats: {},
  onSpaces: [],
  cityCards: [],
  cityBonuses: [],
  outposts: [],
  ofModules: [],
  round: 1,
  turnOf: 0
})

/** Builds the position, at the start of the turn of the given seat. */
export function position(
  rules: VoyagesRules,
  content: Content,
  config: Config,
  seed: number,
  given: Given
): State {
  const state = rules.setup(config, new Chance(seeded(seed)))
  const emit = (event: Event): void => rules.evolve(state, event)
  emit({ type: 'roundStarted', round: given.round, startSeat: state.startSeat })
  state.agenda = state.agenda.map(() => [])
  state.beijing = state.beijing.map(() => -1 as const)
  for (const [city, card] of given.cityCards) layCard(state, city, card)
  for (const [city, tile] of given.cityBonuses) swapTile(state.cityBonuses, city, tile)
  state.seats.forEach((_, seat) => seatThings(content, state, emit, seat, given.seats[seat] ?? {}))
  for (const city in state.outposts) state.outposts[city] = ''
  for (const [city, tile] of given.outposts) state.outposts[city] = tile
  contracts(content, state, given)
  goalCards(content, state, given)
  dice(content, state, given)
  for (const put of given.ofModules) put(state)
  emit({ type: 'phaseStarted', phase: 'turns' })
  emit({ type: 'turnStarted', seat: given.turnOf })
  emit({ type: 'taskOpened', seat: given.turnOf, task: { kind: 'turn' } })
  return state
}

function seatThings(
  content: Content,
  state: State,
  emit: (event: Event) => void,
  seat: number,
  given: SeatGiven
): void {
  const me = seatOf(state, seat)
  me.postsLeft += me.posts.length - (me.character ? (content.character(me.character).extraPosts ?? 0) : 0)
  Object.assign(me, { character: '', posts: [], figures: ['venezia'], points: noPoints() })
  if (given.character) emit({ type: 'characterTaken', seat, character: given.character })
  const { coins = 0, camels = 0, pepper = 0, silk = 0, gold = 0 } = given
  me.stock = { coin: coins, camel: camels, pepper, silk, gold }
  me.points.cityCards = given.vp ?? 0
  for (const location of given.posts ?? []) {
    if (me.posts.includes(location)) continue
    emit({ type: 'postPlaced', seat, location })
  }
  const figures = given.figures ?? (given.figure ? me.figures.map(() => given.figure ?? '') : me.figures)
  if (figures.length !== me.figures.length) throw new Error(`seat ${seat} has ${me.figures.length} figures`)
  me.figures = [...figures]
}

/** Puts a tile into a place, and swaps it with the one that was there. */
function swapTile(tiles: Record<LocationId, string>, city: LocationId, tile: string): void {
  for (const other in tiles) if (tiles[other] === tile) tiles[other] = tiles[city] ?? ''
  tiles[city] = tile
}

/** Puts a city card into a city instead of its first one, and swaps them if the card was elsewhere. */
function layCard(state: State, city: LocationId, card: string): void {
  const here = state.cityCards[city]
  const old = here?.[0]
  if (!here || old === undefined) throw new Error(`${city} has no city card`)
  for (const other in state.cityCards)
    state.cityCards[other] = (state.cityCards[other] ?? []).map((c) => (c === card ? old : c))
  state.cityCards[city] = [card, ...(state.cityCards[city] ?? []).slice(1)]
  Reflect.deleteProperty(state.spaces, old)
  for (const id of Object.values(state.cityCards).flat()) state.spaces[id] = []
}

/** Deals all contracts again, in the order of their numbers: declared ones, the row, the piles, the special pile. */
function contracts(content: Content, state: State, given: Given): void {
  const { pileCount, rowColumns } = content.numbers
  const named = new Set<ContractId>([...(given.row ?? []), ...(given.special ?? [])])
  for (const seat of Object.values(given.seats)) {
    for (const id of seat.contracts ?? []) named.add(id)
    if (typeof seat.completed === 'object') for (const id of seat.completed) named.add(id)
  }
  const free = content.contracts.filter((c) => !c.starting && !named.has(c.id)).map((c) => c.id)
  const starters = content.contracts.filter((c) => c.starting).map((c) => c.id)
  const spare = state.players - starters.filter((id) => named.has(id)).length
  state.removed = starters.filter((id) => !named.has(id)).slice(0, spare)
  state.row = given.row ? [...given.row] : free.splice(0, rowColumns)
  state.piles = Array.from({ length: pileCount - given.round }, () => {
    const cards = free.splice(0, rowColumns)
    return { count: cards.length, cards }
  })
  state.seats.forEach((me, seat) => {
    const { contracts: active = [], completed = [] } = given.seats[seat] ?? {}
    me.contracts = [...active]
    me.completed = typeof completed === 'number' ? free.splice(0, completed) : [...completed]
  })
  const cards = [...(given.special ?? []), ...free]
  state.special = { count: cards.length, cards }
}

function goalCards(content: Content, state: State, given: Given): void {
  const named = new Set(Object.values(given.seats).flatMap((seat) => seat.goals ?? []))
  const free = content.goalCards.map((goal) => goal.id).filter((id) => !named.has(id))
  state.seats.forEach((me, seat) => {
    const cards = [...(given.seats[seat]?.goals ?? free.splice(0, 2))]
    me.goals = { count: cards.length, cards }
  })
  state.goalPile = { count: free.length, cards: free }
}

/**
 * Puts dice on spaces and in hands; all other dice of the seats, and missing black ones, were used on the money bag.
 */
function dice(content: Content, state: State, given: Given): void {
  const put = (space: SpaceId, seat: number, placed: Die): void => {
    ;(state.spaces[space] ??= []).push({ seat, ...placed })
  }
  for (const { space, seat, dice: specs } of given.onSpaces)
    for (const spec of specs) put(space, seat, die(spec))
  const lying = (seat: number, colour: DieColour): number =>
    Object.values(state.spaces)
      .flat()
      .filter((d) => d.seat === seat && d.colour === colour).length
  state.seats.forEach((me, seat) => {
    const character = content.character(me.character)
    const value = character.rolls === false ? 0 : 3
    const bound: [DieColour, number][] = [
      ['own', content.numbers.ownDice],
      ['white', character.whiteDice ?? 0]
    ]
    const hand = given.seats[seat]?.dice?.map(die)
    me.dice = hand ?? []
    for (const [colour, all] of bound) {
      const left = all - lying(seat, colour) - me.dice.filter((d) => d.colour === colour).length
      for (let n = 0; n < left; n++) {
        if (hand) put('money-bag', seat, { colour, value: 1 })
        else me.dice.push({ colour, value })
      }
    }
  })
  const blackOut = [...Object.values(state.spaces).flat(), ...state.seats.flatMap((seat) => seat.dice)]
  state.blackDice = state.players + 1 - blackOut.filter((d) => d.colour === 'black').length
  while (state.blackDice > (given.blackDice ?? Infinity)) {
    put('money-bag', state.players - 1, { colour: 'black', value: 1 })
    state.blackDice--
  }
}
