/** Refusals that the page gives before the rules are asked, for spaces that no choice names yet. */
import type { Refusal } from '../../../shared/engine/rules'

export type PageRefusalCode =
  /** The hand lacks `short` cards for the `requirement` of `space`, the next free one. */
  | 'space-short'
  /** `space` lies beyond `before`, which the hand can no longer pay. */
  | 'space-too-far'
  /** A camel stands on `space`, so it is passed over (ruling 9). */
  | 'space-occupied'
  | 'space-passed'
  | 'camel-here'
  /** The chosen cards are no payment for the `requirement` of `space`. */
  | 'cards-wrong'
  /** The chosen cards fit the `requirement` of `space`, but `short` more are needed. */
  | 'cards-more'

export const because = (
  code: PageRefusalCode,
  numbers: Readonly<Record<string, number | string>>
): Refusal<PageRefusalCode> => ({ code, numbers })
