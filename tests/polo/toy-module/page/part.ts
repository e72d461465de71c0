/** The toy module's events in log, scenes and sounds. */
import { modulePart } from '../../../../renderer/games/voyages/modules/part'
import { seat, sentenceOf } from '../../../../renderer/kit/log/parts'
import type { Toy } from '..'
import { ownWords } from './words'

const still = () => ({ flights: [] })

export const part = modulePart<Toy>({
  causes: {},
  events: {
    'toy/bellsDrawn': {
      sentence: ({ seat: who, drawn }) =>
        sentenceOf(ownWords.own.log.drawn, { who: seat(who), n: drawn.count }),
      scene: still,
      sound: 'deal',
      weight: 'gain'
    },
    'toy/bellReturned': {
      sentence: ({ seat: who }) => sentenceOf(ownWords.own.log.returned, { who: seat(who) }),
      scene: still,
      sound: 'deal',
      weight: 'gain',
      follows: true
    },
    'toy/bellRung': {
      sentence: ({ seat: who }) => sentenceOf(ownWords.own.log.rung, { who: seat(who) }),
      scene: still,
      sound: 'stamp',
      weight: 'gain'
    }
  }
})
