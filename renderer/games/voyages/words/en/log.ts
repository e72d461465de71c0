/** The log's sentences. `{who}`: the player; a sentence begins with it, since it is left out under a turn's mark. */
import { log as family } from '../../../../polo/words/en/log'
import { byIds, english } from '../../../../words/message'

export const log = english({
  ...family,
  sentences: {
    ...family.sentences,
    goalsKept: '{who} keeps two goals',
    contractsTaken: '{who} takes {n, plural, one {the contract} other {the contracts}} of {columns}',
    /** The columns of taken contracts, pointed at as one. */
    columns: '{n, plural, one {column} other {columns}} {columns_list}',
    rowCleared: 'The contract row is cleared',
    rowDealt: '{n, plural, one {A new contract is laid out} other {# new contracts are laid out}}'
  },
  /** What an amount was for, in a few words after it. */
  why: {
    ...family.why,
    contractColumn: 'from column {column}',
    travelTable: '{n, plural, one {for the first step} other {for step #}}'
  },
  /** What an event turned up for good, as the undo names it. */
  revealed: byIds({
    ...family.revealed,
    rowDealt: 'new contracts were laid out'
  })
})
