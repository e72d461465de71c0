/** The svg symbols of the games' pieces: added to the page when a game is loaded. */
import { shallowReactive, type Component } from 'vue'

const added = shallowReactive(new Set<Component>())

/** The symbols of all loaded games. Reactive. */
export const gameSymbols = (): Iterable<Component> => added

/** Adds a game's symbols to the page. Call when the game is loaded, before anything uses them. */
export function addSymbols(...symbols: readonly Component[]): void {
  for (const one of symbols) added.add(one)
}
