/** How a status looks and what is said about it: the same for every target. */
import type { Refusal } from '../../../shared/engine/rules'
import type { JourneyRefusal } from '../../../shared/games/voyages/assist/fares'
import type { Status } from './lit'
import type { Remedy } from '../../stores/table-types'
import type { Tip } from '../../table/tips'
import { assistWords } from './assist/words'
import { words } from './words'

/** The class of a status; a target that is not asked about now looks plain. */
export function stateClass(status: Status): string {
  switch (status.light) {
    case 'legal':
      return 'is-legal'
    case 'possible':
      return 'is-possible'
    case 'refused':
      return 'is-refused'
    default:
      return ''
  }
}

/** Why something is refused: by the rules, or by the plan of a journey. */
export const sentenceOf = (refusal: Refusal): string =>
  journeySentence(refusal) ?? words.refusals.refusalSentence(refusal)

/** The sentence of a journey's refusal; undefined for one of the rules. */
function journeySentence({ code, numbers = {} }: Refusal): string | undefined {
  const { reach } = assistWords
  const { amount } = words.names
  const n = (key: string): number => Number(numbers[key] ?? 0)
  const price = (coins: number, camels: number): string =>
    words.prompts.listOf([
      ...(coins > 0 ? [amount('coin', coins)] : []),
      ...(camels > 0 ? [amount('camel', camels)] : [])
    ])
  switch (code as JourneyRefusal['code']) {
    case 'journey-steps':
      return reach.steps(n('needs'), n('have'))
    case 'journey-short':
      return reach.short(price(n('coins'), n('camels')), price(n('coinsShort'), n('camelsShort')))
    case 'journey-none':
      return reach.never
    default:
      return undefined
  }
}

/** What helps, as the note of a target says it. */
export const remedyText = ({ note, does }: Remedy): string =>
  [note, does === undefined ? '' : `${assistWords.toast.help}: ${does}.`].filter(Boolean).join(' ')

/** The note of a target: why not and what helps, then what it is. */
export function tipFor(status: Status, help: string): Tip {
  const { refusal, remedy } = status
  if (!refusal) return { text: help }
  return {
    reason: sentenceOf(refusal),
    text: help,
    ...(remedy && { remedy: () => remedyText(remedy()) })
  }
}

/** True for a target that cannot be used now, whether refused or not asked about. */
export const isOff = (status: Status): boolean => status.light === 'refused' || status.light === 'idle'
