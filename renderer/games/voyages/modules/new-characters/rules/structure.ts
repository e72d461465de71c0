/** The chapter of the New Characters without its words. Ids are addresses: do not rename them. */
import type { ChapterShape, ChapterTexts, ParagraphIdOf } from '../../../../../contract/rules'
import { linksTo } from '../../../rules/say'

export const structure = [
  {
    id: 'new-characters',
    paragraphs: [
      { id: 'new-characters.what', rulings: [77, 78], ours: [77, 78] },
      { id: 'new-characters.gifts', rulings: [72], example: true, ours: [72] },
      { id: 'new-characters.altan-ord', rulings: [74], example: true },
      { id: 'new-characters.fratre-nicolao', rulings: [73] },
      { id: 'new-characters.gunj-kokochin', rulings: [76] },
      { id: 'new-characters.khan-arghun', rulings: [75], example: true }
    ]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
export type ParagraphId = ParagraphIdOf<Structure>
/** A link to a paragraph of these rules, or of this chapter. */
export const to = linksTo<ParagraphId>()

/** What the chapter says in one language: its name and its paragraphs. */
export interface Texts {
  readonly chapters: { readonly 'new-characters': string }
  readonly paragraphs: ChapterTexts<Structure, 'new-characters'>
  /** Heads of the table of gifts. */
  readonly table: { readonly title: string; readonly gift: string; readonly does: string }
}
