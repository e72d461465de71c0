/** What a question on the slip is about. */
import type { Content } from '../../../../shared/games/voyages/content'
import type { Cause } from '../../../../shared/games/voyages/types'
import { isOfModule } from '../../../../shared/polo/open-game'
import { bundleShort } from '../../../polo/words/amounts'
import { nameIn } from '../../../words/catalogue'
import { characterName, spaceIn } from '../../../polo/words/texts'
import type { SaidOfModules } from './log'
import type { Texts } from './texts'

export function prompts(texts: Texts, { causes }: Pick<SaidOfModules, 'causes'>) {
  const {
    prompts: { reasons },
    names
  } = texts
  return {
    /** Why the seat is asked; nothing where the board shows it. */
    reasonOf: (cause: Cause, content: Content, task: object): string => {
      switch (cause.kind) {
        case 'compensation':
          return reasons.lowRoll({
            short: 'count' in task ? Number(task.count) : 0,
            least: content.numbers.compensationBelow
          })
        case 'contractColumn':
          return reasons.contractColumn(cause.column)
        case 'cityBonus':
          return reasons.cityBonus(nameIn(names.places, cause.location))
        case 'outpost':
          return reasons.outpost(nameIn(names.places, cause.location))
        case 'contract':
          return reasons.contract
        case 'character':
          return reasons.character(characterName(texts, cause.character))
        case 'space':
          return reasons.space(spaceIn(texts, cause.space))
        default:
          return isOfModule(cause.kind) && 'id' in cause
            ? (causes[cause.kind]?.why(cause.id, {
                content,
                bundle: (amounts) => bundleShort(texts, amounts)
              }) ?? '')
            : ''
      }
    }
  }
}
