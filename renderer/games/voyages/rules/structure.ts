/**
 * The rules of Voyages without their words: chapters of paragraphs in reading order, the rulings each tells,
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
      { id: 'game.aim', rulings: [71] },
      { id: 'game.course', rulings: [27, 64] },
      { id: 'game.sources', rulings: [], ours: [] }
    ]
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'setup.board', rulings: [28, 68] },
      { id: 'setup.players', rulings: [67, 68], ours: [68] },
      { id: 'setup.fewer', rulings: [10, 18] },
      { id: 'setup.expert', rulings: [68] }
    ]
  },
  {
    id: 'round',
    paragraphs: [
      { id: 'round.start', rulings: [43, 64, 65], ours: [64] },
      { id: 'round.income', rulings: [39, 65, 66] },
      { id: 'round.compensation', rulings: [19], example: true },
      { id: 'round.end', rulings: [13, 27], ours: [27] }
    ]
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn.course', rulings: [13, 14, 15, 16], example: true, ours: [15] },
      { id: 'turn.place', rulings: [1, 6, 7], example: true },
      { id: 'turn.colour', rulings: [2], example: true },
      { id: 'turn.occupied', rulings: [4, 5], example: true },
      { id: 'turn.last', rulings: [13, 14, 15] }
    ]
  },
  {
    id: 'actions',
    paragraphs: [
      { id: 'actions.coins', rulings: [1], example: true },
      { id: 'actions.bazaar', rulings: [1, 7, 36], example: true },
      { id: 'actions.khan', rulings: [5, 8, 9], example: true },
      { id: 'actions.contracts', rulings: [20, 21], example: true },
      { id: 'actions.travel', rulings: [30, 43], example: true },
      { id: 'actions.city-card', rulings: [5, 6, 11, 12], example: true, ours: [12] }
    ]
  },
  {
    id: 'bonus',
    paragraphs: [
      { id: 'bonus.when', rulings: [16] },
      { id: 'bonus.contract', rulings: [29], example: true },
      { id: 'bonus.purse', rulings: [3], example: true },
      { id: 'bonus.reroll', rulings: [17], example: true },
      { id: 'bonus.adjust', rulings: [17], example: true },
      { id: 'bonus.black-die', rulings: [18], example: true }
    ]
  },
  {
    id: 'contracts',
    paragraphs: [
      { id: 'contracts.slots', rulings: [22, 23], example: true },
      { id: 'contracts.row', rulings: [20, 26, 27, 28] },
      { id: 'contracts.drawn', rulings: [24, 25], ours: [24, 25] },
      { id: 'contracts.all', rulings: [29] }
    ]
  },
  {
    id: 'travel',
    paragraphs: [
      { id: 'travel.costs', rulings: [30, 31], example: true },
      { id: 'travel.routes', rulings: [31, 44] },
      { id: 'travel.bonus', rulings: [32, 33, 34, 35], example: true, ours: [34] },
      { id: 'travel.start-player', rulings: [43] }
    ]
  },
  {
    id: 'posts',
    paragraphs: [
      { id: 'posts.placing', rulings: [37], example: true },
      { id: 'posts.small-city', rulings: [39] },
      { id: 'posts.copy', rulings: [58], example: true },
      { id: 'posts.outpost', rulings: [38] },
      { id: 'posts.beijing', rulings: [42], ours: [42] },
      { id: 'posts.many', rulings: [40, 47] },
      { id: 'posts.none-left', rulings: [41], ours: [41] }
    ]
  },
  {
    id: 'cards',
    paragraphs: [
      { id: 'cards.trade', rulings: [6, 7, 60, 61, 62], example: true, ours: [61] },
      { id: 'cards.count', rulings: [63], example: true },
      { id: 'cards.die', rulings: [7], example: true },
      { id: 'cards.city-bonus', rulings: [59], example: true, ours: [59] },
      { id: 'cards.steps', rulings: [35], ours: [35] },
      { id: 'cards.all', rulings: [11] }
    ]
  },
  {
    id: 'rewards',
    paragraphs: [
      { id: 'rewards.icons', rulings: [56, 57] },
      { id: 'rewards.order', rulings: [55], example: true, ours: [55] },
      { id: 'rewards.goods', rulings: [56, 57, 142], example: true, ours: [142] },
      { id: 'rewards.black-die', rulings: [18] },
      { id: 'rewards.together', rulings: [66], ours: [66] }
    ]
  },
  {
    id: 'characters',
    paragraphs: [
      { id: 'characters.choosing', rulings: [68] },
      { id: 'characters.berke-khan', rulings: [53] },
      { id: 'characters.johannes-caprini', rulings: [49] },
      { id: 'characters.kubilai-khan', rulings: [50] },
      { id: 'characters.matteo-polo', rulings: [52] },
      { id: 'characters.mercator-ex-tabriz', rulings: [54] },
      { id: 'characters.niccolo-and-marco-polo', rulings: [48] },
      { id: 'characters.raschid-ad-din-sinan', rulings: [51] },
      { id: 'characters.wilhelm-von-rubruk', rulings: [45, 46, 47] }
    ]
  },
  {
    id: 'scoring',
    paragraphs: [
      { id: 'scoring.end', rulings: [71] },
      { id: 'scoring.goals', rulings: [69], example: true },
      { id: 'scoring.contracts', rulings: [70], ours: [70] },
      { id: 'scoring.stock', rulings: [71], example: true },
      { id: 'scoring.winner', rulings: [71] }
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
