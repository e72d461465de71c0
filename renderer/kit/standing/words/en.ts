/** English: a seat's standing. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Standing of {name}',
  source: 'Source',
  now: 'now',
  end: 'if scored now',
  total: 'Total',
  about: '{name}: {now}, {end} if scored now',
  opens: 'Press for the whole board.'
})
