/** Names of the game's things in French. Places, characters and spaces are found by their ids. */
import { translate } from '../../../words/message'
import { names as en } from '../en/names'

export const names = translate('fr', en, {
  /** "3 chameaux". */
  amounts: {
    coin: '{n, plural, one {# pièce} other {# pièces}}',
    camel: '{n, plural, one {# chameau} other {# chameaux}}',
    pepper: '{n, plural, one {# poivre} other {# poivre}}',
    silk: '{n, plural, one {# soie} other {# soie}}',
    gold: '{n, plural, one {# or} other {# or}}',
    vp: '{n, plural, one {# point} other {# points}}',
    'any-good': '{n, plural, one {# marchandise au choix} other {# marchandises au choix}}',
    'different-goods': '{n, plural, one {# marchandise différente} other {# marchandises différentes}}',
    'black-die': '{n, plural, one {# dé noir} other {# dés noirs}}',
    contract: '{n, plural, one {# contrat pioché} other {# contrats piochés}}',
    move: '{n, plural, one {# étape} other {# étapes}}'
  },
  /** What is taken, gained or paid, where a language says it otherwise than `amounts`. */
  amountsTaken: {
    'black-die': '{n, plural, one {# dé noir} other {# dés noirs}}'
  },
  /** Column heads of a stock. */
  stockNames: {
    coin: 'pièces',
    camel: 'chameaux',
    pepper: 'poivre',
    silk: 'soie',
    gold: 'or'
  },
  dieColours: {
    white: 'blanc',
    black: 'noir',
    blue: 'bleu',
    yellow: 'jaune',
    green: 'vert',
    red: 'rouge',
    violet: 'violet',
    token: 'en carton',
    neutral: 'neutre'
  },
  worth: {
    points: 'Points',
    atTheEnd: 'Fin de partie',
    stock: 'Marchandises, pièces, chameaux',
    dice: 'Dés restants',
    posts: 'Comptoirs',
    goals: 'Cartes Objectif',
    journeys: 'Villes à venir',
    contracts: 'Contrats en main',
    character: 'Personnage',
    modules: 'Extensions',
    shields: 'Blasons',
    seals: 'Sceaux de guilde',
    kept: 'Avant-postes gardés',
    cards: 'Cartes Ville à côté du plateau',
    first: 'Premier joueur',
    chance: 'Chance, en moyenne'
  },
  bonusActions: {
    'complete-contract': 'Remplir un contrat',
    'reroll-die': 'Relancer',
    'adjust-die': 'Dé ±1',
    'take-black-die': 'Dé noir'
  },
  phases: {
    characters: 'Choix des personnages',
    goals: 'Choix des objectifs',
    income: 'Revenus',
    turns: 'Tours',
    over: 'Fin de la partie'
  },
  /** How the game begins and is counted. */
  moments: {
    nthPost: '{n, plural, one {#er} other {#e}} comptoir',
    sum: 'lancer de {count, number} en tout',
    low: 'lancer faible : {count, number} en chameaux ou pièces',
    rolled: 'Les dés sont jetés',
    over: 'Le voyage est terminé',
    stock: 'Pièces et marchandises',
    mostNote: '{points, number} pour le plus de contrats remplis',
    cards: 'Objectifs',
    begins:
      '{coins, plural, one {# pièce} other {# pièces}}, {camels, plural, one {# chameau} other {# chameaux}}'
  },
  /** Action spaces that belong to a character. */
  ownSpaces: { 'gunj-goods': 'Marchandises de Gunj', 'gunj-move': 'Étape de Gunj' },
  characters: {
    'altan-ord': {
      name: 'Altan Ord',
      short: 'Chaque comptoir rapporte plus que le précédent',
      full: 'Le premier comptoir rapporte 1 point, le deuxième aussi 1 pièce, puis aussi un chameau, du poivre, de la soie et de l’or. Le septième rapporte tout cela et un dé noir. Les comptoirs suivants ou déplacés ne rapportent rien de plus.'
    },
    'berke-khan': {
      name: 'Berke Khan',
      short: 'Ne paie jamais les espaces occupés',
      full: 'Place ses dés sur les espaces d’action occupés sans payer de pièces. Le reste vaut toujours : une fois par couleur, et une carte Ville déjà utilisée reste fermée.'
    },
    'gunj-kokochin': {
      name: 'Gunj Kököchin',
      short: 'Deux espaces à elle',
      full: 'A deux espaces d’action que personne d’autre ne peut utiliser, un dé de toute valeur sur chacun par manche : 2 chameaux et 2 marchandises au choix, après quoi chaque rival prend une marchandise ; ou une étape sur la carte.'
    },
    'johannes-caprini': {
      name: 'Johannes Caprini',
      short: 'Va d’oasis en oasis ; 3 pièces par manche',
      full: 'Peut aller de toute oasis à toute autre en une seule étape, sans frais de route. Reçoit 3 pièces au début de chaque manche.'
    },
    'khan-arghun': {
      name: 'Khan Arghun',
      short: 'Utilise à chaque tour une de ses 6 cartes Ville',
      full: 'A six cartes Ville à côté du plateau. Une fois par tour, en action bonus, en utilise une comme avec un 6, sans dé et sans comptoir ; ensuite cette carte quitte la partie.'
    },
    'matteo-polo': {
      name: 'Matteo Polo',
      short: 'Un dé blanc et un contrat par manche',
      full: 'Lance à chaque manche le dé blanc avec ses propres dés ; ce dé n’a pas de couleur. Pioche aussi un contrat au début de chaque manche.'
    },
    'niccolo-and-marco-polo': {
      name: 'Niccolò & Marco Polo',
      short: 'Deux figurines ; 1 chameau par manche',
      full: 'Voyage avec deux figurines et peut répartir entre elles les étapes d’un déplacement. Reçoit 1 chameau au début de chaque manche.'
    },
    'raschid-ad-din-sinan': {
      name: 'Raschid ad-Din Sinan',
      short: 'Choisit la valeur de chaque dé placé',
      full: 'Ne lance pas ses dés : chacun prend la valeur voulue au moment où il est placé. Ne reçoit aucune compensation pour un lancer faible.'
    }
  }
})
