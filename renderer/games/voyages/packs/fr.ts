/** French: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  'same-city': 'Une carte Objectif nomme deux villes différentes, et celle-ci a {city} deux fois.'
})
