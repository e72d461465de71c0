/** Labels and accessible names of every control of the table, in French. */
import type { CardKind } from '../../../../../shared/games/expedition/types'
import { pluralsOf, type Spoken } from '../../../../words/catalogue'
import { of } from '../../../../words/french'
import { card, cards, cardsOf, gold, list, requirements } from '../names/fr'
import type * as said from './en'

const plural = pluralsOf('fr')
const chosen = (count: number): string => `${count} ${plural(count, { one: 'choisie', other: 'choisies' })}`

/** "soie rouge, 2 cartes, 1 choisie". */
export const handCard: typeof said.handCard = (kind, count, picked) =>
  `${card(kind)}${count > 1 ? `, ${cards(count)}` : ''}${picked > 0 ? `, ${chosen(picked)}` : ''}`
/** "Prendre soie rouge : finit votre tour, ne peut pas être annulé". */
export const take: typeof said.take = (kind) =>
  `Prendre ${card(kind)} : finit votre tour, ne peut pas être annulé`
export const shown: typeof said.shown = (kind) => `${card(kind)} dans l’étalage`
export const draw: typeof said.draw = (count) =>
  `Piocher la première carte (${cards(count)} en pioche) : finit votre tour, ne peut pas être annulé`
export const deck: typeof said.deck = (count) => `Pioche : ${cards(count)}`
export const discards: typeof said.discards = (count, top) =>
  `Défausse : ${cards(count)}${top ? `, ${card(top)} au sommet` : ''}`
/** What entering costs: "3 cartes et 1 or". */
export const cost: typeof said.cost = (count, spent) =>
  list([...(count > 0 || spent === 0 ? [cards(count)] : []), ...(spent > 0 ? [gold(spent)] : [])])

/** A space for those who listen: what it asks for, what lies there, who stands there, what it would cost. */
export const space: typeof said.space = (facts) =>
  [
    facts.name,
    facts.requirement ? `demande ${requirements[facts.requirement]}` : 'départ',
    facts.chest > 0 ? `coffre de ${gold(facts.chest)}` : '',
    facts.scoring === undefined ? '' : `rapporte ${gold(facts.scoring)}`,
    facts.camels.length > 0 ? `ici : ${list(facts.camels)}` : '',
    facts.cost ? `entrer pour ${cost(facts.cost.cards, facts.cost.gold)}` : ''
  ]
    .filter(Boolean)
    .join(', ')
export const camel: typeof said.camel = (owner, number) =>
  number === undefined ? `chameau ${of(owner)}` : `chameau ${number} ${of(owner)}`
export const goTo: typeof said.goTo = (name, count, spent) => `Entrer à ${name} pour ${cost(count, spent)}`
export const wayOf: typeof said.wayOf = (camelNumber, count, spent) =>
  `${camelNumber === undefined ? '' : `Chameau ${camelNumber} : `}${cost(count, spent)}`
/** "Chameau 1 à Pamir, 2 à Lop : 7 cartes". */
export const bothOf: typeof said.bothOf = (stands, count, spent) =>
  `Chameau ${stands.map(({ number, name }) => `${number} à ${name}`).join(', ')} : ${cost(count, spent)}`
export const ballast: typeof said.ballast = (target, camelNumber) =>
  `Jeter du lest : 1 or${camelNumber === undefined ? '' : `, chameau ${camelNumber}`} jusqu’à ${target}`
export const rival: typeof said.rival = (name, facts) => `${name} : ${facts.join(', ')}`
export const spending: typeof said.spending = (kinds: readonly CardKind[]) =>
  list([...new Set(kinds)].map((kind) => cardsOf(kind, kinds.filter((one) => one === kind).length)))

/** Labels that stand on the table. */
export const labels: Spoken<typeof said.labels> = {
  board: 'La route',
  hand: 'Votre main',
  handOf: (name) => `Main ${of(name)}`,
  handCards: (count) => cards(count),
  sort: 'Trier',
  sortBy: { good: 'par marchandise', colour: 'par couleur' },
  chosen: (count) => `${cards(count)} ${plural(count, { one: 'choisie', other: 'choisies' })}`,
  clear: 'Effacer',
  enter: (name) => `Entrer à ${name}`,
  empty: 'Aucune carte en main',
  laid: 'Posées',
  market: 'Cartes à prendre',
  drawTitle: 'Prendre une carte',
  drawNote: 'finit votre tour, sans retour',
  deck: 'Pioche',
  discards: 'Défausse',
  noCard: 'Il n’y a plus de carte visible.',
  pass: 'Finir le tour sans carte',
  rivals: 'Autres joueurs',
  purse: 'Votre expédition',
  gold: 'Or',
  ballast: 'Jeter du lest',
  ballastShort: 'Lest',
  ballastKeys: ['B', '⇧ B'],
  camel: (number) => `Chameau ${number}`,
  bothCamels: 'les deux chameaux',
  nextTip: (name, asks) => `La prochaine case libre est ${name} : ${asks}.`,
  spaces: (count) => `${count} ${plural(count, { one: 'case', other: 'cases' })}`,
  pays: 'payer',
  chest: 'coffre',
  after: 'reste',
  go: 'Entrer',
  cancel: 'Renoncer',
  ways: 'Autres façons',
  gathers: (city) => `Le chameau est mis à ${city} : pas d’or, et il s’arrête pour ce tour.`,
  stops: (city) => `${city} met fin aux déplacements de ce tour.`,
  ends: (city) => `${city} met aussitôt fin à la partie.`
}

/** Shortcuts of this table, for the list under `?`. */
export const shortcuts: Spoken<typeof said.shortcuts> = [
  { keys: ['←', '→', '↑', '↓'], does: 'Passer d’une carte à l’autre, suivre la route' },
  { keys: ['Espace'], does: 'Choisir la carte ou la case sélectionnée' },
  { keys: ['Entrée'], does: 'Entrer dans la case choisie ou payée' },
  { keys: ['1–5'], does: 'Prendre une carte de l’étalage' },
  { keys: ['D'], does: 'Piocher' },
  { keys: ['B'], does: 'Jeter du lest' },
  { keys: ['⇧ B'], does: 'Jeter du lest avec l’autre chameau (à deux joueurs)' },
  { keys: ['C'], does: 'Choisir un chameau (à deux joueurs)' },
  { keys: ['S'], does: 'Trier la main par marchandise ou par couleur' },
  { keys: ['Échap'], does: 'Effacer la sélection' }
]
