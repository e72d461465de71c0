/** The chapter of the Companions without its words. Ids are addresses: do not rename them. */
import type { ChapterShape, ChapterTexts, ParagraphIdOf } from '../../../../../contract/rules'
import { linksTo } from '../../../rules/say'

export const structure = [
  {
    id: 'companions',
    paragraphs: [
      { id: 'companions.what', rulings: [129], ours: [129] },
      { id: 'companions.house', rulings: [130, 132, 133], example: true, ours: [130, 132, 133] },
      { id: 'companions.tiles', rulings: [131, 134, 135], example: true, ours: [131, 134, 135] }
    ]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
export type ParagraphId = ParagraphIdOf<Structure>
/** A link to a paragraph of these rules, or of this chapter. */
export const to = linksTo<ParagraphId>()

/** What the chapter says in one language: its name and its paragraphs. */
export interface Texts {
  readonly chapters: { readonly companions: string }
  readonly paragraphs: ChapterTexts<Structure, 'companions'>
  /** Heads of the tables of companions and of how many there are. */
  readonly table: {
    readonly title: string
    readonly companion: string
    readonly die: string
    readonly cost: string
    readonly does: string
    readonly open: string
    readonly players: string
    readonly most: string
    readonly atMost: string
  }
}
