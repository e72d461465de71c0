/** Labels and accessible names of every control of the table, in French. */
import { pluralsOf, type Spoken } from '../../../../words/catalogue'
import { of } from '../../../../words/french'
import { bundleShort } from '../explain/fr'
import { amount, dieColours, places, spaces, the } from '../names/fr'
import type * as said from './en'

const plural = pluralsOf('fr')
const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`

/** "Dé 5, rouge, deuxième". */
export const dieName: typeof said.dieName = (die, seatColour, nth = 0) => {
  const ordinals = ['', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième']
  const colour = die.colour === 'own' ? seatColour : die.colour
  const parts = [
    `Dé ${die.value === 0 ? 'sans valeur' : die.value}`,
    dieColours[colour] ?? colour,
    ordinals[nth]
  ]
  return parts.filter(Boolean).join(', ')
}

export const dice: typeof said.dice = (count) => counted(count, 'dé', 'dés')
export const spaceName: typeof said.spaceName = (id, count) => `${spaces[id] ?? id}, demande ${dice(count)}`
export const khanName: typeof said.khanName = (least, left) =>
  left === 0
    ? 'Faveur du Khan, complète'
    : `Faveur du Khan, demande 1 dé de ${least} ou plus, reste ${counted(left, 'case', 'cases')}`
/** "Étal de soie, colonne 4 : 3 soie". */
export const columnName: typeof said.columnName = (space, column, reward) =>
  `${spaces[space] ?? space}, colonne ${column} : ${bundleShort(reward)}`
export const cardName: typeof said.cardName = (city, formula, nth = 0) =>
  `Carte Ville ${of(places[city] ?? city)}${nth > 0 ? ` ${nth + 1}` : ''} : ${formula}`
export const travelName: typeof said.travelName = (to, cost) =>
  `Voyage vers ${the(to)} : ${bundleShort(cost, 'gratuit')}`
export const goName: typeof said.goName = (to, cost) => `Aller à ${the(to)} pour ${bundleShort(cost)}`
export const contractName: typeof said.contractName = (cost, reward, vp) =>
  `${bundleShort(cost)} → ${bundleShort(reward)}, ${amount('vp', vp)}`
export const completeName: typeof said.completeName = (cost, reward, vp) =>
  `Remplir un contrat : ${contractName(cost, reward, vp)}`
export const rowName: typeof said.rowName = (column, cost, reward, vp) =>
  `Contrat de la colonne ${column} : ${contractName(cost, reward, vp)}`
export const tradeName: typeof said.tradeName = (times, cost, reward) =>
  `${times} fois : ${bundleShort(cost)} → ${bundleShort(reward)}`
export const goodsName: typeof said.goodsName = (goods) => bundleShort(goods)
export const camelsName: typeof said.camelsName = (camels, coins) =>
  [camels > 0 ? amount('camel', camels) : '', coins > 0 ? amount('coin', coins) : '']
    .filter(Boolean)
    .join(' et ')
/** "reste 3 chameaux": what decides on equal points. */
export const camelsLeft: typeof said.camelsLeft = (count) => `reste ${amount('camel', count)}`
export const itemName: typeof said.itemName = (item, count) => amount(item, count)
export const goalName: typeof said.goalName = (names, vp) =>
  `${names.map((id) => places[id] ?? id).join(' et ')} : ${amount('vp', vp)}`

const steps = (n: number): string => counted(n, 'étape', 'étapes')

/** Labels that stand on the table. */
export const labels: Spoken<typeof said.labels> = {
  map: 'Carte',
  actions: 'Espaces d’action',
  rivals: 'Autres joueurs',
  ownBoard: 'Votre plateau',
  bonusBar: 'Actions bonus',
  diceOf: (name) => `Dés ${of(name)}`,
  stock: 'Réserve',
  contractsInHand: 'Contrats',
  completed: (n) => counted(n, 'rempli', 'remplis'),
  posts: 'Comptoirs',
  postsLeft: (n) => counted(n, 'restant', 'restants'),
  goals: 'Objectifs',
  peekGoals: 'vos objectifs',
  bazaar: 'Grand Bazar',
  khan: 'Faveur du Khan',
  coins5: '5 pièces',
  purse: 'Bourse',
  contracts: 'Contrats',
  contractsHint: 'prenez-en 1 ou 2, dé ≥ colonne',
  travel: 'Voyage',
  travelHint: 'étapes ≤ dé le plus bas',
  travelSteps: (lowest) => `jusqu’à ${steps(lowest)}`,
  travelNote: 'Le dernier à voyager commence.',
  chosen: 'Choisi',
  lowest: 'le plus faible',
  noDice: 'Plus de dés pour cette manche',
  chooseDice: 'Choisissez des dés : touches 1 à 9',
  value: 'Valeur',
  setValue: (value) => `Valeur ${value}`,
  cancel: 'Renoncer',
  take: (n) => `Prendre ${counted(n, 'contrat', 'contrats')}`,
  endTurn: 'Finir le tour',
  completeNow: 'Remplir',
  missing: (n) => `Manque ${n}`,
  ready: (n) => counted(n, 'prêt', 'prêts'),
  takenThisTurn: 'pris à ce tour',
  oneDie: '1 dé',
  rollMark: 'lance un dé : ne peut pas être annulé',
  drawMark: 'pioche une carte : ne peut pas être annulé',
  minus: 'Tourner de 1 vers le bas',
  plus: 'Tourner de 1 vers le haut',
  scoreNow: 'Score',
  projected: 'prévu',
  pointsNow: 'acquis',
  diceLeft: (n) => (n === 0 ? 'plus de dés' : counted(n, 'dé restant', 'dés restants')),
  standsIn: (place) => `Position : ${place}`,
  boardOf: (name) => `Plateau ${of(name)}`,
  noContract: 'emplacement vide',
  pay: 'payer',
  free: 'gratuit',
  after: 'reste',
  gain: 'gain',
  via: (list) => `via ${list}`,
  steps,
  go: 'Voyager',
  goOn: 'Y aller, puis continuer',
  stop: 'S’arrêter ici',
  stopName: 'S’arrêter ici et finir le déplacement',
  stepsLeft: (n) => counted(n, 'étape restante', 'étapes restantes'),
  ways: 'Autres routes',
  leavePost: (place) => `Laisser un comptoir à ${place}`,
  figure: (n) => `Figurine ${n}`,
  newPost: 'nouveau comptoir',
  postOf: (name) => `Comptoir ${of(name)}`,
  figureOf: (name) => `Figurine ${of(name)}`,
  confirm: 'Confirmer',
  less: (what) => `Moins : ${what}`,
  more: (what) => `Plus : ${what}`,
  chosenOf: (n, all) => `${counted(n, 'choisi', 'choisis')} sur ${all}`,
  camelSlider: 'Combien de chameaux, le reste en pièces',
  discard: (contract) => `Rendre ${contract}`,
  discardLast: 'En rendre un fait de la place au nouveau.',
  keepInstead: (contract) => `Garder le nouveau, rendre ${contract}`,
  decline: 'Refuser le nouveau contrat',
  drawn: 'Contrat pioché',
  yours: 'Rendre celui-ci',
  keepGoals: 'Garder ces deux objectifs',
  pick: (name) => `Jouer ${name}`,
  postFirst: (place) => `D’abord le comptoir à ${place}`,
  bonusOf: (place, reward) => `${place} : ${reward}`,
  movePost: (place) => `Déplacer le comptoir ${of(place)}`,
  neutral: 'neutre',
  lossTitle: 'Finir la partie ici ?',
  lossText: 'Vous pouvez encore remplir un contrat, et c’est votre dernier tour.',
  lossEnd: 'Finir quand même',
  lossStay: 'Revenir',
  leastNow: (n) => `${n}+`,
  seeBoard: (name) => `Voir le plateau ${of(name)}`,
  decision: 'Décision',
  startsRound: 'commence cette manche'
}

/** Shortcuts of this table, for the list under `?`. */
export const shortcuts: Spoken<typeof said.shortcuts> = [
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
  { keys: ['Maj', '1–3'], does: 'Ouvrir le plateau d’un rival' },
  { keys: ['Échap'], does: 'Effacer la sélection' }
]
