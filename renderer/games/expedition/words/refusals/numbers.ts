/** The numbers of a refusal, read for its sentence in any language. */
import type { Refusal } from '../../../../../shared/engine/rules'
import type { RequirementId } from '../../../../../shared/games/expedition/content/requirements'
import type { RefusalCode } from '../../../../../shared/games/expedition/refusals'
import type { CardKind } from '../../../../../shared/games/expedition/types'
import type { PageRefusalCode } from '../../page-refusals'

export type Numbers = Readonly<Record<string, number | string>>
/** The name of the space at an index. */
export type SpaceName = (index: number) => string
type Sentence = (numbers: Numbers, space: SpaceName) => string

/** One sentence for each code of the rules and of the page. */
export type Refusals = Readonly<Record<RefusalCode | PageRefusalCode, Sentence>>

/** A number; 0 where there is none. */
export const n = (numbers: Numbers, key: string): number => Number(numbers[key] ?? 0)
export const cardOf = (numbers: Numbers): CardKind => String(numbers['card']) as CardKind
export const iconOf = (numbers: Numbers): RequirementId => String(numbers['requirement']) as RequirementId

/** One function for any refusal out of one for each code; `otherwise` for a code that is not of this game. */
export const sentenceIn =
  (refusals: Refusals, otherwise: string) =>
  (refusal: Refusal, space: SpaceName): string => {
    const known: Readonly<Record<string, Sentence | undefined>> = refusals
    return known[refusal.code]?.(refusal.numbers ?? {}, space) ?? otherwise
  }
