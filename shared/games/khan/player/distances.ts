/** How near the cities lie for a seat: roads with a seal for those who hold it, and the character's ways of walking. */
import { lengthOf, measuredOnce, nearness, type Nearness, type Way } from '../../../polo/player/nearness'
import type { Content } from '../game'
import { Traveller } from '../movement'
import type { LocationId, SeatState } from '../types'

const once = measuredOnce<Content>()

/** What a seat's steps depend on, in words: where it is the same, so are they. */
export function walkKey(content: Content, me: SeatState): string {
  const { perOasis, routesFrom, waives } = content.character(me.character)
  const own = perOasis || routesFrom || waives ? me.character : ''
  const seals = me.seals.length > 1 ? me.seals.toSorted().join() : (me.seals[0] ?? '')
  return `${own} ${seals}`
}

/** The steps that a seat may take from a place, if it can pay for them. */
export function stepsOf(content: Content, me: SeatState): (from: LocationId) => readonly Way[] {
  const traveller = new Traveller(content, me)
  return (from) =>
    traveller
      .stepsFrom(from)
      .filter(({ needs }) => needs === undefined || !traveller.barred(needs))
      .map(({ to, price, uncounted }) => ({ to, length: lengthOf(price, !uncounted) }))
}

/** How near cities are; `perStep` is what is left of it with each step. */
export function nearnessOf(content: Content, me: SeatState, perStep: number): Nearness {
  return once(content, `${walkKey(content, me)} ${perStep}`, () =>
    nearness(
      {
        places: content.places.map(({ id }) => id),
        cities: content.places.filter(({ kind }) => kind === 'city').map(({ id }) => id),
        steps: stepsOf(content, me)
      },
      perStep
    )
  )
}
