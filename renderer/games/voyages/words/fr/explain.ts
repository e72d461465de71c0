/** One sentence for every icon, tile, space and character: what it does (T-15). French. */
import { explain as family } from '../../../../polo/words/fr/explain'
import { translate } from '../../../../words/message'
import { explain as en } from '../en/explain'

/** Both of the space and of the bonus action. */
const moneyBag =
  'Action bonus : placez un dé ici pour 3 pièces, aussi souvent que vous voulez ; occupée ou non, la bourse ne coûte rien.'

export const explain = translate('fr', en, {
  ...family,
  items: {
    ...family.items,
    coin: 'Les pièces paient les espaces occupés, les voyages et certaines routes ; à la fin, 10 pièces restantes valent 1 point.',
    camel:
      'Les chameaux paient des routes, des contrats et des actions bonus ; à égalité, le plus de chameaux l’emporte.',
    pepper: 'Le poivre est la marchandise la plus courante ; des contrats en demandent.',
    silk: 'La soie est la marchandise moyenne ; des contrats en demandent.',
    gold: 'L’or est la marchandise la plus rare ; des contrats en demandent.',
    'black-die':
      'Prenez un dé noir de la réserve et lancez-le aussitôt (celui de Raschid prend sa valeur quand il est placé) ; il n’a pas de couleur.',
    move: 'Des étapes sur la carte sans le prix du barème des voyages ; les routes coûtent toujours ce qu’elles indiquent.',
    'other-city-bonus': 'Copiez le bonus de n’importe quelle autre petite ville.',
    'own-city-bonus': 'Recevez le bonus d’une petite ville où vous avez un comptoir.'
  },
  spaceHelp: {
    'bazaar-gold': 'Placez 3 dés. Le plus faible permet toute colonne jusqu’à sa valeur.',
    'bazaar-silk': 'Placez 2 dés. Le plus faible permet toute colonne jusqu’à sa valeur.',
    'bazaar-pepper': 'Placez 1 dé. Prenez une colonne jusqu’à sa valeur.',
    'bazaar-camel': 'Placez 1 dé. Prenez une colonne jusqu’à sa valeur.',
    'khans-favor':
      'Placez 1 dé au moins égal au précédent : 2 chameaux et une marchandise au choix. Quatre cases par manche ; on ne les paie jamais.',
    'take-5-coins': 'Placez 1 dé de n’importe quelle valeur : 5 pièces.',
    'money-bag': moneyBag,
    contracts: 'Placez 1 dé et prenez un ou deux contrats des colonnes jusqu’à sa valeur.',
    travel:
      'Placez 2 dés et avancez d’au plus autant d’étapes que l’indique le plus faible. Les étapes se paient selon le barème, les routes selon ce qu’elles indiquent. Le dernier à voyager commence la manche suivante.'
  },
  rowContract: 'Prenez-le avec un dé d’au moins {column} ; il se remplit plus tard. {contract}',
  places: {
    'large-city':
      'Le premier comptoir prend le bonus à côté de la ville ; chaque comptoir ouvre la carte de la ville à qui le possède.',
    'small-city':
      'Un comptoir y rapporte le bonus à côté de la ville, aussitôt et au début de chaque manche.',
    oasis: 'On ne fait qu’y passer : pas de comptoir ici.',
    start: 'Toutes les figurines partent d’ici ; pas de comptoir ici.',
    beijing: 'Le terme du voyage : un comptoir ici rapporte des points à la fin.'
  },
  postHelp:
    'Comptoir {owner_of}. Il compte pour les objectifs, ouvre la carte de la ville et, dans une petite ville, rapporte son bonus à chaque manche.',
  startHelp: '{owner} commence cette manche. Qui voyage en dernier commence la suivante.',
  rowColumn: 'La colonne {column} demande un dé d’au moins {column}.',
  rowColumnBonus:
    'La colonne {column} demande un dé d’au moins {column}. Son contrat rapporte aussi {reward}, d’une seule sorte.',
  postBonus: 'Un comptoir à {city} rapporte {reward}, aussitôt puis au début de chaque manche.',
  beijingSlots:
    'Le premier comptoir à Pékin vaut 10 points à la fin, puis 7, 4 et 1. Qui en a un marque aussi 1 point par lot de 2 marchandises restantes.',
  postBadges: {
    8: 'Le 8e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
    9: 'Le 9e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
    11: 'Le 11e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}} de plus.'
  },
  goals:
    'Des comptoirs dans les deux lieux d’un objectif rapportent ses points. Les lieux d’objectif différents où vous avez un comptoir rapportent 1, 3, 6 ou 10 points de plus.',
  projected:
    'Vos points actuels, et ceux que vous auriez si la partie finissait maintenant : Pékin, pièces, marchandises et majorité de contrats compris, sans les objectifs.',
  bonusHelp: {
    ...family.bonusHelp,
    'money-bag': moneyBag
  }
})
