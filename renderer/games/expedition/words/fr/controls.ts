/** Labels and accessible names of every control of the table, in French. */
import { translate } from '../../../../words/message'
import { controls as en } from '../en/controls'

export const controls = translate('fr', en, {
  /** "soie rouge, 2 cartes, 1 choisie". */
  handOf:
    '{card}{count, plural, one {} other {, # cartes}}{chosen, plural, =0 {} one {, # choisie} other {, # choisies}}',
  /** "Prendre soie rouge : finit votre tour, ne peut pas être annulé". */
  takeOf: 'Prendre {card} : finit votre tour, ne peut pas être annulé',
  inDisplay: '{card} dans l’étalage',
  draw: 'Piocher la première carte ({count, plural, one {# carte} other {# cartes}} en pioche) : finit votre tour, ne peut pas être annulé',
  deck: 'Pioche : {count, plural, one {# carte} other {# cartes}}',
  pile: 'Défausse : {count, plural, one {# carte} other {# cartes}}',
  pileWithTop: 'Défausse : {count, plural, one {# carte} other {# cartes}}, {top} au sommet',
  /** A space for those who listen: what it asks for, what lies there, who stands there, what it would cost. */
  facts: {
    asks: 'demande {requirement}',
    start: 'départ',
    chest: 'coffre de {gold} or',
    scoring: 'rapporte {gold} or',
    camels: 'ici : {camels_list}',
    cost: 'entrer pour {cost}'
  },
  camelOf: 'chameau {owner_of}',
  nthCamelOf: 'chameau {number} {owner_of}',
  enterFor: 'Entrer à {name} pour {cost}',
  wayOfCamel: 'Chameau {number} : {cost}',
  /** "Chameau 1 à Pamir, 2 à Lop : 7 cartes". */
  waysOfCamels: 'Chameau {stands} : {cost}',
  stand: '{number} à {name}',
  dropFor: 'Jeter du lest : 1 or jusqu’à {target}',
  dropForCamel: 'Jeter du lest : 1 or, chameau {number} jusqu’à {target}',
  rivalHas: '{name} : {facts}',
  /** Labels that stand on the table. */
  labels: {
    board: 'Le parcours',
    hand: 'Votre main',
    handOf: 'Main {name_of}',
    handCards: '{count, plural, one {# carte} other {# cartes}}',
    sort: 'Trier',
    sortBy: { good: 'par marchandise', colour: 'par couleur' },
    chosen: '{count, plural, one {# carte} other {# cartes}} {count, plural, one {choisie} other {choisies}}',
    clear: 'Effacer',
    enter: 'Entrer à {name}',
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
    race: 'La course',
    toGo: '{count, plural, one {# case} other {# cases}} avant {city}',
    arrived: 'à {city}',
    purse: 'Votre expédition',
    purseOf: 'Expédition {name_of}',
    gold: 'Or',
    ballast: 'Jeter du lest',
    ballastShort: 'Lest',
    ballastKeys: ['B', '⇧ B'],
    camel: 'Chameau {number}',
    bothCamels: 'les deux chameaux',
    nextTip: 'La prochaine case libre est {name} : {asks}.',
    spaces: '{count, plural, one {# case} other {# cases}}',
    pays: 'payer',
    chest: 'coffre',
    after: 'reste',
    go: 'Entrer',
    enterNote: 'montre vos cartes, sans retour',
    cancel: 'Renoncer',
    ways: 'Autres façons',
    gathers: 'Le chameau est posé à {city} : pas d’or, et il s’arrête pour ce tour.',
    stops: '{city} met fin aux déplacements de ce tour.',
    ends: '{city} met aussitôt fin à la partie.'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['←', '→', '↑', '↓'], does: 'Passer d’une carte à l’autre, suivre le parcours' },
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
})
