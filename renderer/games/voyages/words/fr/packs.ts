/** French: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../../words/message'
import { packs as en } from '../en/packs'

export const packs = translate('fr', en, {
  faults: {
    'same-city': 'Une carte Objectif nomme deux villes différentes, et celle-ci a {city} deux fois.'
  }
})
