/** The log's sentences in German. */
import { log as family } from '../../../../polo/words/de/log'
import { translate } from '../../../../words/message'
import { log as en } from '../en/log'

export const log = translate('de', en, {
  ...family,
  sentences: {
    ...family.sentences,
    goalsKept: '{who} behält zwei Ziele',
    contractsTaken: '{who} nimmt {n, plural, one {den Auftrag} other {die Aufträge}} aus {columns}',
    columns: '{n, plural, one {Spalte} other {den Spalten}} {columns_list}',
    rowCleared: 'Die Auftragsreihe wird geleert',
    rowDealt: '{n, plural, one {Ein neuer Auftrag wird ausgelegt} other {# neue Aufträge werden ausgelegt}}'
  },
  why: {
    ...family.why,
    contractColumn: 'aus Spalte {column}',
    travelTable: '{n, plural, one {für den ersten Schritt} other {für den #. Schritt}}'
  },
  /** What an event turned up for good, as the undo names it. */
  revealed: {
    ...family.revealed,
    rowDealt: 'Neue Aufträge wurden ausgelegt'
  }
})
