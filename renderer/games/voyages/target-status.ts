/** Explanations of a status, the same for every kind of target. */
import type { Refusal } from '../../../shared/engine/rules'
import type { JourneyRefusal } from '../../../shared/games/voyages/assist/fares'
import * as family from '../../polo/assist/tips'
import type { Status } from '../../polo/status'
import type { Tip } from '../../kit/tips/tips'
import { assistWords } from './assist/words'
import { words } from './words'

/** The sentence of a refusal, whether by the rules or by the plan of a journey. */
export const sentenceOf = (refusal: Refusal): string =>
  journeySentence(refusal) ?? words.refusals.refusalSentence(refusal)

/** The sentence of a refusal that the page itself gives, most of them of journeys; undefined for one of the rules. */
function journeySentence({ code, numbers = {} }: Refusal): string | undefined {
  const { reach } = assistWords
  const { amount } = words.names
  const n = (key: string): number => Number(numbers[key] ?? 0)
  const price = (coins: number, camels: number): string =>
    words.prompts.listOf([
      ...(coins > 0 ? [amount('coin', coins)] : []),
      ...(camels > 0 ? [amount('camel', camels)] : [])
    ])
  switch (code as JourneyRefusal['code'] | 'column-out-of-reach') {
    case 'column-out-of-reach':
      return reach.column(n('reach'))
    case 'journey-steps':
      return reach.steps({ needs: n('needs'), have: n('have') })
    case 'journey-short':
      return reach.short({
        price: price(n('coins'), n('camels')),
        short: price(n('coinsShort'), n('camelsShort'))
      })
    case 'journey-none':
      return reach.never
    default:
      return undefined
  }
}

/** The tip of a target: why it is refused and what helps, then what it is. */
export const tipFor = (status: Status, help: string): Tip =>
  family.tipOf(assistWords, { sentence: sentenceOf, occupied: words.explain.occupiedHelp }, status, help)
