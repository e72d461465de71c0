/** What a question on the slip is about. */
import type { Cause } from '../../../../shared/games/voyages/types'
import { nameIn } from '../../../words/catalogue'
import { characterName, spaceIn } from '../../../polo/words/texts'
import type { Texts } from './texts'

export function prompts(texts: Texts) {
  const {
    prompts: { reasons },
    names
  } = texts
  return {
    /** Nothing where the board shows it. `least`: the lowest sum of a roll without compensation. */
    reasonOf: (cause: Cause | undefined, least: number, task: object): string => {
      switch (cause?.kind) {
        case 'compensation':
          return reasons.lowRoll({ short: 'count' in task ? Number(task.count) : 0, least })
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
          return ''
      }
    }
  }
}
