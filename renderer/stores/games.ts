/**
 * The games of the page. `main.ts` passes in their entries, so that no store imports a game; the code of each is fetched
 * when it is first needed.
 */
import { shallowReactive, shallowRef } from 'vue'
import type { Game } from '../../shared/games/game'
import type { GameEntry, PageGame } from '../contract/game-entry'
import type { GameUi } from '../contract/game-ui'

const entries = shallowRef<readonly GameEntry[]>([])
const loaded = shallowReactive(new Map<string, PageGame>())
const loading = new Map<string, Promise<void>>()

/** Sets the games of the page. Call once, before the first screen. */
export function setGames(all: readonly GameEntry[]): void {
  entries.value = all
}

/** The key of a game's styles under which it says what a player does for whom none was chosen. */
export const usualStyle = 'usual'

/** The entries of all games, in the order in which they are offered. */
export const gameEntries = (): readonly GameEntry[] => entries.value

/** The entry of the game with this id, if there is one. */
export const entryOf = (id: string): GameEntry | undefined => entries.value.find((entry) => entry.id === id)

/** The id of the game to preselect: the given one if it exists, else the first of all; empty without games. */
export const preselectedGame = (id: string): string => (entryOf(id) ?? entries.value[0])?.id ?? ''

/** True if computer players can play the game, and so give hints, reasons and an analysis. */
export const hasComputers = (id: string | undefined): boolean =>
  id !== undefined && entryOf(id)?.computers === true

/** The title of a game in the language in use. */
export const gameName = (id: string): string | undefined => entryOf(id)?.title().name

/** A title without its subtitle. */
export const shortTitle = (title: string): string => title.split(/\s*:/)[0] ?? title

/** The interface of the game with this id, once it is loaded. Reactive. */
export const uiById = (id: string): GameUi | undefined => loaded.get(id)?.ui

/** The rules and content of the game with this id, once it is loaded. Reactive. */
export const gameById = (id: string): Game | undefined => loaded.get(id)?.game

/** All games loaded so far. Reactive. */
export const loadedGames = (): readonly Game[] => [...loaded.values()].map(({ game }) => game)

/** Adds a loaded game. */
export function addGame(game: PageGame): void {
  loaded.set(game.ui.id, game)
}

/** Fetches a game unless it is loaded already. Does nothing for an unknown id; rejects while the host is unreachable. */
export function fetchGame(id: string): Promise<void> {
  const entry = entryOf(id)
  if (!entry || loaded.has(id)) return Promise.resolve()
  const pending = loading.get(id) ?? entry.load().then(addGame)
  loading.set(id, pending)
  return pending.finally(() => loading.delete(id))
}

/** Fetches all games; rejects if one cannot be fetched. */
export const fetchGames = async (): Promise<void> => {
  await Promise.all(entries.value.map(({ id }) => fetchGame(id)))
}
