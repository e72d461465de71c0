/** What a journey on the map costs. */
import type { BundleOf } from '../../art/icons'
import type { AnyWay } from './plan'

/** What a way costs, without zeros. */
export const fareOf = ({ price }: Pick<AnyWay, 'price'>): BundleOf =>
  Object.fromEntries(Object.entries(price).filter(([, count]) => count > 0))
