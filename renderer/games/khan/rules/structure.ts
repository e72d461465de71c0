/**
 * The rules of In the Service of the Khan without their words: chapters of paragraphs in reading order, the rulings each
 * tells, which of them owe an example, and the rulings of which each marks that they are this project's own. Ids are
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
      { id: 'game.aim', rulings: [] },
      { id: 'game.sources', rulings: [], ours: [] }
    ]
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'setup.board', rulings: [7, 53] },
      { id: 'setup.players', rulings: [44], ours: [44] },
      { id: 'setup.black-dice', rulings: [59] }
    ]
  },
  {
    id: 'round',
    paragraphs: [
      { id: 'round.start', rulings: [42, 43], ours: [43] },
      { id: 'round.compensation', rulings: [18], example: true }
    ]
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn.course', rulings: [12, 13, 19], ours: [13] },
      { id: 'turn.place', rulings: [8, 10, 11], ours: [8] },
      { id: 'turn.occupied', rulings: [9], example: true },
      { id: 'turn.jade', rulings: [1, 2, 3, 4, 6], example: true, ours: [3, 4, 6] }
    ]
  },
  {
    id: 'actions',
    paragraphs: [
      { id: 'actions.books', rulings: [16], example: true, ours: [] },
      { id: 'actions.khan', rulings: [15] },
      { id: 'actions.seals', rulings: [36], ours: [] },
      { id: 'actions.contracts', rulings: [31, 32] },
      { id: 'actions.special', rulings: [38], example: true, ours: [] },
      { id: 'actions.city-card', rulings: [39, 40], example: true, ours: [] }
    ]
  },
  {
    id: 'bonus',
    paragraphs: [
      { id: 'bonus.contract', rulings: [35] },
      { id: 'bonus.seal', rulings: [37], example: true },
      { id: 'bonus.money-bag', rulings: [14] },
      { id: 'bonus.dice', rulings: [17] }
    ]
  },
  {
    id: 'travel',
    paragraphs: [
      { id: 'travel.spaces', rulings: [20, 21], example: true, ours: [] },
      { id: 'travel.routes', rulings: [22], ours: [] },
      { id: 'travel.move', rulings: [29] },
      { id: 'travel.first', rulings: [30], example: true }
    ]
  },
  {
    id: 'posts',
    paragraphs: [
      { id: 'posts.placing', rulings: [23, 28] },
      { id: 'posts.extra', rulings: [24], ours: [24] },
      { id: 'posts.bonuses', rulings: [26, 27, 41, 64], ours: [64] },
      { id: 'posts.none-left', rulings: [25] }
    ]
  },
  {
    id: 'contracts',
    paragraphs: [
      { id: 'contracts.drawn', rulings: [33], ours: [33] },
      { id: 'contracts.all', rulings: [34], ours: [] }
    ]
  },
  {
    id: 'characters',
    paragraphs: [
      { id: 'characters.filippo-vitello', rulings: [45] },
      { id: 'characters.mongke-khan', rulings: [46], ours: [46] },
      { id: 'characters.de-wu', rulings: [47] },
      { id: 'characters.abha-basu', rulings: [48] },
      { id: 'characters.mailin-and-tian-chin', rulings: [49, 50], ours: [49, 50] },
      { id: 'characters.isabella-donati', rulings: [51], ours: [51] },
      { id: 'characters.gantulga-od', rulings: [52] },
      { id: 'characters.mixed', rulings: [60, 61, 62, 63], ours: [61, 62, 63] }
    ]
  },
  {
    id: 'scoring',
    paragraphs: [
      { id: 'scoring.end', rulings: [5, 57] },
      { id: 'scoring.shields', rulings: [55], example: true, ours: [] },
      { id: 'scoring.goals', rulings: [56], ours: [] },
      { id: 'scoring.contracts', rulings: [54], ours: [54] },
      { id: 'scoring.winner', rulings: [58] }
    ]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
/** Every paragraph of the book. */
export type ParagraphId = ParagraphIdOf<Structure>
/** What one chapter's file says in one language. */
export type TextsOf<Id extends ChapterIdOf<Structure>> = ChapterTexts<Structure, Id>
/** Everything a language says: the paragraphs and the words of the tables. */
export type Texts = BookTexts<Structure> & { readonly tables: TableWords }
