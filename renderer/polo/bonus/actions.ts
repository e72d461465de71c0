/** The bonus actions that every game of the family has, and the choices that do them. */
import type { CommonChoice } from '../../../shared/polo/unions'

export type BonusAction = 'complete-contract' | 'money-bag' | 'reroll-die' | 'adjust-die' | 'take-black-die'

/** The choices that carry them out. */
export type BonusChoice = Extract<
  CommonChoice<string>,
  { readonly type: 'completeContract' | 'moneyBag' | 'reroll' | 'adjust' | 'blackDie' }
>

/** True for an action that waits for one of the dice, and not for a contract or a seal. */
export const waitsForDie = (action: string | undefined): boolean =>
  action === 'reroll-die' || action === 'adjust-die'
