/**
 * The games of the page. `main.ts` passes in their entries, so that no store imports a game; the code of each is fetched
 * when it is first needed.
 */
import { shallowReactive, shallowRef } from 'vue'
import type { PackFault } from '../../shared/engine/pack'
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

/** Why a pack of this game is refused, for its own codes; undefined for others, and until its packs are loaded. */
export const ownPackFault = (id: string, fault: PackFault): string | undefined =>
  loaded.get(id)?.packFault?.(fault)

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

/** Fetches a game together with the code of its content packs, which few tables need. As `fetchGame` otherwise. */
export async function fetchWithPacks(id: string): Promise<void> {
  await fetchGame(id)
  if (loaded.get(id)?.game.packs) return
  const found = await entryOf(id)?.packs?.load()
  const one = loaded.get(id)
  if (found && one) addGame({ ...one, game: { ...one.game, packs: found.packs }, packFault: found.packFault })
}

/** Fetches all games, with their packs if `fetch` says so; rejects if one cannot be fetched. */
export const fetchGames = async (fetch = fetchGame): Promise<void> => {
  await Promise.all(entries.value.map(({ id }) => fetch(id)))
}
