/** Why something cannot be done, with its numbers. Every code of the rules and of the page has its sentence. */
import type { Refusal } from '../../../../shared/engine/rules'
import type { RequirementId } from '../../../../shared/games/expedition/content/requirements'
import type { RefusalCode } from '../../../../shared/games/expedition/refusals'
import type { CardKind } from '../../../../shared/games/expedition/types'
import { say, type AnyMessage } from '../../../words/message'
import type { PageRefusalCode } from '../page-refusals'
import type { Texts } from './texts'

type Sentences = Readonly<Record<RefusalCode | PageRefusalCode, string | AnyMessage>>

export function refusals({ refusals: said, names }: Texts) {
  const known: Sentences = said.refusals
  return {
    /** The sentence of a refusal, a plain one for a code that is not of this game; `space`: the name of the space at an index. */
    refusalSentence: ({ code, numbers = {} }: Refusal, space: (index: number) => string): string => {
      if (!(code in known)) return said.otherwise
      const at = (key: string): string | undefined =>
        numbers[key] === undefined ? undefined : space(Number(numbers[key]))
      const asked = numbers['requirement'] as RequirementId | undefined
      const card = numbers['card'] as CardKind | undefined
      return say(known[code as RefusalCode], {
        ...numbers,
        space: at('space'),
        foremost: at('foremost'),
        before: at('before'),
        card: card && names.kinds[card],
        asks: asked && names.requirements[asked],
        missing: asked && names.missing[asked](Number(numbers['short'] ?? 0))
      })
    }
  }
}
