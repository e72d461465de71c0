/** The open table in the types of one game, for that game's own interface. */
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Rules } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/game'
import type { UiTypes } from '../contract/ui-types'
import { useTable } from './table'

type Table = ReturnType<typeof useTable>

/** What the store holds without knowing the game, as the game knows it. */
export interface TableOf<T extends UiTypes> extends Omit<Table, 'view' | 'game' | 'choices'> {
  /** There for as long as the game's table is on the screen. */
  readonly view: T['state']
  readonly game:
    | (Omit<Game, 'rules' | 'content' | 'contentIn'> & {
        readonly rules: Rules<T['state'], T['choice'], T['event']>
        readonly content: T['content']
        readonly contentIn?: (state: T['state']) => T['content']
      })
    | undefined
  readonly choices: ChoiceSet<T['choice']> | undefined
}

/**
 * The table that is open. Only a game's interface asks, and only while a table of that game is drawn: here alone what the
 * host sent becomes the game's own types again.
 */
export const useTableOf = <T extends UiTypes>(): TableOf<T> => useTable()
