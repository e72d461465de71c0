/** The log's sentences in French. */
import { log as family } from '../../../../polo/words/fr/log'
import { translate } from '../../../../words/message'
import { log as en } from '../en/log'

export const log = translate('fr', en, {
  ...family,
  sentences: {
    ...family.sentences,
    goalsKept: '{who} garde deux objectifs',
    contractsTaken: '{who} prend {n, plural, one {le contrat de la} other {les contrats des}} {columns}',
    columns: '{n, plural, one {colonne} other {colonnes}} {columns_list}',
    rowCleared: 'La rangée de contrats est vidée',
    rowDealt: '{n, plural, one {Un nouveau contrat est dévoilé} other {# nouveaux contrats sont dévoilés}}'
  },
  why: {
    ...family.why,
    contractColumn: 'de la colonne {column}',
    travelTable: '{n, plural, one {pour la première étape} other {pour la #e étape}}'
  },
  /** What an event turned up for good, as the undo names it. */
  revealed: {
    ...family.revealed,
    rowDealt: 'de nouveaux contrats ont été dévoilés'
  }
})
