/** The registry of games: the only file of the page that imports them, and `main.ts` alone imports it. */
import type { GameEntry } from '../contract/game-entry'
import { expeditionEntry } from './expedition/entry'
import { khanEntry } from './khan/entry'
import { voyagesEntry } from './voyages/entry'

export const entries: readonly GameEntry[] = [voyagesEntry, expeditionEntry, khanEntry]
