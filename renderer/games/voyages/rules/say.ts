/** What the texts of these rules are written with: lines, links to paragraphs that exist, icons, numbers of the game. */
import { iconHref, type IconName } from '../../../art/icons'
import type { Part } from '../../../contract/rules'
import type { ParagraphId } from './structure'

export { em, t } from '../../../kit/rules/say'

/** Links to paragraphs of these rules, and of a module's chapter, whose ids these are. */
export const linksTo =
  <Own extends string = never>() =>
  (paragraph: ParagraphId | Own, text: string): Part => ({ to: paragraph, text })

/** A link to another paragraph of these rules. */
export const to = linksTo()

/** An icon beside its word. */
export const icon = (name: IconName): Part => ({ icon: iconHref(name), label: '' })
