/** The camels of the table as they are drawn and named. */
import type { Seat } from '../../../shared/engine/rules'
import type { Way } from '../../../shared/games/expedition/planner'
import type { State } from '../../../shared/games/expedition/types'
import type { PieceColour } from '../../art/seats'
import { words } from './words'
import type { Stand } from './words/controls'

/** A camel on a space. */
export interface DrawnCamel {
  readonly seat: Seat
  /** Its anchor, at which the animation of its walk ends. */
  readonly anchor: string
  readonly colour: PieceColour
  /** Which of a seat's two camels; absent if the seat has one. */
  readonly number?: 1 | 2 | undefined
  readonly label: string
}

interface People {
  readonly colourOf: (seat: Seat) => PieceColour
  readonly nameOf: (seat: Seat) => string
}

/** The number of a camel, shown only where seats have two. */
export const numberOf = (camel: number, camels: number): 1 | 2 | undefined =>
  camels < 2 ? undefined : camel === 0 ? 1 : 2

/** Anchor of a camel on the road. */
export const anchorOfCamel = (seat: Seat, camel: number): string => `camel:${seat}:${camel}`

/** The key of the count that shows how far a camel has come. */
export const progressOfCamel = (seat: Seat, camel: number): string => `way:${seat}:${camel}`

/** All camels that stand on a space, by seat. */
export function camelsOn({ seats }: State, space: number, people: People): readonly DrawnCamel[] {
  return seats.flatMap(({ camels }, seat) =>
    camels.flatMap((at, camel): DrawnCamel[] => {
      if (at !== space) return []
      const number = numberOf(camel, camels.length)
      return [
        {
          seat,
          anchor: anchorOfCamel(seat, camel),
          colour: people.colourOf(seat),
          number,
          label: words.controls.camel(people.nameOf(seat), number)
        }
      ]
    })
  )
}

/** Where each camel that moves on a way ends up, by camel. */
export function standsOf({ steps }: Way, spaceName: (index: number) => string): readonly Stand[] {
  const last = new Map(steps.map((step) => [step.camel, spaceName(step.stands)]))
  return [...last].sort(([a], [b]) => a - b).map(([camel, name]) => ({ number: camel + 1, name }))
}
