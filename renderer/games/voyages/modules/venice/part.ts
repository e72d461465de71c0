/** The events of the City of Venice in log, scenes and sounds. Its palaces lie on a board beside the map. */
import type { Venice } from '../../../../../shared/games/voyages/modules/venice/types'
import { seat, sentenceOf } from '../../../../kit/log/parts'
import { modulePart } from '../part'
import { ownWords } from './words'

/** The anchor of the rewards for reputation. */
export const reputationAt = 'venice/reputation'

export const part = modulePart<Venice>({
  causes: {
    'venice/palace': {
      why: (id) => ownWords.own.log.palace(ownWords.names.places[id] ?? id),
      anchor: (id) => `place:${id}`
    },
    'venice/reputation': {
      why: (id) => ownWords.own.log.reputation(Number(id)),
      anchor: () => reputationAt
    }
  },
  events: {
    'venice/visited': {
      sentence: ({ seat: who, reputation: n }) =>
        n > 0 ? sentenceOf(ownWords.own.log.risen, { who: seat(who), n }) : [],
      scene: () => ({ flights: [] }),
      sound: 'stamp',
      weight: 'gain',
      follows: true
    }
  }
})
