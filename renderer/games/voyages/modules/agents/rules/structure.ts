/** The chapter of the Agents of Venice without its words. Ids are addresses: do not rename them. */
import type { ChapterShape, ChapterTexts, ParagraphIdOf } from '../../../../../contract/rules'
import { linksTo } from '../../../rules/say'

export const structure = [
  {
    id: 'agents',
    paragraphs: [
      { id: 'agents.what', rulings: [79, 80, 81, 82, 83, 84, 85], ours: [80, 81, 82, 83, 84, 85] },
      {
        id: 'agents.donata-badoer',
        rulings: [96, 97, 98, 99, 100, 101],
        example: true,
        ours: [96, 97, 98, 99, 100, 101]
      },
      { id: 'agents.rusticiano', rulings: [102, 103, 104, 105], ours: [102, 103, 104, 105] },
      { id: 'agents.papa-gregorio-x', rulings: [106, 107, 108, 109, 110], ours: [107, 108, 109, 110] },
      { id: 'agents.piedro-tartarino', rulings: [111], ours: [111] },
      {
        id: 'agents.bellela-fantina-moreta',
        rulings: [112, 113, 114, 115],
        ours: [112, 113, 114, 115]
      },
      {
        id: 'agents.assumed',
        rulings: [116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128],
        example: true,
        ours: [116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128]
      }
    ]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
export type ParagraphId = ParagraphIdOf<Structure>
/** A link to a paragraph of these rules, or of this chapter. */
export const to = linksTo<ParagraphId>()

/** What the chapter says in one language: its name and its paragraphs. */
export interface Texts {
  readonly chapters: { readonly agents: string }
  readonly paragraphs: ChapterTexts<Structure, 'agents'>
  /** Heads of the tables of bonus cards, of Piedro's prices and of Rusticiano's cards for one round. */
  readonly table: Readonly<
    Record<'title' | 'card' | 'does' | 'piedro' | 'action' | 'camels' | 'assumed' | 'cards', string>
  >
}
