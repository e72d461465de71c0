/** The registry of interfaces: the only file of the page that imports games. */
import type { GameUi } from './types'
import { voyagesUi } from './voyages'

export const interfaces: readonly GameUi[] = [voyagesUi]

/** The interface of the game with this id, if there is one. */
export const uiById = (id: string): GameUi | undefined => interfaces.find((ui) => ui.id === id)
