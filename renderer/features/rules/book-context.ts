/** What the components of an open rules book share by injection: the game, navigation, and the words searched for. */
import type { InjectionKey, Ref } from 'vue'

export interface Reading {
  readonly game: Readonly<Ref<string>>
  /** Goes to a paragraph of the same book. */
  readonly go: (paragraph: string) => void
}
export const readingKey: InjectionKey<Reading> = Symbol('reading')

/** Normalised words to highlight. */
export const foundKey: InjectionKey<Readonly<Ref<readonly string[]>>> = Symbol('found')
