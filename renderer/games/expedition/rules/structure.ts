/**
 * The rules of the Expedition without their words: chapters of paragraphs in reading order, the rulings each tells,
 * and which of them owe an example or a word on what is this project's own. Ids are addresses: do not rename them.
 */
import type { BookTexts, ChapterIdOf, ChapterShape, ChapterTexts, ParagraphIdOf } from '../../../rules/types'

export const structure = [
  {
    id: 'game',
    paragraphs: [
      { id: 'game.aim', rulings: [1] },
      { id: 'game.cards', rulings: [2, 4], house: true },
      { id: 'game.gold', rulings: [3], house: true },
      { id: 'game.sources', rulings: [47], house: true }
    ]
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'setup.table', rulings: [5, 6] },
      { id: 'setup.start', rulings: [7], house: true }
    ]
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn.course', rulings: [8, 28], example: true },
      { id: 'turn.draw', rulings: [29, 31], example: true },
      { id: 'turn.empty', rulings: [30], house: true }
    ]
  },
  {
    id: 'move',
    paragraphs: [
      { id: 'move.next', rulings: [9], example: true },
      { id: 'move.pay', rulings: [10, 13, 14], example: true },
      { id: 'move.several', rulings: [11], example: true },
      { id: 'move.chests', rulings: [15, 16, 17, 18], example: true, house: true }
    ]
  },
  {
    id: 'icons',
    paragraphs: [
      { id: 'icons.goods', rulings: [12], example: true },
      { id: 'icons.drivers', rulings: [12] },
      { id: 'icons.colours', rulings: [12], example: true },
      { id: 'icons.smaller', rulings: [12, 47], house: true }
    ]
  },
  {
    id: 'ballast',
    paragraphs: [
      { id: 'ballast.drop', rulings: [19, 20, 25], example: true },
      { id: 'ballast.where', rulings: [21, 22, 24], example: true, house: true },
      { id: 'ballast.cities', rulings: [26, 27] }
    ]
  },
  {
    id: 'ganzhou',
    paragraphs: [
      { id: 'ganzhou.scoring', rulings: [32, 35, 36], example: true },
      { id: 'ganzhou.city', rulings: [33], house: true },
      { id: 'ganzhou.late', rulings: [34], example: true, house: true }
    ]
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'end.arrival', rulings: [37] },
      { id: 'end.scoring', rulings: [38, 39], example: true, house: true },
      { id: 'end.winner', rulings: [40], house: true },
      { id: 'end.stall', rulings: [41], house: true }
    ]
  },
  {
    id: 'two',
    paragraphs: [
      { id: 'two.camels', rulings: [42, 43, 44], example: true, house: true },
      { id: 'two.gold', rulings: [23, 45], house: true },
      { id: 'two.both', rulings: [46], house: true }
    ]
  },
  {
    id: 'road',
    paragraphs: [{ id: 'road.spaces', rulings: [12, 47], house: true }]
  }
] as const satisfies readonly ChapterShape[]

type Structure = typeof structure
export type ChapterId = ChapterIdOf<Structure>
/** Every paragraph of the book. */
export type ParagraphId = ParagraphIdOf<Structure>
/** What one chapter's file says in one language. */
export type TextsOf<Id extends ChapterId> = ChapterTexts<Structure, Id>
/** Everything a language says: the paragraphs and the words of the tables. */
export interface Texts extends BookTexts<Structure> {
  readonly tables: TableWords
}

/** Titles and heads of the tables. */
export interface TableWords {
  readonly cards: {
    readonly title: string
    readonly card: string
    readonly perColour: string
    readonly all: string
  }
  readonly icons: { readonly title: string; readonly icon: string; readonly pays: string }
  readonly stages: {
    readonly first: string
    readonly second: string
    readonly space: string
    readonly gold: string
  }
  readonly road: {
    /** Title over the spaces of a track of this name. */
    readonly title: (track: string) => string
    readonly space: string
    readonly asks: string
    readonly chest: string
    readonly scores: string
  }
}
