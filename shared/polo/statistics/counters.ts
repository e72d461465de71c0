/** Counters of the events common to the family. Events are typed only by the fields that are counted. */
import type { Seat } from '../../engine/rules'
import type { Counts } from '../../engine/statistics'
import type { CommonCount } from './figures'

/** The parts of a position that counters read. */
export interface CountedState {
  readonly round: number
  readonly startSeat: Seat
  readonly phase: string
  readonly seats: readonly { readonly dice: readonly Rolled[]; readonly posts: readonly string[] }[]
  readonly spaces: Readonly<Record<string, readonly unknown[]>>
}

interface Rolled {
  readonly value: number
}

/** The places a seat has been to, the city cards it has used, and the length of its present movement. */
export interface Visited {
  readonly places: Set<string>
  readonly cards: Set<string>
  journey: number
}

/** A seat that has been nowhere yet. */
export const nothingVisited = (): Visited => ({ places: new Set(), cards: new Set(), journey: 0 })

/** What a counter may look at: `state` is the position before the event. */
export interface CommonCounting {
  readonly tally: Counts<CommonCount>
  readonly state: CountedState
  readonly visited: readonly Visited[]
}

/** What a game supplies. `Cause`: why stock changes; `Id`: what is counted. */
export interface CountedGame<Cause extends string, Good extends string, Id extends string> {
  readonly goods: readonly Good[]
  /** Figure of each good gained. */
  readonly goodsGained: Readonly<Record<Good, Id>>
  readonly coinSources: Readonly<Record<Cause, Id>>
  /** Figures of what is paid, by cause; absent for causes that have none. */
  readonly coinUses: Readonly<Partial<Record<Cause, Id>>>
  readonly camelUses: Readonly<Partial<Record<Cause, Id>>>
  readonly goodUses: Readonly<Partial<Record<Cause, Id>>>
  /** Causes of payments for travelling. */
  readonly wayCauses: readonly Cause[]
}

interface OfSeat {
  readonly seat: Seat
}
type Items = Readonly<Partial<Record<string, number>>>

const rolledIds = ['rolled1', 'rolled2', 'rolled3', 'rolled4', 'rolled5', 'rolled6'] as const
const roundIds = ['pointsRound1', 'pointsRound2', 'pointsRound3', 'pointsRound4', 'pointsRound5'] as const

/** Counts a rolled value; 0 is a die whose owner has yet to choose. */
function countRoll(tally: Counts<CommonCount>, seat: Seat, value: number): void {
  const id = rolledIds[value - 1]
  if (!id) return
  tally.add(id, seat)
  tally.add('diceRolled', seat)
  tally.add('pips', seat, value)
}

function countUnusedDice({ tally, state }: CommonCounting): void {
  state.seats.forEach(({ dice }, seat) => tally.add('diceUnused', seat, dice.length))
}

function countPoints({ tally, state }: CommonCounting, seat: Seat, points: number): void {
  const round = roundIds[state.round - 1]
  if (round) tally.add(round, seat, points)
}

/** Counts the start player and the points at the start, and the dice in hand if the set-up has rolled them. */
export function countStart(
  { tally, state }: CommonCounting,
  pointsOf: (seat: Seat) => number,
  isRolled: boolean
): void {
  if (state.round === 0) return
  tally.add('startRounds', state.startSeat)
  state.seats.forEach(({ dice }, seat) => {
    tally.add('pointsRound1', seat, pointsOf(seat))
    if (isRolled) for (const { value } of dice) countRoll(tally, seat, value)
  })
}

/** Counts what is left at the end: coins, camels and goods, and contracts left open. */
export function countStock<Good extends string>(
  tally: Counts<CommonCount>,
  goods: readonly Good[],
  seats: readonly {
    readonly stock: Readonly<Record<'coin' | 'camel' | Good, number>>
    readonly contracts: readonly unknown[]
  }[]
): void {
  seats.forEach(({ stock, contracts }, seat) => {
    tally.set('coinsLeft', seat, stock.coin)
    tally.set('camelsLeft', seat, stock.camel)
    for (const good of goods) tally.add('goodsLeft', seat, stock[good])
    tally.set('contractsOpen', seat, contracts.length)
  })
}

/** Counts a placement; `card` is a city card. The money bag is a bonus action. */
export function countPlacement(
  { tally, state, visited }: CommonCounting,
  seat: Seat,
  space: string,
  kind: 'space' | 'card' | 'money-bag'
): void {
  if (kind === 'money-bag') {
    tally.add('moneyBags', seat)
    tally.add('bonusActions', seat)
    return
  }
  tally.add('actions', seat)
  tally.add((state.spaces[space] ?? []).length > 0 ? 'laterVisits' : 'firstVisits', seat)
  if (kind === 'space') return
  tally.add('cityCardUses', seat)
  visited[seat]?.cards.add(space)
  tally.set('cityCardsUsed', seat, visited[seat]?.cards.size ?? 0)
}

/** Counts a place that a figure has come to. */
export function countPlace(
  { tally, visited }: Omit<CommonCounting, 'state'>,
  seat: Seat,
  place: string
): void {
  const own = visited[seat]
  if (!own) return
  own.places.add(place)
  tally.set('placesSeen', seat, own.places.size)
}

/** The counters of these events, for a game's own table. */
export function commonCounters<Cause extends string, Good extends string, Id extends string>(
  game: CountedGame<Cause, Good, Id>
) {
  /** The tally also holds the game's own figures. */
  interface Counting extends CommonCounting {
    readonly tally: Counts<CommonCount | Id>
  }
  interface Changed extends OfSeat {
    readonly items: Items
    readonly cause: { readonly kind: Cause }
  }
  const goodsIn = (items: Items): number => game.goods.reduce((sum, good) => sum + (items[good] ?? 0), 0)
  const idOf =
    (cause: Cause) =>
    (ids: Readonly<Partial<Record<string, Id>>>): Id | undefined =>
      ids[cause]
  return {
    roundStarted: (counting: Counting, { round, startSeat }: { round: number; startSeat: Seat }) => {
      counting.tally.add('startRounds', startSeat)
      if (round > 1) countUnusedDice(counting)
    },
    gameScored: countUnusedDice,
    diceRolled: ({ tally }: Counting, { dice }: { dice: readonly (readonly Rolled[])[] }) => {
      dice.forEach((hand, seat) => hand.forEach(({ value }) => countRoll(tally, seat, value)))
    },
    turnEnded: ({ tally }: Counting, { seat }: OfSeat) => tally.add('turns', seat),
    taskOpened: ({ visited }: Counting, { seat, task }: OfSeat & { task: { kind: string } }) => {
      const own = visited[seat]
      if (own && task.kind === 'move') own.journey = 0
    },
    dieRerolled: ({ tally }: Counting, { seat, value }: OfSeat & Rolled) => {
      tally.add('rerolls', seat)
      tally.add('bonusActions', seat)
      countRoll(tally, seat, value)
    },
    dieAdjusted: ({ tally }: Counting, { seat }: OfSeat) => {
      tally.add('adjusts', seat)
      tally.add('bonusActions', seat)
    },
    blackDieTaken: (
      { tally, state }: Counting,
      { seat, value, cause }: OfSeat & Rolled & { cause: { kind: Cause } }
    ) => {
      const bought = cause.kind === 'bonusAction'
      tally.add(bought ? 'blackBought' : 'blackGained', seat)
      if (bought) tally.add('bonusActions', seat)
      // Before the round's roll it has no value yet: `diceRolled` counts it.
      if (state.phase === 'turns') countRoll(tally, seat, value)
    },
    gained: (counting: Counting, { seat, items, cause }: Changed) => {
      const { tally } = counting
      const { coin = 0, camel = 0, vp = 0 } = items
      tally.add('coinsGained', seat, coin)
      tally.add(game.coinSources[cause.kind], seat, coin)
      tally.add('camelsGained', seat, camel)
      tally.add('goodsGained', seat, goodsIn(items))
      for (const good of game.goods) tally.add(game.goodsGained[good], seat, items[good] ?? 0)
      if (cause.kind === 'compensation') tally.add('compensation', seat, coin + camel)
      countPoints(counting, seat, vp)
    },
    paid: (counting: Counting, { seat, items, cause }: Changed) => {
      const { tally } = counting
      const { coin = 0, camel = 0, vp = 0 } = items
      const { kind } = cause
      const [coins, camels, goods] = [game.coinUses, game.camelUses, game.goodUses].map(idOf(kind))
      countPoints(counting, seat, -vp)
      tally.add('coinsSpent', seat, coin)
      if (coins) tally.add(coins, seat, coin)
      if (camels) tally.add(camels, seat, camel)
      if (goods) tally.add(goods, seat, goodsIn(items))
      if (kind === 'occupied') tally.add('paidVisits', seat)
      if (game.wayCauses.includes(kind)) tally.add('coinsOnWay', seat, coin)
    },
    rewardLost: ({ tally }: Counting, { seat }: OfSeat) => tally.add('rewardsLost', seat),
    contractsTaken: ({ tally }: Counting, event: OfSeat & { contracts: readonly unknown[] }) =>
      tally.add('contractsTaken', event.seat, event.contracts.length),
    contractDrawn: ({ tally }: Counting, { seat }: OfSeat) => tally.add('contractsDrawn', seat),
    contractDiscarded: ({ tally }: Counting, { seat }: OfSeat) => tally.add('contractsGivenUp', seat),
    contractDeclined: ({ tally }: Counting, { seat }: OfSeat) => tally.add('contractsGivenUp', seat),
    contractCompleted: ({ tally }: Counting, { seat }: OfSeat) => {
      tally.add('contractsCompleted', seat)
      tally.add('bonusActions', seat)
    },
    stepped: (counting: Counting, { seat, to }: OfSeat & { to: string }) => {
      const own = counting.visited[seat]
      counting.tally.add('steps', seat)
      countPlace(counting, seat, to)
      if (own) counting.tally.most('longestJourney', seat, ++own.journey)
    },
    postPlaced: ({ tally, state }: Counting, { seat, location }: OfSeat & { location: string }) => {
      tally.add('posts', seat)
      if (!state.seats.some(({ posts }) => posts.includes(location))) tally.add('firstPosts', seat)
    },
    outpostTaken: ({ tally }: Counting, { seat }: OfSeat) => tally.add('outposts', seat)
  }
}
