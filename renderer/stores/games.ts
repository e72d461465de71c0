/**
 * The games of the page: the page's entry gives their entries, so that nothing here knows a game by name, and each is
 * fetched when it is first needed.
 */
import { shallowReactive, shallowRef } from 'vue'
import type { Game } from '../../shared/games/game'
import type { GameEntry, PageGame } from '../contract/game-entry'
import type { GameUi } from '../contract/game-ui'

const given = shallowRef<readonly GameEntry[]>([])
const here = shallowReactive(new Map<string, PageGame>())
const onTheWay = new Map<string, Promise<void>>()

/** Gives the page its games. Call once, before the first screen. */
export function giveGames(entries: readonly GameEntry[]): void {
  given.value = entries
}

/** All of them, in the order in which they are offered. */
export const gameEntries = (): readonly GameEntry[] => given.value

/** The entry of the game with this id, if there is one. */
export const entryOf = (id: string): GameEntry | undefined => given.value.find((entry) => entry.id === id)

/** The game that is offered first: this one where there is such a game, else the first of all; empty without games. */
export const offeredFirst = (id: string): string => (entryOf(id) ?? given.value[0])?.id ?? ''

/** Computer players know the game, and can be asked for hints, reasons and an analysis. */
export const hasComputers = (id: string | undefined): boolean =>
  id !== undefined && entryOf(id)?.computers === true

/** What a game is called. */
export const gameName = (id: string): string | undefined => entryOf(id)?.title().name

/** The interface of the game with this id, if it is here. Reactive. */
export const uiById = (id: string): GameUi | undefined => here.get(id)?.ui

/** The game with this id, if it is here. Reactive. */
export const gameById = (id: string): Game | undefined => here.get(id)?.game

/** Those that are here. */
export const gamesHere = (): readonly Game[] => [...here.values()].map(({ game }) => game)

/** Keeps a game that has come. */
export function keepGame(one: PageGame): void {
  here.set(one.ui.id, one)
}

/** Fetches a game, once. Nothing happens where there is no such game; rejects while the host is gone. */
export function fetchGame(id: string): Promise<void> {
  const entry = entryOf(id)
  if (!entry || here.has(id)) return Promise.resolve()
  const coming = onTheWay.get(id) ?? entry.load().then(keepGame)
  onTheWay.set(id, coming)
  return coming.finally(() => onTheWay.delete(id))
}

/** Fetches all games. */
export const fetchGames = async (): Promise<void> => {
  await Promise.all(given.value.map(({ id }) => fetchGame(id)))
}
