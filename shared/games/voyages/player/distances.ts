/** How near the cities of Voyages lie for a character, whose own roads count. */
import { lengthOf, measuredOnce, nearness, type Nearness } from '../../../polo/player/nearness'
import type { Content } from '../content'
import type { CharacterName } from '../types'

const once = measuredOnce<Content>()

/** How near cities are; `perStep` is what is left of it with each step. */
export function nearnessOf(content: Content, character: CharacterName | '', perStep: number): Nearness {
  const { routesFrom } = content.character(character)
  return once(content, `${routesFrom ? character : ''} ${perStep}`, () =>
    nearness(
      {
        places: content.places.map(({ id }) => id),
        cities: content.places
          .filter(({ kind }) => kind !== 'oasis' && kind !== 'start' && kind !== 'palace')
          .map(({ id }) => id),
        steps: (from) => [
          ...content.steps(from).map(({ to, price }) => ({ to, length: lengthOf(price) })),
          ...(routesFrom?.(from, content.oases) ?? []).map(({ to }) => ({ to, length: 1 }))
        ]
      },
      perStep
    )
  )
}
