/** Texts of characters that state values of the content, and of those that are played for one round only. */
import type { Content } from '../../../../../shared/games/voyages/content'
import { piedro, rusticiano } from '../../../../../shared/games/voyages/modules/agents/characters'
import type { CharacterText } from '../../../../polo/words'
import { agentsOf } from '../tables'
import { ownWords } from './words'

/** What Piedro pays; undefined for other characters. */
export function textWith(character: string, content: Content): Partial<CharacterText> | undefined {
  if (character !== piedro) return undefined
  const { 'take-black-die': die, 'adjust-die': turn } = agentsOf(content).piedro
  const { short, full } = ownWords.own.piedro
  return { short: short({ die, turn }), full: full({ die, turn }) }
}

/** Texts for a character that is played for one round only, where they differ from the usual ones. */
export function textForRound(character: string, content: Content): Partial<CharacterText> {
  const { forRound, forRoundShort, rusticianoForRound } = ownWords.own
  if (character === rusticiano) {
    const { cardsAssumed } = agentsOf(content)
    return { short: rusticianoForRound.short(cardsAssumed), full: rusticianoForRound.full(cardsAssumed) }
  }
  const [short, full] = [forRoundShort[character], forRound[character]]
  return { ...(short !== undefined && { short }), ...(full !== undefined && { full }) }
}
