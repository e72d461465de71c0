/** Durations of animations, in milliseconds at normal speed. Pure. */
import type { Flight, Trail } from '../../contract/game-ui'

/** Longest animation of one update. */
export const longestChoice = 1200
/** The most that animations may lag behind the table, so that a rival's turn is over within 2.5 seconds. */
export const longestLag = 1200
/** One flight. */
const oneFlight = 520
/** A flight that ends where it starts, for example a die that is turned. */
const onTheSpot = 420
/** A flight that first rises above its origin, long enough to be read. */
const rising = 760
/** A flight that lingers at its end to be read. */
const lingering = 900
/** A walk along a trail: its limits, and the duration of one as long as its sheet is wide. */
const walk = { shortest: 380, longest: 900, sheet: 2600 } as const
/** The delay between two flights of one beat, and the most for all flights of a beat together. */
const gap = { one: 55, all: 300 } as const

/** The length of a trail, in shares of the sheet's size (as if it were square). */
function lengthOf({ points }: Trail): number {
  return points
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), y - (points[i]?.y ?? y)), 0)
}

/** The duration of one flight. */
function lastsOf({ along, from, to, rises, lingers }: Flight): number {
  if (along) return Math.min(walk.longest, Math.max(walk.shortest, lengthOf(along) * walk.sheet))
  if (rises) return rising
  if (lingers) return lingering
  return from !== undefined && from === to ? onTheSpot : oneFlight
}

interface Time {
  readonly delay: number
  readonly lasts: number
}

/**
 * The delay and duration of each flight of one beat, in order. A lingering flight starts only after the other flights to the
 * same anchor have landed.
 */
export function timed(flights: readonly Flight[]): readonly Time[] {
  const between = flights.length < 2 ? 0 : Math.min(gap.one, gap.all / (flights.length - 1))
  const inTurn = flights.map((flight, i): Time => ({ delay: i * between, lasts: lastsOf(flight) }))
  const landing = new Map<string | undefined, number>()
  for (const [i, { to, lingers }] of flights.entries())
    if (!lingers) landing.set(to, Math.max(landing.get(to) ?? 0, endOf(inTurn[i])))
  return inTurn.map((time, i) => {
    const flight = flights[i]
    return flight?.lingers ? { ...time, delay: Math.max(time.delay, landing.get(flight.to) ?? 0) } : time
  })
}

const endOf = (time: Time | undefined): number => (time ? time.delay + time.lasts : 0)

/** The duration of a beat of these flights. */
export function beatLasts(flights: readonly Flight[]): number {
  return Math.max(0, ...timed(flights).map(endOf))
}
