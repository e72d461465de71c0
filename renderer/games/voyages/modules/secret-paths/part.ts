/** The events of the Secret Paths in log, scenes and sounds. Tokens come from their pile and lie in front of a seat. */
import type { SecretPaths } from '../../../../../shared/games/voyages/modules/secret-paths/types'
import type { Flight } from '../../../../contract/game-ui'
import { seat, sentenceOf, text } from '../../../../kit/log/parts'
import { modulePart } from '../part'
import { findPathName, pathName } from './path-words'
import { pathsIn } from './table/held'
import { ownWords } from './words'

const nothing = { flights: [] }

/** The pile is with the supply. */
const pathPile = 'supply'
const before = (of: number): string => `seat:${of}`
/** The anchor of a token that a seat keeps. */
export const pathAt = (of: number, path: string): string => `secret-paths/path:${of}:${path}`

const piece = (path: string): Flight['piece'] => ({ kind: 'secret-paths/path', path })

export const part = modulePart<SecretPaths>({
  causes: {},
  helpName: (aid, content) => findPathName(content, aid),
  events: {
    'secret-paths/pathsShuffled': {
      sentence: () => [text(ownWords.own.log.pathsShuffled)],
      scene: () => nothing,
      sound: 'deal',
      weight: 'detail'
    },
    'secret-paths/pathDrawn': {
      sentence: ({ seat: who, path }, _, { content }) =>
        sentenceOf(ownWords.own.log.pathDrawn, { who: seat(who), path: pathName(content, path) }),
      scene: ({ seat: to, path }) => ({
        flights: [{ from: pathPile, to: before(to), becomes: pathAt(to, path), piece: piece(path) }]
      }),
      sound: 'deal',
      weight: 'detail',
      follows: true
    },
    'secret-paths/pathKept': {
      sentence: ({ seat: who, path }, _, { content }) =>
        sentenceOf(ownWords.own.log.pathKept, { who: seat(who), path: pathName(content, path) }),
      scene: ({ seat: of, path }, { view }) => ({
        flights: [
          {
            from: before(of),
            leaves: pathAt(of, path),
            to: before(of),
            becomes: pathAt(of, path),
            piece: piece(path)
          },
          ...pathsIn(view, of)
            .drawn.filter((other) => other !== path)
            .map((other) => ({
              from: before(of),
              leaves: pathAt(of, other),
              to: pathPile,
              piece: piece(other)
            }))
        ]
      }),
      sound: 'lift',
      weight: 'gain',
      follows: true
    },
    'secret-paths/pathUsed': {
      sentence: ({ seat: who, path }, _, { content }) =>
        sentenceOf(ownWords.own.log.pathUsed, { who: seat(who), path: pathName(content, path) }),
      scene: ({ seat: from, path }) => ({
        flights: [
          { from: before(from), leaves: pathAt(from, path), to: pathPile, rises: true, piece: piece(path) }
        ]
      }),
      sound: 'stamp',
      weight: 'gain'
    }
  }
})
