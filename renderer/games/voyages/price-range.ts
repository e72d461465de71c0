/** Whether prices of occupied spaces may be ranges, which need more room. */
import type { GameModel } from './game-model'

/** Dice in hand without a value, which can be placed at several prices. */
export const mayRange = ({ own }: Pick<GameModel, 'own'>): boolean =>
  own.value.dice.some(({ value }) => value === 0)
