/** Invariants of every game of the family (law 7). Each check returns sentences for developers, not for players. */
import { differs } from '../engine/audit'
import { cardsIn, type Zone } from '../engine/visibility'
import type { DieColour, PlacedDie, Die } from './dice'

interface AuditedSeat {
  readonly stock: Readonly<Record<string, number>>
  readonly dice: readonly Die[]
  readonly posts: readonly string[]
  readonly postsLeft: number
  readonly contracts: readonly string[]
  readonly offer: string
  readonly completed: readonly string[]
  readonly goals: Zone
  readonly shownGoals: readonly string[]
}

interface Audited<S extends AuditedSeat = AuditedSeat> {
  readonly phase: string
  readonly seats: readonly S[]
  readonly spaces: Readonly<Record<string, readonly PlacedDie[]>>
  readonly goalPile: Zone
}

type Sentences = readonly string[]

/** Every contract exists exactly once. `elsewhere`: the contracts that no seat has. */
export function contracts(state: Audited, elsewhere: readonly string[], wanted: number): Sentences {
  const seen = [...elsewhere.filter((id) => id !== '')]
  for (const seat of state.seats)
    seen.push(...seat.contracts, ...seat.completed, ...(seat.offer ? [seat.offer] : []))
  const different = new Set(seen).size
  return different === wanted && seen.length === wanted
    ? []
    : [`contracts: ${seen.length} (${different} different) instead of ${wanted}`]
}

/** A zone whose cards are visible counts them correctly. */
export const counts = (what: string, { count, cards }: Zone): Sentences =>
  cards && cards.length !== count ? [`${what} miscounts`] : []

/** All goal cards are present; `goalCount` finds duplicates. */
export function goalCards(state: Audited, wanted: number): Sentences {
  const seen = [...cardsIn(state.goalPile)]
  for (const seat of state.seats) seen.push(...cardsIn(seat.goals), ...seat.shownGoals)
  return differs('goal cards', new Set(seen).size, wanted)
}

/** The goal cards add up by the counts that everybody sees. */
export const goalCount = (state: Audited, wanted: number): Sentences =>
  differs(
    'goal cards counted',
    state.goalPile.count +
      state.seats.reduce((sum, { goals, shownGoals }) => sum + goals.count + shownGoals.length, 0),
    wanted
  )

/** Dice on the spaces of the board. */
const placed = (state: Audited): readonly PlacedDie[] => Object.values(state.spaces).flat()

/** Dice of no seat on the board: as many as the option asks for. */
export const neutralDice = (state: Audited, wanted: number): Sentences =>
  differs('neutral dice', placed(state).filter((die) => die.seat === -1).length, wanted)

/** Black dice in hands and on spaces. */
export const blackDiceOut = (state: Audited): number =>
  [...placed(state), ...state.seats.flatMap(({ dice }) => dice)].filter(({ colour }) => colour === 'black')
    .length

/** Once the round's dice are dealt, every seat has the wanted number of a colour, in hand and on the board together. */
export function diceOf<S extends AuditedSeat>(
  state: Audited<S>,
  colour: DieColour,
  wanted: (seat: S) => number
): Sentences {
  if (state.phase !== 'turns' && state.phase !== 'compensation') return []
  const onBoard = placed(state)
  return state.seats.flatMap((seat, index) => {
    const all = [...seat.dice, ...onBoard.filter((die) => die.seat === index)]
    return differs(
      `${colour} dice of seat ${index}`,
      all.filter((die) => die.colour === colour).length,
      wanted(seat)
    )
  })
}

/** Each seat has the wanted number of posts, on the map and in stock together. */
export const posts = <S extends AuditedSeat>(
  state: Audited<S>,
  wanted: (seat: S, index: number) => number
): Sentences =>
  state.seats.flatMap((seat, index) =>
    differs(`posts of seat ${index}`, seat.posts.length + seat.postsLeft, wanted(seat, index))
  )

/** No seat has two posts in a city. */
export const cities = (state: Audited): Sentences =>
  state.seats.flatMap(({ posts: own }, index) =>
    differs(`cities of seat ${index}`, new Set(own).size, own.length)
  )

/** Nobody owes anything, and nothing is held in parts. */
export const stock = (state: Audited): Sentences =>
  state.seats.flatMap(({ stock: held }, index) =>
    Object.entries(held).flatMap(([item, count]) =>
      count < 0 || !Number.isInteger(count) ? [`seat ${index} has ${count} ${item}`] : []
    )
  )

/** No seat has more than `most` contracts in hand. */
export const activeContracts = (state: Audited, most: number): Sentences =>
  state.seats.flatMap(({ contracts: held }, index) =>
    held.length > most ? [`seat ${index} has ${held.length} active contracts`] : []
  )

/** A space holds at most `most` dice. */
export const places = (state: Audited, space: string, most: number, name = space): Sentences =>
  (state.spaces[space] ?? []).length > most ? [`too many dice in ${name}`] : []
