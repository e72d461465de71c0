/** Why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { english } from '../../../words/message'

export const en = english({
  'same-city': 'A goal card names two different cities, and this one has {city} twice.'
})
