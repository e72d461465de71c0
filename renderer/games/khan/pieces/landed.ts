/**
 * Delays what cities, shields and goals show until a flying post has landed. The rules and accessible names use the
 * true posts.
 */
import type { Seat } from '../../../../shared/engine/rules'
import type { Content } from '../../../../shared/games/khan/game'
import { shieldPoints, shields } from '../../../../shared/games/khan/scoring'
import type { GoalId, SeatState } from '../../../../shared/games/khan/types'
import type { Scene } from '../../../contract/game-ui'
import { drawnCount } from '../../../kit/flights/drawn-counts'

/** The key under which a post in a city is counted as landed. */
const landedAt = (seat: Seat, city: string): string => `landed:${seat}:${city}`

/** Makes the post of a scene count once it has reached the city. */
export const countOnLanding = (scene: Scene, seat: Seat, city: string): Scene => ({
  ...scene,
  flights: scene.flights.map((flight) =>
    flight.becomes === `post:${seat}:${city}` ? { ...flight, gives: { [landedAt(seat, city)]: 1 } } : flight
  )
})

/** The cities of these posts of a seat that have landed. */
export const postsDrawn = (seat: Seat, posts: readonly string[]): string[] =>
  posts.filter((city) => drawnCount(landedAt(seat, city), 1) > 0)

/**
 * The shields of a seat by the posts that have landed: which ones, how many different ones, and their points with these
 * goal cards.
 */
export function shieldsDrawn(content: Content, seat: Seat, things: SeatState, cards: readonly GoalId[]) {
  const posts = postsDrawn(seat, things.posts)
  const landed = { ...things, posts }
  return {
    held: new Set(posts.flatMap((city) => content.place(city).shield ?? [])),
    count: shields(content, landed, cards),
    points: shieldPoints(content, landed, cards)
  }
}
