/**
 * A game's rules as data: chapters of paragraphs with stable ids, each with a short and a full text, examples, and
 * tables that are computed from the game's content. Knows no game.
 */
import type { Options } from '../../shared/engine/rules'
import type { Language } from '../../shared/protocol/language'

/** An icon by its fragment (`#i-camel`), with a number before it where there is one. */
export interface IconPart {
  readonly icon: string
  readonly count?: number
  /** What replaces it in speech and in the search ("3 camels"); empty for mere decoration. */
  readonly label: string
}

/** A piece of a line: plain words, stressed words, a way to another paragraph, an icon. */
export type Part =
  string | { readonly em: string } | { readonly to: string; readonly text: string } | IconPart

/** A sentence or several: plain words, or parts in order. */
export type Line = string | readonly Part[]

/** One paragraph in one language. `house` says what of it is this project's own decision. */
export interface ParagraphText {
  readonly title: string
  readonly summary: Line
  readonly detail: readonly Line[]
  readonly examples?: readonly Line[]
  readonly house?: Line
}

/** A table of facts. The first cell of a row names it. */
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Line[])[]
}

/**
 * Makes the tables of a paragraph from the content that is played (without one, the game's own), and from the options of the
 * open table if there is one.
 */
export type Tables<Content = unknown> = (content?: Content, played?: Options) => readonly Table[]

/** What a paragraph is without its words. */
export interface ParagraphShape {
  readonly id: string
  /** Numbers of the rulings that it tells. */
  readonly rulings: readonly number[]
  /** Every language gives an example. */
  readonly example?: true
  /** Rulings of which every language says, in a remark, that they or a part of them are this project's own. */
  readonly ours?: readonly number[]
}

/** A chapter without its words. */
export interface ChapterShape {
  readonly id: string
  readonly paragraphs: readonly ParagraphShape[]
}

/** A paragraph as it is read. */
export interface Paragraph<Content = unknown> extends ParagraphText {
  readonly id: string
  readonly rulings: readonly number[]
  readonly tables: Tables<Content>
}

export interface Chapter<Content = unknown> {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly Paragraph<Content>[]
}

/** The rules of one game in one language. */
export interface Book<Content = unknown> {
  readonly chapters: readonly Chapter<Content>[]
}

/** What a game's interface says of its rules; the book itself is fetched when it is first opened. */
export interface RulesUi<Content = unknown> {
  readonly load: (language: Language) => Promise<Book<Content>>
  /** The paragraph that tells why a refusal of the game is right; undefined for codes that are not the game's. */
  readonly ofRefusal: (code: string) => string | undefined
  /** The paragraph about the question that a task puts. */
  readonly ofTask: (task: string) => string | undefined
}

/** How much of each paragraph is shown. */
export const views = ['summary', 'detail', 'both'] as const
export type RulesView = (typeof views)[number]

type Entry<Shape extends readonly ChapterShape[]> = Shape[number]['paragraphs'][number]

/** Ids of the chapters of a structure. */
export type ChapterIdOf<Shape extends readonly ChapterShape[]> = Shape[number]['id']
/** Ids of all its paragraphs. */
export type ParagraphIdOf<Shape extends readonly ChapterShape[]> = Entry<Shape>['id']

/** The text a paragraph owes: an example and a word on what is ours, where the structure says so, and only there. */
type TextOf<Of> = Omit<ParagraphText, 'examples' | 'house'> &
  (Of extends { readonly example: true }
    ? { readonly examples: readonly [Line, ...Line[]] }
    : { readonly examples?: never }) &
  (Of extends { readonly ours: readonly number[] } ? { readonly house: Line } : { readonly house?: never })

/** The texts of one chapter in one language. */
export type ChapterTexts<Shape extends readonly ChapterShape[], Id extends ChapterIdOf<Shape>> = {
  readonly [P in Extract<Shape[number], { readonly id: Id }>['paragraphs'][number] as P['id']]: TextOf<P>
}

/** A book in one language: all chapters' names and all paragraphs. A missing one does not compile. */
export interface BookTexts<Shape extends readonly ChapterShape[]> {
  readonly chapters: Readonly<Record<ChapterIdOf<Shape>, string>>
  readonly paragraphs: { readonly [P in Entry<Shape> as P['id']]: TextOf<P> }
}
