/** The opening, the journeys and the final scoring of a family game, as the table presents them. */
import type { Trail } from '../contract/game-ui'
import type { EndCategory, Ending, Opening } from '../contract/moments'
import { contractPiece } from './flights'
import type { MapLayout } from './map/layout'
import { roadTrail } from './map/trail'

interface Beginner {
  readonly stock: { readonly coin: number; readonly camel: number }
  readonly contracts: readonly string[]
  readonly goals: { readonly count: number }
}

interface Begun {
  readonly startSeat: number
  readonly seats: readonly Beginner[]
}

interface OpeningWords {
  readonly begins: (things: { readonly coins: number; readonly camels: number }) => string
  readonly secret: string
  readonly openly: string
  readonly aim: string
}

type Props = Readonly<Record<string, unknown>>

/** Start player, coins and camels of all, and what decides the game. `first`: what a seat is dealt before its contracts. */
export function openingOf(
  { view }: { readonly view: Begun },
  text: OpeningWords,
  first: (seat: number) => readonly Props[] = () => []
): Opening {
  return {
    firstSeat: view.startSeat,
    begins: view.seats.map(({ stock }) => text.begins({ coins: stock.coin, camels: stock.camel })),
    // No dice: they are rolled at the table.
    dealt: view.seats.map(({ contracts }, seat) => [
      ...first(seat),
      ...contracts.map((contract) => contractPiece(contract))
    ]),
    hidden: Array.from({ length: view.seats[0]?.goals.count ?? 0 }, () => ({ kind: 'goal' })),
    secret: text.secret,
    openly: text.openly,
    aim: text.aim
  }
}

/** The points of each seat from these sources together, by the final scoring. */
export const pointsFrom =
  (
    seats: readonly unknown[],
    scores: readonly {
      readonly seat: number
      readonly points: Readonly<Partial<Record<string, number>>>
    }[]
  ) =>
  (...sources: readonly string[]): readonly number[] =>
    seats.map((_, seat) => {
      const points = scores.find((one) => one.seat === seat)?.points ?? {}
      return sources.reduce((sum, source) => sum + (points[source] ?? 0), 0)
    })

/** The end of the game, category by category; skips those that reveal nothing and bring nobody points. */
export const endingOf = (title: string, all: readonly EndCategory[]): Ending => ({
  title,
  categories: all.filter(({ points, reveals }) => reveals || points.some((count) => count !== 0))
})

/** The fields of an event that describe a figure's step. */
type AnyEvent =
  | { readonly type: 'stepped'; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly type: string }

/** All steps of a seat's figures, as lines on the roads of a map. */
export const journeyOn =
  (map: MapLayout) =>
  (events: readonly AnyEvent[], seat: number): readonly Trail[] =>
    events.flatMap((event) =>
      'from' in event && event.type === 'stepped' && event.seat === seat
        ? [roadTrail(map, event.from, event.to)]
        : []
    )

/** A seat's portrait. */
export const face = (
  view: { readonly seats: readonly { readonly character: string }[] },
  seat: number
): Props => ({
  kind: 'portrait',
  character: view.seats[seat]?.character ?? ''
})
