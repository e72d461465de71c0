// Arrow keys on the map of Voyages: every route can be walked, and an arrow key never leads in the opposite direction.

import { expect, test } from 'vitest'
import { baseContent } from '../../shared/games/voyages/content'
import { map } from '../../renderer/games/voyages/atlas/layout'
import { arrowsFrom } from '../../renderer/polo/map/arrows'

const neighboursOf = (place: string): readonly string[] => baseContent.steps(place).map(({ to }) => to)

test.each(map.places.map(({ id }) => id))('from %s an arrow key leads along every route', (place) => {
  const led = arrowsFrom(map, place, neighboursOf(place))
  expect([...new Set(led.values())].sort()).toEqual([...new Set(neighboursOf(place))].sort())
  const from = map.place(place)
  for (const [arrow, to] of led) {
    const along = {
      ArrowUp: from.y - map.place(to).y,
      ArrowDown: map.place(to).y - from.y,
      ArrowLeft: from.x - map.place(to).x,
      ArrowRight: map.place(to).x - from.x
    }[arrow]
    expect([arrow, to, along > 0]).toEqual([arrow, to, true])
  }
})
