/**
 * The rules of the Expedition without their words: chapters of paragraphs in reading order, the rulings each tells,
 * which of them owe an example, and the rulings of which each marks that they are this project's own. Ids are
 * addresses: do not rename them.
 */
import type {
  BookTexts,
  ChapterIdOf,
  ChapterShape,
  ChapterTexts,
  ParagraphIdOf
} from '../../../contract/rules'
import type { TableWords } from './table-words'

export const structure = [
  {
    id: 'game',
    paragraphs: [
      { id: 'game.aim', rulings: [1] },
      { id: 'game.cards', rulings: [2, 4], ours: [4] },
      { id: 'game.gold', rulings: [3], ours: [3] },
      { id: 'game.sources', rulings: [47], ours: [] }
    ]
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'setup.table', rulings: [5, 6] },
      { id: 'setup.start', rulings: [7, 18], ours: [7, 18] }
    ]
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn.course', rulings: [8, 28], example: true },
      { id: 'turn.draw', rulings: [29, 31], example: true },
      { id: 'turn.empty', rulings: [30], ours: [30] }
    ]
  },
  {
    id: 'move',
    paragraphs: [
      { id: 'move.next', rulings: [9], example: true },
      { id: 'move.pay', rulings: [10, 13, 14], example: true },
      { id: 'move.several', rulings: [11], example: true },
      { id: 'move.chests', rulings: [15, 16, 17, 18], example: true, ours: [16, 17] }
    ]
  },
  {
    id: 'icons',
    paragraphs: [
      { id: 'icons.goods', rulings: [12], example: true },
      { id: 'icons.drivers', rulings: [12] },
      { id: 'icons.colours', rulings: [12], example: true },
      { id: 'icons.smaller', rulings: [12, 47], ours: [47] }
    ]
  },
  {
    id: 'ballast',
    paragraphs: [
      { id: 'ballast.drop', rulings: [19, 20, 25], example: true },
      { id: 'ballast.where', rulings: [21, 22], example: true, ours: [22] },
      { id: 'ballast.cities', rulings: [26, 27] }
    ]
  },
  {
    id: 'ganzhou',
    paragraphs: [
      { id: 'ganzhou.scoring', rulings: [32, 35, 36], example: true },
      { id: 'ganzhou.city', rulings: [33], ours: [33] },
      { id: 'ganzhou.late', rulings: [34], example: true, ours: [34] }
    ]
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'end.arrival', rulings: [37], ours: [37] },
      { id: 'end.scoring', rulings: [38, 39], example: true, ours: [39] },
      { id: 'end.winner', rulings: [40], ours: [40] },
      { id: 'end.stall', rulings: [41], ours: [41] }
    ]
  },
  {
    id: 'two',
    paragraphs: [
      { id: 'two.camels', rulings: [42, 43, 44], example: true, ours: [42] },
      { id: 'two.gold', rulings: [45], ours: [45] },
      { id: 'two.ballast', rulings: [23, 24], example: true, ours: [23, 24] },
      { id: 'two.both', rulings: [46], ours: [46] }
    ]
  },
  {
    id: 'road',
    paragraphs: [{ id: 'road.spaces', rulings: [12, 47], ours: [47] }]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
/** Every paragraph of the book. */
export type ParagraphId = ParagraphIdOf<Structure>
/** What one chapter's file says in one language. */
export type TextsOf<Id extends ChapterIdOf<Structure>> = ChapterTexts<Structure, Id>
/** Everything a language says: the paragraphs and the words of the tables. */
export type Texts = BookTexts<Structure> & { readonly tables: TableWords }
