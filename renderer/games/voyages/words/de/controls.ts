/** Labels and accessible names of every control of the table, in German. */
import { controls as family } from '../../../../polo/words/de/controls'
import { translate } from '../../../../words/message'
import { controls as en } from '../en/controls'

export const controls = translate('de', en, {
  ...family,
  /** "Seidenstand, Spalte 4: 3 Seide". */
  column: '{space}, Spalte {column}: {reward}',
  /** Of a city with two cards. */
  nthCard: 'Stadtkarte {city} {nth}: {formula}',
  row: 'Auftrag in Spalte {column}: {contract}',
  goal: '{places_list}: {points}',
  /** Labels that stand on the table. */
  labels: {
    ...family.labels,
    sheetTitle: 'Auf den Spuren',
    sheetLine: 'von Marco Polo',
    bazaar: 'Großer Basar',
    coins5: '5 Münzen',
    purse: 'Geldbeutel',
    contractsHint: 'nimm 1–2, Würfel ≥ Spalte',
    travelHint: 'Weg ≤ kleinerer Würfel',
    travelSteps: 'bis zu {lowest, plural, one {# Schritt} other {# Schritten}}',
    travelNote: 'Wer zuletzt reist, beginnt.',
    oneDie: '1 Würfel',
    keepGoals: 'Diese zwei Ziele behalten'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['1–9'], does: 'Einen Würfel wählen' },
    { keys: ['Eingabe'], does: 'Das Markierte ausführen' },
    {
      keys: ['↑', '↓', '←', '→'],
      does: 'Zwischen Würfeln und Feldern wechseln, auf der Karte den Wegen folgen'
    },
    { keys: ['C'], does: 'Einen Auftrag erfüllen' },
    { keys: ['M'], does: 'Einen Würfel für 3 Münzen in den Geldbeutel' },
    { keys: ['R'], does: 'Einen Würfel neu würfeln' },
    { keys: ['A'], does: 'Einen Würfel um 1 drehen' },
    { keys: ['-', '+'], does: 'Den gewählten Würfel herunter- oder hochdrehen' },
    { keys: ['B'], does: 'Einen schwarzen Würfel nehmen' },
    { keys: ['E'], does: 'Zug beenden' },
    { keys: ['Umschalt', '1–4'], does: 'Das Tableau eines Mitspielers öffnen' },
    { keys: ['Esc'], does: 'Auswahl aufheben' }
  ]
})
