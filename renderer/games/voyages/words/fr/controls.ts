/** Labels and accessible names of every control of the table, in French. */
import { controls as family } from '../../../../polo/words/fr/controls'
import { translate } from '../../../../words/message'
import { controls as en } from '../en/controls'

export const controls = translate('fr', en, {
  ...family,
  /** "Étal de soie, colonne 4 : 3 soie". */
  column: '{space}, colonne {column} : {reward}',
  /** Of a city with two cards. */
  nthCard: 'Carte Ville {city_of} {nth} : {formula}',
  row: 'Contrat de la colonne {column} : {contract}',
  goal: '{places_list} : {points}',
  /** Labels that stand on the table. */
  labels: {
    ...family.labels,
    sheetTitle: 'Les voyages',
    sheetLine: 'de Marco Polo',
    bazaar: 'Grand Bazar',
    coins5: '5 pièces',
    purse: 'Bourse',
    contractsHint: 'prenez-en 1 ou 2, dé ≥ colonne',
    travelHint: 'étapes ≤ dé le plus bas',
    travelSteps: 'jusqu’à {lowest, plural, one {# étape} other {# étapes}}',
    travelNote: 'Le dernier à voyager commence.',
    oneDie: '1 dé',
    keepGoals: 'Garder ces deux objectifs'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['1–9'], does: 'Choisir un dé' },
    { keys: ['Entrée'], does: 'Faire ce qui est sélectionné' },
    {
      keys: ['↑', '↓', '←', '→'],
      does: 'Passer d’un dé ou d’un espace à l’autre, suivre les routes de la carte'
    },
    { keys: ['C'], does: 'Remplir un contrat' },
    { keys: ['M'], does: 'Un dé contre 3 pièces' },
    { keys: ['R'], does: 'Relancer un dé' },
    { keys: ['A'], does: 'Tourner un dé de 1' },
    { keys: ['-', '+'], does: 'Tourner le dé choisi vers le bas ou le haut' },
    { keys: ['B'], does: 'Prendre un dé noir' },
    { keys: ['E'], does: 'Finir le tour' },
    { keys: ['Maj', '1–4'], does: 'Ouvrir le plateau d’un rival' },
    { keys: ['Échap'], does: 'Effacer la sélection' }
  ]
})
