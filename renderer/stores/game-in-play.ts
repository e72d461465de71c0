/** The game of the open table, for words that depend on its content: they are read outside of components as well. */
import { shallowRef } from 'vue'
import type { Game } from '../../shared/games/game'

/** Over the table's content pack; undefined without an open table. Set by the table store alone. */
export const gameInPlay = shallowRef<Game | undefined>()
