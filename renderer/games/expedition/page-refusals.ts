/** Reasons that the table gives before the rules are asked: of a space that no choice names yet. */
import type { Refusal } from '../../../shared/engine/rules'

export const pageRefusalCodes = [
  /** The hand lacks `short` cards for `requirement` of space `space`, the next free one. */
  'space-short',
  /** Space `space` lies behind space `before`, which the hand cannot pay any more. */
  'space-too-far',
  /** A camel stands on `space`: it is passed over (ruling 9). */
  'space-occupied',
  'space-passed',
  'camel-here',
  /** The chosen cards are no payment for `requirement` of space `space`. */
  'cards-wrong',
  /** The chosen cards fit `requirement` of space `space`, and `short` more are needed. */
  'cards-more'
] as const
export type PageRefusalCode = (typeof pageRefusalCodes)[number]

/** Makes such a reason. */
export const because = (
  code: PageRefusalCode,
  numbers: Readonly<Record<string, number | string>>
): Refusal<PageRefusalCode> => ({ code, numbers })
