/**
 * The events of the Companions in log, scenes and sounds. Tiles lie in a row below the house, and in front of those who
 * hired them.
 */
import type { Companions } from '../../../../../shared/games/voyages/modules/companions/types'
import type { Flight } from '../../../../contract/game-ui'
import { seat, sentenceOf, text } from '../../../../kit/log/parts'
import { modulePart } from '../part'
import { ownWords } from './words'

const name = (companion: string): string => ownWords.own.companions[companion] ?? companion

const pile = 'supply'
const before = (of: number): string => `seat:${of}`
/** The anchors of a tile in the row, and of one that serves a seat. */
export const rowAt = (companion: string): string => `companions/row:${companion}`
export const companionAt = (of: number, companion: string): string => `companions/own:${of}:${companion}`

const piece = (companion: string): Flight['piece'] => ({ kind: 'companions/companion', companion })
const taken = (of: number, companion: string): Flight => ({
  from: rowAt(companion),
  leaves: rowAt(companion),
  to: before(of),
  becomes: companionAt(of, companion),
  piece: piece(companion)
})

export const part = modulePart<Companions>({
  causes: {
    'companions/companion': {
      why: name,
      anchor: (id, of) => companionAt(of, id)
    }
  },
  events: {
    'companions/hired': {
      sentence: ({ seat: who, companion, dismissed }) =>
        dismissed === undefined
          ? sentenceOf(ownWords.own.log.hired, { who: seat(who), companion: name(companion) })
          : sentenceOf(ownWords.own.log.dismissed, {
              who: seat(who),
              companion: name(companion),
              other: name(dismissed)
            }),
      scene: ({ seat: to, companion, dismissed }) => ({
        flights: [
          ...(dismissed === undefined
            ? []
            : [{ from: before(to), leaves: companionAt(to, dismissed), to: pile, piece: piece(dismissed) }]),
          taken(to, companion)
        ],
        after: ['space:companions/house']
      }),
      sound: 'stamp',
      weight: 'gain',
      follows: true
    },
    'companions/borrowed': {
      sentence: ({ seat: who, companion }) =>
        sentenceOf(ownWords.own.log.borrowed, { who: seat(who), companion: name(companion) }),
      scene: ({ seat: to, companion }) => ({ flights: [taken(to, companion)] }),
      sound: 'lift',
      weight: 'gain'
    },
    'companions/returned': {
      sentence: ({ seat: who, companion }) =>
        sentenceOf(ownWords.own.log.returned, { who: seat(who), companion: name(companion) }),
      scene: ({ seat: from, companion }) => ({
        flights: [
          {
            from: before(from),
            leaves: companionAt(from, companion),
            to: 'space:companions/house',
            becomes: rowAt(companion),
            piece: piece(companion)
          }
        ]
      }),
      sound: 'deal',
      weight: 'detail'
    },
    'companions/used': {
      sentence: ({ seat: who, companion }) =>
        sentenceOf(ownWords.own.log.used, { who: seat(who), companion: name(companion) }),
      scene: () => ({ flights: [] }),
      sound: undefined,
      weight: 'detail',
      follows: true
    },
    'companions/usesRenewed': {
      sentence: () => [],
      scene: () => ({ flights: [] }),
      sound: undefined,
      weight: 'detail'
    },
    'companions/rowFilled': {
      sentence: ({ companions }) => [
        text(
          ownWords.own.log.rowFilled({ n: companions.length, companions: companions.map(name).join(', ') })
        )
      ],
      scene: ({ companions }) => ({
        flights: companions.map((companion) => ({
          from: pile,
          to: 'space:companions/house',
          becomes: rowAt(companion),
          piece: piece(companion)
        }))
      }),
      sound: 'deal',
      weight: 'detail'
    }
  }
})
