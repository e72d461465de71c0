/** The bonus actions that every game of the family has, and the choices that do them. */
import type { CommonChoice } from '../../../shared/polo/unions'

export type BonusAction = 'complete-contract' | 'money-bag' | 'reroll-die' | 'adjust-die' | 'take-black-die'

/** The choices that carry them out. */
export type BonusChoice = Extract<
  CommonChoice<string>,
  { readonly type: 'completeContract' | 'moneyBag' | 'reroll' | 'adjust' | 'blackDie' }
>
