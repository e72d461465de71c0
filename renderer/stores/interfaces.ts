/** The interfaces of the games: the page's entry gives them, so that nothing here knows a game by name. */
import { shallowRef } from 'vue'
import type { GameUi } from '../contract/game-ui'

const given = shallowRef<readonly GameUi[]>([])

/** Gives the page the interfaces of its games. Call once, before the first screen. */
export function giveInterfaces(uis: readonly GameUi[]): void {
  given.value = uis
}

/** All of them, in the order in which they are offered. */
export const interfaces = (): readonly GameUi[] => given.value

/** The interface of the game with this id, if there is one. */
export const uiById = (id: string): GameUi | undefined => given.value.find((ui) => ui.id === id)
