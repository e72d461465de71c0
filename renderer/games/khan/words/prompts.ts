/** What a question on the slip is about. */
import type { Cause } from '../../../../shared/games/khan/types'
import { characterName, spaceIn } from '../../../polo/words/texts'
import { nameIn } from '../../../words/catalogue'
import type { Texts } from './texts'

export function prompts(texts: Texts) {
  const {
    board,
    names,
    prompts: { reasons }
  } = texts
  return {
    /** Nothing where the board shows it. */
    reasonOf: (cause: Cause | undefined): string => {
      switch (cause?.kind) {
        case 'compensation':
          return reasons.compensation
        case 'cityBonus':
          return reasons.cityBonus(nameIn(names.places, cause.location))
        case 'outpost':
          return reasons.outpost(nameIn(names.places, cause.location))
        case 'contractCity':
          return reasons.contractCity(nameIn(names.places, cause.location))
        case 'contract':
          return reasons.contract
        case 'character':
          return reasons.character(characterName(texts, cause.character))
        case 'seal':
          return reasons.seal(nameIn(board.seals, cause.seal))
        case 'offer':
          return reasons.offer(names.books[cause.book])
        case 'keptOutpost':
          return reasons.kept
        case 'space':
          return reasons.space(spaceIn(texts, cause.space))
        default:
          return ''
      }
    }
  }
}
