/**
 * Declares positions in the words of the game. The only builder: it starts from a real set-up and edits it so that dice,
 * posts, contracts and cards still add up. No test builds a state by hand.
 */
import { Chance, seeded } from '../../shared/engine/chance'
import type { EventIn } from '../../shared/engine/game-types'
import type { Config, Rules } from '../../shared/engine/rules'
import { zoneOf } from '../../shared/engine/visibility'
import type { Content } from '../../shared/games/khan/content'
import type { Khan } from '../../shared/games/khan/game'
import { topTiles } from '../../shared/games/khan/flow'
import { noPoints } from '../../shared/games/khan/seats'
import type {
  BookId,
  Choice,
  Die,
  DieColour,
  Event,
  SealId,
  SeatState,
  State
} from '../../shared/games/khan/types'

export type KhanRules = Rules<State, Choice, EventIn<Khan>>

/** A die: a number is a die of the seat's colour; 0 is a die without a value. */
export type DieSpec = number | { readonly black: number } | { readonly white: number }

export function die(spec: DieSpec): Die {
  if (typeof spec === 'number') return { colour: 'own', value: spec }
  return 'black' in spec ? { colour: 'black', value: spec.black } : { colour: 'white', value: spec.white }
}

/** What a seat has; by default nothing. */
export interface SeatGiven {
  readonly coins?: number
  readonly camels?: number
  readonly pepper?: number
  readonly silk?: number
  readonly gold?: number
  readonly jade?: number
  readonly vp?: number
  /**
   * Dice in hand, by default all own ones, showing 3. Own dice that are neither here nor on a space lie on the money
   * bag.
   */
  readonly dice?: readonly DieSpec[]
  readonly posts?: readonly string[]
  readonly figures?: readonly string[]
  readonly character?: string
  readonly contracts?: readonly string[]
  /** Completed contracts by name, or just how many. */
  readonly completed?: readonly string[] | number
  readonly goals?: readonly string[]
  readonly seals?: readonly SealId[]
  readonly improved?: readonly SealId[]
  readonly kept?: readonly string[]
}

/** A declared position. */
export interface Given {
  readonly seats: Record<number, SeatGiven>
  readonly onSpaces: { readonly space: string; readonly seat: number; readonly dice: readonly DieSpec[] }[]
  readonly cards: [string, string][]
  readonly markers: [string, string][]
  /** Outpost tiles that are still in their city; all others are gone. */
  readonly outposts: [string, string][]
  readonly inCities: [string, readonly string[]][]
  readonly tiles: [BookId, string][]
  area?: readonly string[]
  /** City cards beside the board. */
  beside?: readonly string[]
  pile?: readonly string[]
  /** Black dice on the board. */
  black?: readonly number[]
  round: number
  turnOf: number
}

export const nothingGiven = (): Given => ({
  seats: {},
  onSpaces: [],
  cards: [],
  markers: [],
  outposts: [],
  inCities: [],
  tiles: [],
  round: 1,
  turnOf: 0
})

/** Builds the position, at the start of the turn of the given seat. */
export function position(
  rules: KhanRules,
  content: Content,
  config: Config,
  seed: number,
  given: Given
): State {
  const state = rules.setup(config, new Chance(seeded(seed)))
  const emit = (event: Event): void => rules.evolve(state, event)
  state.agenda = state.agenda.map(() => [])
  for (let round = 1; round <= given.round; round++) {
    emit({ type: 'roundStarted', round, startSeat: state.startSeat })
    if (round > 1) emit({ type: 'offersTurned', turned: topTiles(content, state) })
  }
  state.seats.forEach((me, seat) => seatThings(content, me, emit, seat, given.seats[seat] ?? {}))
  layTiles(content, state, given)
  contracts(content, state, given)
  const named = new Set(Object.values(given.seats).flatMap(({ goals = [] }) => goals))
  const free = content.goalCards.map(({ id }) => id).filter((id) => !named.has(id))
  state.seats.forEach((me, seat) => {
    me.goals = zoneOf([...(given.seats[seat]?.goals ?? free.splice(0, 1))])
  })
  state.goalPile = zoneOf(free)
  dice(content, state, given)
  emit({ type: 'phaseStarted', phase: 'turns' })
  emit({ type: 'turnStarted', seat: given.turnOf })
  emit({ type: 'taskOpened', seat: given.turnOf, task: { kind: 'turn' } })
  return state
}

function seatThings(
  content: Content,
  me: SeatState,
  emit: (event: Event) => void,
  seat: number,
  given: SeatGiven
): void {
  if (given.character) emit({ type: 'characterTaken', seat, character: given.character })
  const { coins = 0, camels = 0, pepper = 0, silk = 0, gold = 0, jade = 0, seals = [], improved = [] } = given
  me.stock = { coin: coins, camel: camels, pepper, silk, gold, jade }
  me.points = { ...noPoints(), cityCards: given.vp ?? 0 }
  for (const location of given.posts ?? []) emit({ type: 'postPlaced', seat, location })
  me.figures = me.figures.map((_, figure) => given.figures?.[figure] ?? given.figures?.[0] ?? content.start)
  me.seals = [...new Set([...seals, ...improved])]
  me.improved = [...improved]
  me.kept = [...(given.kept ?? [])]
}

/** Puts a tile or card into a place, and swaps it with the one that was there. */
function swap(tiles: Record<string, string>, city: string, tile: string): void {
  for (const other in tiles) if (tiles[other] === tile) tiles[other] = tiles[city] ?? ''
  tiles[city] = tile
}

function layTiles(content: Content, state: State, given: Given): void {
  const before = [...Object.values(state.cityCards), ...state.areaCards]
  for (const [city, tile] of given.markers) swap(state.cityBonuses, city, tile)
  for (const city in state.outposts) state.outposts[city] = ''
  for (const [city, tile] of given.outposts) state.outposts[city] = tile
  for (const [book, tile] of given.tiles) {
    const before = [...state.offers[book], ...(state.offerPiles[book].cards ?? [])]
    const tiles = [tile, ...before.filter((other) => other !== tile)].slice(0, before.length)
    state.offers[book] = tiles.splice(0, content.numbers.tilesSeen)
    state.offerPiles[book] = zoneOf(tiles)
  }
  for (const [city, card] of given.cards) state.cityCards[city] = card
  if (given.area) state.areaCards = [...given.area]
  delete state.besideCards
  if (given.beside) state.besideCards = [...given.beside]
  const named = new Set([
    ...given.cards.map(([, card]) => card),
    ...(given.area ?? []),
    ...(given.beside ?? [])
  ])
  const free = content.cityCards.map(({ id }) => id).filter((id) => !named.has(id))
  for (const city in state.cityCards)
    if (!given.cards.some(([other]) => other === city)) state.cityCards[city] = free.shift() ?? ''
  if (!given.area) state.areaCards = free.splice(0, 2)
  state.cardPile = zoneOf(free)
  for (const card of before) Reflect.deleteProperty(state.spaces, card)
  for (const card of [...Object.values(state.cityCards), ...state.areaCards]) state.spaces[card] = []
}

/** Deals all contracts again, in the order of their numbers. */
function contracts(content: Content, state: State, given: Given): void {
  const seats = Object.values(given.seats)
  const named = new Set([
    ...(given.pile ?? []),
    ...given.inCities.flatMap(([, ids]) => ids),
    ...seats.flatMap(({ contracts: held = [] }) => held),
    ...seats.flatMap(({ completed = [] }) => (typeof completed === 'number' ? [] : completed))
  ])
  const free = content.contracts.filter((c) => !c.starting && !named.has(c.id)).map((c) => c.id)
  const starters = content.contracts.filter((c) => c.starting).map((c) => c.id)
  const spare = state.players - starters.filter((id) => named.has(id)).length
  state.removed = starters.filter((id) => !named.has(id)).slice(0, spare)
  state.seats.forEach((me, seat) => {
    const { contracts: active = [], completed = [] } = given.seats[seat] ?? {}
    me.contracts = [...active]
    me.completed = typeof completed === 'number' ? free.splice(0, completed) : [...completed]
  })
  for (const city of content.contractCities)
    state.cityContracts[city] = [
      ...(given.inCities.find(([other]) => other === city)?.[1] ?? free.splice(0, 2))
    ]
  state.pile = zoneOf([...(given.pile ?? []), ...free])
}

/**
 * Puts dice on spaces and in hands; all other dice of the seats, and missing black ones, were used on the money bag.
 */
function dice(content: Content, state: State, given: Given): void {
  const put = (space: string, seat: number, placed: Die): void => {
    ;(state.spaces[space] ??= []).push({ seat, ...placed })
  }
  for (const { space, seat, dice: specs } of given.onSpaces)
    for (const spec of specs) put(space, seat, die(spec))
  const out = () => [...Object.values(state.spaces).flat(), ...state.seats.flatMap((seat) => seat.dice)]
  state.seats.forEach((me, seat) => {
    const { rolls, whiteDice = 0 } = content.character(me.character)
    const hand = given.seats[seat]?.dice?.map(die)
    me.dice = hand ?? []
    for (const [colour, all] of [
      ['own', content.numbers.ownDice],
      ['white', whiteDice]
    ] as [DieColour, number][]) {
      const lying = Object.values(state.spaces)
        .flat()
        .filter((d) => d.seat === seat && d.colour === colour).length
      const left = all - lying - me.dice.filter((d) => d.colour === colour).length
      for (let n = 0; n < left; n++)
        if (hand) put('money-bag', seat, { colour, value: 1 })
        else me.dice.push({ colour, value: rolls === false ? 0 : 3 })
    }
  })
  const all = content.numbers.blackDice[state.players] ?? 0
  const left = all - out().filter((d) => d.colour === 'black').length
  state.blackDice = [...(given.black ?? Array<number>(left).fill(0))]
  for (let n = state.blackDice.length; n < left; n++)
    put('money-bag', state.players - 1, { colour: 'black', value: 1 })
}
