/** German: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  'same-city': 'Eine Zielkarte nennt zwei verschiedene Städte, und diese hat {city} zweimal.'
})
