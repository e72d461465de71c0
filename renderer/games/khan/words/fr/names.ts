/** Names of the game’s things, in French. */
import { names as family } from '../../../../polo/words/fr/names'
import { translate } from '../../../../words/message'
import { names as en } from '../en/names'
import { board } from './board'

export const names = translate('fr', en, {
  ...family,
  places: board.places,
  placeKinds: {
    start: 'ville de départ',
    contract: 'ville à contrats',
    card: 'ville à carte',
    bonus: 'ville à bonus',
    special: 'ville spéciale',
    oasis: 'oasis'
  },
  spaces: {
    'book-1': 'Livre I',
    'book-2': 'Livre II',
    'book-3-upper': 'Livre III, espace supérieur',
    'book-3-lower': 'Livre III, espace inférieur',
    'khans-favor': 'Faveur du Khan',
    'guild-seals': 'Sceaux de guilde',
    'travel-lower': 'Voyage, 1 dé',
    'travel-middle': 'Voyage, 2 dés',
    'travel-upper': 'Voyage, 3 dés',
    contracts: 'Contrats',
    'special-balkh': board.places.balkh,
    'special-hormuz': board.places.hormuz,
    'special-baghdad': board.places.baghdad,
    'money-bag': 'Bourse',
    ...family.ownSpaces
  },
  areaCard: 'Carte Ville de la manche',
  books: { 'book-1': 'Livre I', 'book-2': 'Livre II', 'book-3': 'Livre III' },
  amounts: {
    ...family.amounts,
    jade: '{n, plural, one {# jade} other {# jades}}',
    'contract-from-city': '{n, plural, one {# contrat d’une ville} other {# contrats de villes}}',
    'other-city-bonus': '{n, plural, one {# marqueur bonus copié} other {# marqueurs bonus copiés}}',
    'own-city-bonus':
      '{n, plural, one {# bonus d’une de vos villes à marqueur} other {# bonus de vos villes à marqueur}}',
    'coins-or-camel': '{n, plural, one {# fois 2 pièces ou 1 chameau} other {# fois 2 pièces ou 1 chameau}}'
  },
  stockNames: { ...family.stockNames, jade: 'jades' },
  characters: {
    ...family.characters,
    'abha-basu': {
      name: 'Abha Basu',
      short: '2 pièces par manche ; le jade rapporte des points',
      full: 'Reçoit 2 pièces au début de chaque manche, et 1 jade pour chaque contrat rempli. Marque 1 point pour chaque jade reçu.'
    },
    'de-wu': {
      name: 'De Wu',
      short: 'Sceaux avec un seul dé ; un blason de plus',
      full: 'Prend un sceau de guilde avec un dé ou avec deux. Reçoit 1 jade pour chaque sceau amélioré. Compte un blason de plus à la fin.'
    },
    'filippo-vitello': {
      name: 'Filippo Vitello',
      short: 'Garde chaque tuile d’avant-poste utilisée',
      full: 'Prend chaque tuile d’avant-poste dont le bonus a été reçu, par qui que ce soit. Chacune peut servir une fois plus tard, comme action bonus.'
    },
    'gantulga-od': {
      name: 'Gantulga Od',
      short: 'Voyage avec un dé ; routes sans pièces ni chameaux',
      full: 'Ne peut utiliser que l’espace Voyage à un dé. Ne paie ni pièces ni chameaux pour les routes, seulement le jade qu’elles demandent. Les sceaux restent nécessaires.'
    },
    'isabella-donati': {
      name: 'Isabella Donati',
      short: 'Quelque chose pour chaque dé lancé',
      full: 'Reçoit quelque chose pour chaque dé lancé : 2 pièces pour un 1 ou un 6, 1 point pour un 2 ou un 5, 1 chameau pour un 3 ou un 4. Une paire du lancer de la manche peut rapporter 1 jade, 1 soie ou 1 or à la place.'
    },
    'mailin-and-tian-chin': {
      name: 'Mailin et Tian Chin',
      short: 'Deux figurines ; un bonus doublé',
      full: 'Voyagent avec deux figurines et peuvent partager les étapes d’un déplacement. Commencent avec 3 pièces de plus. Au début de chaque manche, un de leurs bonus vient deux fois.'
    },
    'mongke-khan': {
      name: 'Möngke Khan',
      short: 'Oasis : aucune étape, et des points',
      full: 'Traverse les oasis sans utiliser d’étape. Après un déplacement, chaque oasis différente rapporte 3 points, et 2 pièces ou 1 chameau.'
    },
    'mercator-ex-tabriz-4p': {
      name: 'Mercator ex Tabriz',
      short: 'Livre d’un rival : +1 marchandise',
      full: 'Chaque fois qu’un rival utilise un livre, reçoit 1 marchandise de ce livre : poivre, soie ou or.'
    },
    'mercator-ex-tabriz-3p': {
      name: 'Mercator ex Tabriz',
      short: '+1 quand un rival va à un livre ou chez le Khan',
      full: 'Chaque fois qu’un rival utilise un livre, reçoit 1 marchandise de ce livre : poivre, soie ou or. Reçoit aussi 1 chameau pour chaque visite d’un rival au Khan.'
    },
    'mercator-ex-tabriz-2p': {
      name: 'Mercator ex Tabriz',
      short: '+1 quand le rival va à un livre ou chez le Khan',
      full: 'Chaque fois que le rival utilise un livre, reçoit 1 marchandise de ce livre : poivre, soie ou or. Reçoit aussi 1 chameau pour chaque visite du rival au Khan.'
    },
    'wilhelm-von-rubruk': {
      name: 'Wilhelm von Rubruk',
      short: 'Laisse des comptoirs dans les villes traversées',
      full: 'Possède 13 comptoirs et peut en laisser un dans chaque ville traversée. Le 13e rapporte 10 points de plus.'
    }
  },
  sources: {
    contracts: 'Contrats',
    cityCards: 'Cartes Ville',
    cities: 'Bonus des villes',
    posts: '9e à 11e comptoirs',
    characters: 'Personnage',
    shields: 'Blasons',
    goals: 'Carte Objectif',
    goods: 'Marchandises restantes',
    coins: 'Pièces restantes',
    mostContracts: 'Le plus de contrats'
  },
  bonusActions: {
    ...family.bonusActions,
    'improve-seal': 'Améliorer un sceau',
    'money-bag': 'Bourse'
  },
  phases: family.phases,
  moments: {
    ...family.moments,
    over: 'Le voyage s’achève',
    stockNote:
      '{coins, plural, one {# pièce} other {# pièces}} pour 1, {goods, plural, one {# marchandise} other {# marchandises}} pour 1 ; le jade est une marchandise',
    secondNote: '{points, number} pour le plus de contrats remplis, {second, number} pour le rang suivant',
    shieldsNote: 'plus il y a de blasons différents, plus il y a de points',
    sealsNote: 'pour les sceaux améliorés de la carte',
    shieldLine: '{shield} : un blason de plus',
    sealLine: '{seal} : {points, number}',
    draft:
      'On choisit d’abord les personnages, le premier joueur en dernier. Puis chacun garde une carte Objectif secrète sur trois.',
    secret:
      'Trois cartes Objectif pour chacun de vous : on en garde une. Seul son propriétaire peut la voir.',
    open: {
      draft:
        'On choisit d’abord les personnages, le premier joueur en dernier. Puis chacun garde une carte Objectif sur trois, que tous voient.',
      secret: 'Trois cartes Objectif pour chacun de vous : on en garde une. À cette table, tous les voient.'
    },
    aim: 'Cinq manches. Le plus de points l’emporte : contrats, comptoirs et leurs blasons, sceaux améliorés.'
  }
})
