/** How long movements last, in milliseconds at normal speed. Pure. */
import type { Flight, Trail } from '../../contract/game-ui'

/** Most that one choice moves. */
export const longestChoice = 1200
/** Choices that come faster than they can be shown are behind the table by this at most: a rival's turn is seen in 2.5 seconds. */
export const longestLag = 1200
/** One flight. */
const oneFlight = 520
/** A flight that ends where it begins, for example a die that is turned. */
const onTheSpot = 420
/** One that rises above its cause first, long enough to be read. */
const rising = 760
/** One that stays a moment to be read. */
const lingering = 900
/** A walk: the shortest, the longest, and one along the whole width of its sheet. */
const walk = { shortest: 380, longest: 900, sheet: 2600 } as const
/** Between two flights of one beat that take off after each other: each, and all together. */
const gap = { one: 55, all: 300 } as const

/** Length of a trail in widths of its sheet, as if the sheet were square. */
export function lengthOf({ points }: Trail): number {
  return points
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), y - (points[i]?.y ?? y)), 0)
}

/** How long one flight is under way. */
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
 * When each of the flights of one beat takes off, and how long it is under way. One that lingers where others come to is seen
 * once they have landed.
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

/** How long a beat of these flights lasts. */
export function beatLasts(flights: readonly Flight[]): number {
  return Math.max(0, ...timed(flights).map(endOf))
}
