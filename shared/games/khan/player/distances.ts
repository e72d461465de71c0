/** How near the cities lie for a seat: roads with a seal for those who hold it, and the character's ways of walking. */
import { lengthOf, measuredOnce, nearness, type Nearness } from '../../../polo/player/nearness'
import type { Content } from '../game'
import { Traveller } from '../movement'
import type { SeatState } from '../types'

const once = measuredOnce<Content>()

/** How near cities are; `perStep` is what is left of it with each step. */
export function nearnessOf(content: Content, me: SeatState, perStep: number): Nearness {
  const { perOasis, routesFrom, waives } = content.character(me.character)
  const own = perOasis || routesFrom || waives ? me.character : ''
  const seals = me.seals.length > 1 ? me.seals.toSorted().join() : (me.seals[0] ?? '')
  return once(content, `${own} ${seals} ${perStep}`, () => {
    const traveller = new Traveller(content, me)
    return nearness(
      {
        places: content.places.map(({ id }) => id),
        cities: content.places.filter(({ kind }) => kind === 'city').map(({ id }) => id),
        steps: (from) =>
          traveller
            .stepsFrom(from)
            .filter(({ needs }) => needs === undefined || !traveller.barred(needs))
            .map(({ to, price, uncounted }) => ({ to, length: lengthOf(price, !uncounted) }))
      },
      perStep
    )
  })
}
