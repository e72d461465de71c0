/** Labels and accessible names of every control of the table, in French. */
import { controls as family } from '../../../../polo/words/fr/controls'
import { translate } from '../../../../words/message'
import { controls as en } from '../en/controls'

export const controls = translate('fr', en, {
  ...family,
  offer: '{book} : {reward}',
  paidOffer: '{book} : {reward} contre {cost}',
  takeSeal: '{seal} : dé de {die} ou plus',
  cityContract: 'Contrat à {city} : {contract}',
  special: '{city} : {reward}',
  shields:
    '{n, plural, =0 {Pas encore de blason} one {# blason : {points} à la fin} other {# blasons : {points} à la fin}}',
  goal: 'Carte Objectif : {parts_list}',
  goalSeal: '{seal}, amélioré : {points}',
  goalShield: '{shield} : un blason de plus',
  payWay: 'Payer {cost}',
  labels: {
    ...family.labels,
    makesRoom: 'remplacé',
    seals: 'Sceaux de guilde',
    shields: 'Blasons',
    shieldsNow: '{shields, number} → {points, number}',
    keepGoal: 'Garder cet objectif',
    keepGoalNote:
      'Chaque sceau de la carte que vous améliorez rapporte ses points. Chacun de ses blasons que vous avez compte pour un de plus.',
    useKept: 'Utiliser la tuile gardée : {reward}',
    jadeAsked: 'demander',
    jadeNeeded: 'au besoin',
    jadeName: 'Jade : {how}',
    jadeHelp:
      'Un jade peut remplacer une pièce ou un chameau. Au besoin : le jade ne paie que ce qui manque. Demander : à chaque paiement possible en jade, vous choisissez combien.',
    payHow: 'Comment payez-vous ?',
    extraPost: 'Un comptoir aussi à {place}',
    noExtraPost: 'Pas d’autre comptoir',
    noMoreBonus: 'Pas d’autre bonus',
    takeThis: 'Prendre {contract}',
    noContractHere: 'Aucun contrat',
    keepPairs: 'Ne rien échanger',
    swapPairs: 'Échanger {pairs_list} contre',
    double: '{name} deux fois : {reward}',
    pickBlack: 'Prendre le dé noir de {value}',
    blackDice: 'Dés noirs sur le plateau'
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
    { keys: ['S'], does: 'Améliorer un sceau' },
    { keys: ['M'], does: 'Un dé dans la bourse' },
    { keys: ['R'], does: 'Relancer un dé' },
    { keys: ['A'], does: 'Tourner un dé de 1' },
    { keys: ['-', '+'], does: 'Tourner le dé choisi vers le bas ou le haut' },
    { keys: ['B'], does: 'Prendre un dé noir' },
    { keys: ['J'], does: 'Jade au besoin, ou demander' },
    { keys: ['E'], does: 'Finir le tour' },
    { keys: ['Maj', '1–3'], does: 'Ouvrir le plateau d’un rival' },
    { keys: ['Échap'], does: 'Effacer la sélection' }
  ]
})
