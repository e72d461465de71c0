/** German: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../../words/message'
import { packs as en } from '../en/packs'

export const packs = translate('de', en, {
  faults: {
    'same-city': 'Eine Zielkarte nennt zwei verschiedene Städte, und diese hat {city} zweimal.'
  }
})
