// Arrow keys on the map of Voyages: every route can be walked, and an arrow never leads backwards.

import { expect, test } from 'vitest'
import { baseContent } from '../../shared/games/voyages/content'
import { layout, PLACE_LAYOUTS } from '../../renderer/games/voyages/atlas/layout'
import { arrowsFrom } from '../../renderer/games/voyages/map-arrows'

const neighboursOf = (place: string): readonly string[] => baseContent.steps(place).map(({ to }) => to)

test.each(PLACE_LAYOUTS.map(({ id }) => id))('from %s some arrow leads along every route', (place) => {
  const led = arrowsFrom(place, neighboursOf(place))
  expect([...new Set(led.values())].sort()).toEqual([...new Set(neighboursOf(place))].sort())
  const from = layout(place)
  for (const [arrow, to] of led) {
    const along = {
      ArrowUp: from.y - layout(to).y,
      ArrowDown: layout(to).y - from.y,
      ArrowLeft: from.x - layout(to).x,
      ArrowRight: layout(to).x - from.x
    }[arrow]
    expect([arrow, to, along > 0]).toEqual([arrow, to, true])
  }
})
