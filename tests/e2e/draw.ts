/** What end-to-end tests draw for a run: tests, languages and sizes; see `tests/lib/draw.ts`. */
import { languages, type Language } from '../../shared/protocol/language'
import { dealer, drawn, isLong } from '../lib/draw'
import type { test } from './no-opening'

/** A window of this size, in this language. */
export interface View {
  readonly width: number
  readonly height: number
  readonly language: Language
}

/**
 * Deals the views in which the scenes of a sweep are seen. In the long form each scene is seen at every size in every
 * language. Otherwise it is seen at each size once, each time in another language; over three scenes all views occur.
 */
export function viewDealer(
  name: string,
  sizes: readonly (readonly [width: number, height: number])[]
): () => readonly View[] {
  const spoken = dealer(`languages of ${name}`, languages)(languages.length)
  const rounds = spoken.map((_, round) =>
    sizes.map(([width, height], nth): View => {
      const language = spoken[(round + nth) % spoken.length] ?? 'en'
      return { width, height, language }
    })
  )
  // In the long form one language after the other would change the size each time, which takes longer.
  const all = sizes.flatMap(([width, height]) => languages.map((language) => ({ width, height, language })))
  const deal = dealer(name, rounds)
  return () => (isLong ? all : deal().flat())
}

/** The details with which a test is declared that not every run plays, such as `drawn` ones: others are left to long runs. */
export const playedIf = (isDrawn: boolean): { readonly tag?: string } => (isDrawn ? {} : { tag: '@long' })

/**
 * For tests of which several do the same, for each game for instance: a run plays `count` of them, the long form all.
 * Returns the details with which each is declared.
 */
export function someOf<T>(name: string, all: readonly T[], count = 1): (one: T) => { readonly tag?: string } {
  const chosen = drawn(name, all, count)
  return (one) => playedIf(chosen.includes(one))
}

/** True for every test in the long form, and for half of them, by their titles, in a short run. */
export const inThisHalf = (title: string): boolean => drawn(title, [true, false])[0] === true

type Declare = typeof test

/** Declares tests of a file in which each looks at one layout: a short run plays half of them, the long form all. */
export const sampled =
  (declare: Declare) =>
  (title: string, body: Parameters<Declare>[2]): void =>
    declare(title, playedIf(inThisHalf(title)), body)

/** Long games of the Expedition: a short run plays one. */
export const longExpedition = someOf('long games of the Expedition', ['two camels', 'graded track'] as const)

/** Games with all modules: a short run plays one. */
export const allModules = someOf('games with all modules', ['draft', 'last round'] as const)

/** Games with one module: a short run plays two. */
export const oneModule = someOf(
  'games with one module',
  ['companions', 'secret-paths', 'new-characters-40', 'new-characters-8'] as const,
  2
)
