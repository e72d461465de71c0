/** The table store, typed for one game: for that game's own interface. */
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Rules } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/game'
import type { UiTypes } from '../contract/ui-types'
import { useTable } from './table'

type Table = ReturnType<typeof useTable>

/** The table store with the fields that depend on the game narrowed to that game's types. */
export interface TableOf<T extends UiTypes> extends Omit<Table, 'view' | 'game' | 'choices'> {
  /** Always defined while the game's table is on the screen. */
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
 * The open table in a game's types. This is the one place that casts what the host sent to those types, unchecked: call it
 * only from a game's interface, while a table of that game is drawn.
 */
export const useTableOf = <T extends UiTypes>(): TableOf<T> => useTable()
