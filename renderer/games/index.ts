/** The registry of interfaces: the only file of the page that imports games, and `main.ts` alone imports it. */
import type { GameUi } from '../contract/game-ui'
import { expeditionUi } from './expedition'
import { khanUi } from './khan'
import { voyagesUi } from './voyages'

export const interfaces: readonly GameUi[] = [voyagesUi, expeditionUi, khanUi]
