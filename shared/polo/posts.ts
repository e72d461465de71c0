/**
 * Trading posts after a movement: which city gets its post next, from the supply or moved from another city, the points
 * of late posts, and the bonuses of the cities.
 */
import { listed, type ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../engine/rules'

/** Which city gets its post first. */
export interface SettleChoice {
  readonly type: 'settleFirst'
  readonly location: string
}

/** Which post on the map moves. */
export interface MovePostChoice {
  readonly type: 'movePost'
  readonly from: string
}

/** Cities that wait for their post, in order; `settled` have theirs and wait for their bonuses. */
export interface Settling {
  readonly cities: readonly string[]
  readonly settled: readonly string[]
}

/** Each of the cities may get a post first. */
export const settleChoices = ({ cities }: Settling): ChoiceSet<SettleChoice> =>
  listed(cities.map((location) => ({ type: 'settleFirst', location })))

/** Why a city cannot get a post first: it is not one of those visited. */
export const settleRefusal = (
  { cities }: Settling,
  { location }: SettleChoice
): Refusal<'not-offered'> | undefined => (cities.includes(location) ? undefined : refusalOf('not-offered'))

/**
 * True if the order of the cities matters because the seat has too few posts for all; otherwise each gets its post
 * without a question.
 */
export const orderMatters = ({ cities }: Settling, postsLeft: number): boolean =>
  cities.length > 1 && postsLeft < cities.length

/** The task after a city got its post. */
export const afterSettling = <S extends Settling>(settling: S, city: string): S => ({
  ...settling,
  cities: settling.cities.filter((other) => other !== city),
  settled: [...settling.settled, city]
})

/** Every post on the map may move. */
export const movePostChoices = (posts: readonly string[]): ChoiceSet<MovePostChoice> =>
  listed(posts.map((from) => ({ type: 'movePost', from })))

/** Why a post cannot move: there is none. */
export const movePostRefusal = (
  posts: readonly string[],
  { from }: MovePostChoice
): Refusal<'no-post-there'> | undefined =>
  posts.includes(from) ? undefined : refusalOf('no-post-there', { city: from })

type LatePost = { readonly kind: 'post'; readonly post: number }

interface Awards<Cause> {
  seat(seat: Seat): { readonly posts: readonly string[] }
  award(seat: Seat, items: { readonly vp: number }, cause: Cause): void
}

/** Points of late posts, by the post's number. */
export type PostPoints = Readonly<Record<number, number>>

/** Awards the points of the post just placed, if its number brings any; moved posts bring none. */
export function awardPostPoints<Cause>(play: Awards<Cause | LatePost>, seat: Seat, points: PostPoints): void {
  const post = play.seat(seat).posts.length
  const vp = points[post]
  if (vp) play.award(seat, { vp }, { kind: 'post', post })
}

interface Places {
  emit(event: { readonly type: 'postPlaced'; readonly seat: Seat; readonly location: string }): void
}

/** Awards what a post placed from the supply brings: points of a late post, and more for some characters. */
export type PostBonus = (seat: Seat) => void

/** Places a post from the supply and awards what it brings. */
export function placePost(play: Places, seat: Seat, location: string, bonus: PostBonus): void {
  play.emit({ type: 'postPlaced', seat, location })
  bonus(seat)
}

interface Settles<S extends Settling> extends Places {
  seat(seat: Seat): { readonly posts: readonly string[]; readonly postsLeft: number }
  amend(seat: Seat, task: S): void
  open(seat: Seat, task: { readonly kind: 'move-post'; readonly to: string }): void
}

/** Gives a city its post; if the supply is empty, asks the seat which post moves there. */
export function settleCity<S extends Settling>(
  play: Settles<S>,
  seat: Seat,
  settling: S,
  city: string,
  bonus: PostBonus
): void {
  play.amend(seat, afterSettling(settling, city))
  if (play.seat(seat).postsLeft > 0) placePost(play, seat, city, bonus)
  else play.open(seat, { kind: 'move-post', to: city })
}

/** What a city gives to a seat that places a post there. */
export interface CityRewards<Items> {
  /** The bonus of the city itself, for every seat. */
  readonly bonus: Items | undefined
  /** Only for the first post. */
  readonly outpost: { readonly id: string; readonly reward: Items } | undefined
}

/** The bonuses of the cities that got a post, in their order; takes the outposts among them. */
export function arrivalRewards<Items>(
  play: {
    emit(event: {
      readonly type: 'outpostTaken'
      readonly seat: Seat
      readonly location: string
      readonly bonus: string
    }): void
  },
  seat: Seat,
  cities: readonly string[],
  at: (city: string) => CityRewards<Items>
) {
  const rewards: {
    readonly items: Items
    readonly cause: { readonly kind: 'cityBonus' | 'outpost'; readonly location: string }
  }[] = []
  for (const location of cities) {
    const { bonus, outpost } = at(location)
    if (bonus !== undefined) rewards.push({ items: bonus, cause: { kind: 'cityBonus', location } })
    if (!outpost) continue
    play.emit({ type: 'outpostTaken', seat, location, bonus: outpost.id })
    rewards.push({ items: outpost.reward, cause: { kind: 'outpost', location } })
  }
  return rewards
}
