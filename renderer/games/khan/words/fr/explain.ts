/** One sentence for every icon, tile, space and character: what it does (T-15). French. */
import { explain as family } from '../../../../polo/words/fr/explain'
import { translate } from '../../../../words/message'
import { explain as en } from '../en/explain'

/** Both of the space and of the bonus action. */
const moneyBag =
  'Action bonus : placez un dé ici pour 3 pièces, 2 chameaux ou 1 jade, aussi souvent que vous voulez ; cela ne coûte rien.'

export const explain = translate('fr', en, {
  ...family,
  items: {
    ...family.items,
    coin: 'Les pièces paient les espaces occupés et beaucoup de routes ; à la fin, 10 pièces restantes valent 1 point.',
    camel:
      'Les chameaux paient des routes, des contrats et des actions bonus ; à égalité, le plus de chameaux l’emporte.',
    pepper: 'Le poivre est la marchandise du Livre I ; des contrats et des sceaux en demandent.',
    silk: 'La soie est la marchandise du Livre II ; des contrats et des sceaux en demandent.',
    gold: 'L’or est la marchandise du Livre III ; des contrats et des sceaux en demandent.',
    jade: 'Le jade est une marchandise à part. Dans tout paiement, il peut remplacer une pièce ou un chameau, jamais l’inverse ; à la fin, 2 marchandises restantes, jade compris, valent 1 point.',
    'black-die': 'Prenez un dé noir du plateau ; il n’a pas de couleur.',
    'contract-from-city':
      'Prenez un contrat d’une ville à contrats où vous avez un comptoir. Vous pouvez le refuser.',
    move: 'Des étapes sur la carte sans espace Voyage ; les routes coûtent toujours ce qu’elles indiquent.',
    'other-city-bonus':
      'Copiez n’importe quel autre marqueur bonus de la carte ; aucun comptoir n’y est nécessaire.',
    'own-city-bonus': 'Recevez le bonus d’une ville à marqueur où vous avez un comptoir.',
    'coins-or-camel': 'Prenez 2 pièces ou 1 chameau pour chaque oasis.'
  },
  spaceHelp: {
    'book-1':
      'Placez 1 dé de n’importe quelle valeur et prenez une des quatre offres. Celles de la tuile coûtent du jade.',
    'book-2': 'Placez 1 dé de 3 ou plus et prenez une des quatre offres. Celles de la tuile coûtent du jade.',
    'book-3-upper':
      'Placez 1 dé de 5 ou plus et prenez une des quatre offres. Celles de la tuile coûtent du jade. Le livre a deux espaces distincts.',
    'book-3-lower':
      'Placez 1 dé de 5 ou plus et prenez une des quatre offres. Celles de la tuile coûtent du jade. Le livre a deux espaces distincts.',
    'khans-favor':
      'Placez 1 dé au moins égal au précédent : 4 pièces et 2 chameaux. Une case occupée ne coûte rien.',
    'guild-seals':
      'Placez 2 dés et prenez un sceau de guilde que vous n’avez pas ; le dé le plus faible doit atteindre son nombre. Les sceaux ouvrent des routes maritimes et peuvent être améliorés.',
    'travel-lower': 'Placez 1 dé, payez 2 pièces et avancez d’une étape.',
    'travel-middle':
      'Placez 2 dés et avancez d’au plus autant d’étapes que l’indique le plus faible, sans dépasser le nombre de l’espace.',
    'travel-upper':
      'Placez 3 dés et avancez d’au plus autant d’étapes que l’indique le plus faible, sans dépasser le nombre de l’espace. Un comptoir de plus peut être placé dans une ville traversée.',
    contracts: 'Placez 1 dé et prenez un ou deux contrats de villes où vous avez un comptoir, puis 3 pièces.',
    'special-balkh':
      'Il faut votre comptoir à Balkh et 1 dé : la récompense indiquée, puis le bonus du sceau de la ville s’il est amélioré, deux fois pour un dé fort.',
    'special-hormuz':
      'Il faut votre comptoir à Ormuz et 1 dé : la récompense indiquée, puis le bonus du sceau de la ville s’il est amélioré, deux fois pour un dé fort.',
    'special-baghdad':
      'Il faut votre comptoir à Bagdad et 1 dé : la récompense indiquée, puis le bonus du sceau de la ville s’il est amélioré, deux fois pour un dé fort.',
    'money-bag': moneyBag,
    ...family.ownSpaceHelp,
    'gunj-move':
      'Placez 1 dé de valeur quelconque : une étape sur la carte, sans espace Voyage ; les routes coûtent ce qu’elles montrent. Pour Gunj seule, une fois par manche.'
  },
  hourglass:
    'Le dernier à avoir voyagé avec le plus de dés commence la manche suivante ; à ce stade : {owner}.',
  places: {
    start: 'Toutes les figurines partent d’ici ; pas de comptoir ici.',
    contract: 'Avec un comptoir ici, vous pouvez prendre ses contrats ; en le plaçant, un tout de suite.',
    card: 'Un comptoir ici ouvre la carte de la ville à qui le possède.',
    bonus: 'Un comptoir ici rapporte le bonus du marqueur, aussitôt et au début de chaque manche.',
    special: 'Un comptoir ici rapporte le bonus du marqueur et ouvre l’action de la ville.',
    oasis: 'On ne fait qu’y passer : pas de comptoir ici.'
  },
  shield: 'Blason à {city} : {shield}. Les blasons différents comptent à la fin.',
  postHelp: 'Comptoir {owner_of}. Il fait compter le blason de la ville à la fin et ouvre ce qui s’y trouve.',
  startHelp: '{owner} commence cette manche. Le dernier à voyager avec le plus de dés commence la suivante.',
  takeSealEffect: 'payez {cost}, puis prenez un sceau de guilde avec un dé.',
  areaCard:
    'Carte Ville de la manche : {effect} Il faut 1 dé et aucun comptoir ; une utilisation par manche.',
  marker: 'Un comptoir à {city} rapporte {reward}, aussitôt puis au début de chaque manche.',
  cityContract: 'Contrat à {city} : prenez-le avec un comptoir sur place. {contract}',
  special:
    'Ville spéciale {city} : avec votre comptoir et 1 dé, recevez {reward}, puis, s’il est amélioré, le bonus {seal_of} : {bonus}{twice, plural, =0 {} one {, deux fois à partir de #} other {, deux fois à partir de #}}.',
  specialByDie:
    'Ville spéciale {city} : avec votre comptoir et 1 dé, recevez {reward}, puis, s’il est amélioré, le bonus {seal_of} : {bonus} ; pour un dé de 1 à 6, autant de fois : {times}.',
  offer: 'Prenez {reward}.',
  paidOffer: 'Payez {cost} et prenez {reward}.',
  nextOffers: 'La tuile de la manche suivante : {one} pour 1 jade, {two} pour 2 jades.',
  lastOffers: 'Ce sont les offres de la dernière manche : aucune autre tuile ne suit.',
  sealOpen:
    '{seal} : ouvre les routes maritimes qui le montrent. L’améliorer coûte {improve} et rapporte {bonus}, aussitôt et au début de chaque manche.',
  sealTaken: 'Le prendre demande un {die} ou plus et rapporte une fois {reward}.',
  sealImproved: '{seal}, amélioré : {bonus} au début de chaque manche.',
  routeSeal: 'Entre {from_the} et {to_the} : {cost} par passage ; il faut {seal_the}.',
  shieldTrack:
    'Les blasons différents de vos comptoirs comptent à la fin ; chacun de plus rapporte davantage.',
  shieldNext: 'Le prochain vous amène à {points}.',
  kept: 'Tuile d’avant-poste gardée par Filippo : à utiliser une fois, comme action bonus, pour {reward}.',
  postBadges: {
    9: 'Le 9e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
    10: 'Le 10e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
    11: 'Le 11e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}}.',
    13: 'Le 13e comptoir sur la carte rapporte aussitôt {points, plural, one {# point} other {# points}} de plus.'
  },
  goals:
    'Votre carte Objectif rapporte des points pour des sceaux améliorés et compte certains blasons une fois de plus.',
  projected:
    'Vos points actuels, et ceux que vous auriez si la partie finissait maintenant : blasons, pièces, marchandises et majorité de contrats compris, sans la carte Objectif.',
  bonusHelp: {
    ...family.bonusHelp,
    'improve-seal':
      'Payez le coût indiqué sous un de vos sceaux de guilde : son bonus vient aussitôt et au début de chaque manche. Sans dé, aussi souvent que possible.',
    'money-bag': moneyBag,
    'take-black-die': 'Payez 3 chameaux pour un dé noir. Une fois par tour.'
  }
})
