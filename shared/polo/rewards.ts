/** Rewards that wait for an answer: which of several may be taken, whose draw comes first, camels or coins. */
import { ranged, type ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../engine/rules'
import type { Amounts } from './stock'

/** A reward that still needs an answer, a draw or a movement. */
export interface PendingReward {
  readonly item: string
  readonly count: number
  readonly cause: object
}

const same = (a: PendingReward | undefined, b: PendingReward): boolean =>
  a !== undefined &&
  a.item === b.item &&
  a.count === b.count &&
  JSON.stringify(a.cause) === JSON.stringify(b.cause)

/**
 * Indices of rewards that may be taken now, of equal ones only the first. `waits`: true for a reward that must wait for
 * another seat's draw.
 */
export function takeableRewards<R extends PendingReward>(
  pending: readonly R[],
  waits: (reward: R) => boolean
): number[] {
  const indices: number[] = []
  pending.forEach((reward, index) => {
    if (waits(reward)) return
    if (!indices.some((other) => same(pending[other], reward))) indices.push(index)
  })
  return indices
}

/**
 * True while a seat between the start seat and this one, clockwise, has a task that draws from a supply that all share:
 * such draws are settled in that order.
 */
export function earlierSeatDraws<Task>(
  state: {
    readonly players: number
    readonly startSeat: Seat
    readonly agenda: readonly (readonly Task[])[]
  },
  seat: Seat,
  draws: (task: Task) => boolean
): boolean {
  for (let other = state.startSeat; other !== seat; other = (other + 1) % state.players)
    for (const task of state.agenda[other] ?? []) if (draws(task)) return true
  return false
}

/** True for a task of the family that draws, or whose answer may bring a draw. `draws`: true for items that are drawn. */
export function mayDraw(
  content: { readonly cityBonus: (id: string) => { readonly reward: object } },
  { cityBonuses }: { readonly cityBonuses: Readonly<Record<string, string>> },
  { kind, pending = [] }: { readonly kind: string; readonly pending?: readonly PendingReward[] },
  draws: (item: string) => boolean
): boolean {
  const copies = (): boolean =>
    Object.values(cityBonuses).some((bonus) => Object.keys(content.cityBonus(bonus).reward).some(draws))
  return (
    kind === 'contract-offer' ||
    (kind === 'copy-bonus' && copies()) ||
    pending.some(({ item }) => draws(item) || (item === 'other-city-bonus' && copies()))
  )
}

/** `count` things, each a camel or a coin; without `mix` all of one kind. */
export interface CamelOrCoin {
  readonly count: number
  readonly mix: boolean
}

/** Takes this many camels, and coins for the rest. */
export interface CamelsChoice {
  readonly type: 'camels'
  readonly camels: number
}

/** From no camels to camels alone; without `mix` only these two. */
export const camelChoices = ({ count, mix }: CamelOrCoin): ChoiceSet<CamelsChoice> =>
  ranged(0, mix ? count : 1, (n) => ({ type: 'camels', camels: mix ? n : n * count }))

/** Why this number of camels is not among the choices. */
export function camelRefusal(
  { count, mix }: CamelOrCoin,
  { camels }: CamelsChoice
): Refusal<'not-offered'> | undefined {
  const fit = Number.isInteger(camels) && camels >= 0 && camels <= count
  return fit && (mix || camels === 0 || camels === count) ? undefined : refusalOf('not-offered')
}

/** What the choice brings. */
export function camelsAndCoins({ count }: CamelOrCoin, { camels }: CamelsChoice): Amounts<'camel' | 'coin'> {
  if (camels === 0) return { coin: count }
  return camels === count ? { camel: camels } : { camel: camels, coin: count - camels }
}
