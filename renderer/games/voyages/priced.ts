/** Whether the chosen dice can go anywhere at a price, so that the legend explains how that looks. */
import { stateClass } from '../../polo/status'
import type { GameModel } from './game-model'

/** True if a space is lit at a price. */
export const isAnythingPriced = ({ view, targets }: Pick<GameModel, 'view' | 'targets'>): boolean =>
  Object.keys(view.value.spaces).some((id) => stateClass(targets.space(id)) === 'is-priced')
