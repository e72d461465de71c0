/** What the texts of these rules are written with: lines, links to paragraphs that exist, icons, numbers of the game. */
import { iconHref, type IconName } from '../../../art/icons'
import type { Part } from '../../../contract/rules'
import type { ParagraphId } from './structure'

export { t } from '../../../kit/rules/say'

/** A link to another paragraph of these rules. */
export const to = (paragraph: ParagraphId, text: string): Part => ({ to: paragraph, text })

/** An icon beside its word. */
export const icon = (name: IconName): Part => ({ icon: iconHref(name), label: '' })
