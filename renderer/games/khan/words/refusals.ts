/** Why something cannot be done, with its numbers: by the rules, or by the plan of a journey. */
import type { Refusal } from '../../../../shared/engine/rules'
import type { JourneyRefusal } from '../../../../shared/games/khan/planner'
import type { RefusalCode } from '../../../../shared/games/khan/refusals'
import { bundleOf } from '../../../polo/words/amounts'
import { refusals as family } from '../../../polo/words/refusals'
import { nameIn } from '../../../words/catalogue'
import { joined, list } from '../../../words/list'
import type { AnyMessage } from '../../../words/message'
import type { Forms } from '../../../words/template'
import type { Texts } from './texts'

export function refusals(texts: Texts) {
  const { assist, board } = texts
  const ofRules: Readonly<Record<RefusalCode, string | AnyMessage>> = texts.refusals.refusals
  const sealOf = (id: string): string | Forms => nameIn(board.seals, id)
  const { refusalSentence } = family(texts, ofRules, ({ seal }) => ({
    seal: sealOf(String(seal))
  }))
  return {
    refusalSentence: (refusal: Refusal): string => {
      const { code, numbers = {} } = refusal
      const n = (key: string): number => Number(numbers[key] ?? 0)
      switch (code as JourneyRefusal['code']) {
        case 'journey-steps':
          return assist.reach.steps({ needs: n('needs'), have: n('have') })
        case 'journey-short':
          return assist.reach.short({
            price: bundleOf(texts, { coin: n('coins'), camel: n('camels'), jade: n('jade') }).word,
            short: bundleOf(texts, { coin: n('coinsShort'), camel: n('camelsShort'), jade: n('jadeShort') })
              .word
          })
        case 'journey-seals':
          return texts.refusals.sealsNeeded(
            joined(list, String(numbers['seals']).split(' ').map(sealOf), 'the')
          )
        case 'journey-none':
          return assist.reach.never
        default:
          return refusalSentence(refusal)
      }
    }
  }
}
