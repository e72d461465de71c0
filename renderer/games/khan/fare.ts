/** What a journey on the map costs. */
import type { Bundle } from '../../../shared/games/khan/types'
import type { Way } from './travel-plan'

/** What a way costs, without zeros. */
export const fareOf = ({ price }: Pick<Way, 'price'>): Bundle =>
  Object.fromEntries(Object.entries(price).filter(([, count]) => count > 0))
