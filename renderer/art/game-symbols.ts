/** Symbols of one game's pieces: drawn into the page when the game is fetched, and not before. */
import { shallowReactive, type Component } from 'vue'

const added = shallowReactive(new Set<Component>())

/** Those of the games that are here. Reactive. */
export const gameSymbols = (): Iterable<Component> => added

/** Gives the page symbols of a game; they are there as soon as anything that uses them. */
export function addSymbols(...symbols: readonly Component[]): void {
  for (const one of symbols) added.add(one)
}
