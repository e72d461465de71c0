/** The chapter of the Secret Paths without its words. Ids are addresses: do not rename them. */
import type { ChapterShape, ChapterTexts, ParagraphIdOf } from '../../../../../contract/rules'
import { linksTo } from '../../../rules/say'

export const structure = [
  {
    id: 'secret-paths',
    paragraphs: [
      { id: 'secret-paths.what', rulings: [] },
      { id: 'secret-paths.andre-de-longjumeau', rulings: [86, 87], ours: [86, 87] },
      { id: 'secret-paths.declaring', rulings: [88, 93, 95], example: true, ours: [88, 93, 95] },
      { id: 'secret-paths.tokens', rulings: [89, 90, 91, 92, 94], example: true, ours: [89, 90, 91, 92, 94] }
    ]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
export type ParagraphId = ParagraphIdOf<Structure>
/** A link to a paragraph of these rules, or of this chapter. */
export const to = linksTo<ParagraphId>()

/** What the chapter says in one language: its name and its paragraphs. */
export interface Texts {
  readonly chapters: { readonly 'secret-paths': string }
  readonly paragraphs: ChapterTexts<Structure, 'secret-paths'>
  /** Heads of the table of tokens. */
  readonly table: {
    readonly title: string
    readonly path: string
    readonly count: string
    readonly does: string
  }
}
