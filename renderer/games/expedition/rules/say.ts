/** What the texts of these rules are written with: lines, links to paragraphs that exist, icons of the game. */
import type { RequirementId } from '../../../../shared/games/expedition/content/requirements'
import type { Figure } from '../../../../shared/games/expedition/types'
import type { Part } from '../../../contract/rules'
import type { ParagraphId } from './structure'

export { em, t } from '../../../kit/rules/say'

/** A link to another paragraph of these rules. */
export const to = (paragraph: ParagraphId, text: string): Part => ({ to: paragraph, text })

/** A card's figure, a chest or a camel beside its word. */
export const icon = (name: Figure | 'chest' | 'camel'): Part => ({ icon: `#e-${name}`, label: '' })

/** What a space asks for, beside its word. */
export const asks = (requirement: RequirementId): Part => ({ icon: `#e-asks-${requirement}`, label: '' })
