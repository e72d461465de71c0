/** German: a seat's standing. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Stand von {name}',
  source: 'Herkunft',
  now: 'jetzt',
  end: 'bei Wertung',
  total: 'Summe',
  about: '{name}: {now}, bei Wertung jetzt {end}',
  opens: 'Drücke für das ganze Tableau.'
})
