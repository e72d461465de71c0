/** The chapter of the City of Venice without its words. Ids are addresses: do not rename them. */
import type { ChapterShape, ChapterTexts, ParagraphIdOf } from '../../../../../contract/rules'
import { linksTo } from '../../../rules/say'

export const structure = [
  {
    id: 'venice',
    paragraphs: [
      { id: 'venice.what', rulings: [136], ours: [136] },
      { id: 'venice.rialto', rulings: [137], example: true, ours: [137] },
      { id: 'venice.reputation', rulings: [138], ours: [138] },
      { id: 'venice.posts', rulings: [139, 140], ours: [139, 140] },
      { id: 'venice.five', rulings: [141], ours: [141] }
    ]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
export type ParagraphId = ParagraphIdOf<Structure>
/** A link to a paragraph of these rules, or of this chapter. */
export const to = linksTo<ParagraphId>()

/** What the chapter says in one language: its name and its paragraphs. */
export interface Texts {
  readonly chapters: { readonly venice: string }
  readonly paragraphs: ChapterTexts<Structure, 'venice'>
  /** Heads of the tables of palaces, of reputation, of late posts and of the fifth seat. */
  readonly table: Readonly<
    Record<
      | ('palaces' | 'palace' | 'die' | 'cost' | 'reward' | 'first' | 'reputation' | 'post')
      | ('late' | 'nth' | 'points' | 'five' | 'coins' | 'slot'),
      string
    >
  >
}
