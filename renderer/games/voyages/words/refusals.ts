/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import type { RefusalCode } from '../../../../shared/games/voyages/refusals'
import { refusals as family } from '../../../polo/words/refusals'
import type { AnyMessage } from '../../../words/message'
import type { Texts } from './texts'

export function refusals(texts: Texts) {
  const ofRules: Readonly<Record<RefusalCode, string | AnyMessage>> = texts.refusals.refusals
  return family(texts, ofRules)
}
