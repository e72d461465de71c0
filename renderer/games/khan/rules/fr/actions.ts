/** French: the main actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.books': {
    title: 'Livres',
    summary: 'Un dé pour l’une de quatre offres : deux sont gratuites, deux coûtent 1 ou 2 jades.',
    detail: [
      t`Un dé pour l’une de quatre offres : deux sont gratuites, deux coûtent 1 ou 2 jades. Le Livre I accepte tout dé, le Livre II un 3 ou plus, le Livre III un 5 ou plus sur chacun de ses deux espaces. Vous choisissez une offre : les deux du livre sont gratuites et restent toute la partie, celles de la tuile de la manche coûtent 1 ou 2 jades ${icon('jade')}. Il faut alors du vrai jade.`,
      'Un dé plus fort ne rapporte rien de plus. Les piles de tuiles sont faces visibles : vous voyez toujours ce qu’offrira la manche suivante, et personne ne regarde la suite.'
    ],
    examples: [
      'Avec un 5 sur le Livre II, vous prenez 2 soies sans rien payer, ou payez 1 jade pour l’offre de la tuile.'
    ]
  },
  'actions.khan': {
    title: 'Faveur du Khan',
    summary: 'Quatre cases en rang, pour des dés dont la valeur ne baisse jamais.',
    detail: [
      'Quatre cases en rang, pour des dés dont la valeur ne baisse jamais. Votre dé va sur la case libre la plus à gauche et ne peut montrer moins que le dé précédent. Vous recevez 4 pièces et 2 chameaux. C’est gratuit. Votre couleur n’y va qu’une fois ; un dé noir permet un second usage. Avec quatre dés, l’espace est fermé pour la manche.'
    ]
  },
  'actions.seals': {
    title: 'Sceaux des guildes',
    summary: 'Deux dés pour un sceau ; le plus faible doit atteindre son nombre.',
    detail: [
      'Deux dés pour un sceau ; le plus faible doit atteindre son nombre. Vous pouvez prendre tout sceau que vous n’avez pas et dont le plus faible des deux dés atteint le nombre. Le jade indiqué vient aussitôt, une seule fois. Un sceau, amélioré ou non, vous ouvre certaines routes et n’est jamais dépensé.',
      'Une carte Ville donne un sceau pour un dé et un chameau.'
    ]
  },
  'actions.contracts': {
    title: 'Contrats',
    summary: 'Un ou deux contrats de villes où vous avez un comptoir, puis 3 pièces.',
    detail: [
      'Un ou deux contrats de villes où vous avez un comptoir, puis 3 pièces. Vous pouvez prendre un ou deux contrats, d’une ville ou de deux. Vous avez de la place pour deux : un plus ancien doit d’abord partir, jamais un de ceux que vous prenez. Les contrats rouges défaussés vont sous la pioche, les contrats de départ quittent la partie.'
    ]
  },
  'actions.special': {
    title: 'Villes spéciales',
    summary:
      'Avec un comptoir sur place : une récompense fixe, et une ou deux fois le bonus d’un sceau amélioré.',
    detail: [
      'Avec un comptoir sur place : une récompense fixe, et une ou deux fois le bonus d’un sceau amélioré. Balkh, Ormuz et Bagdad ont deux cases d’un dé. Vient d’abord la récompense fixe, puis, si le sceau de la ville est amélioré, son bonus une ou deux fois selon la valeur du dé. Un sceau simple ne rapporte rien. Votre couleur n’y va qu’une fois ; un dé noir peut prendre l’autre case.'
    ],
    examples: [
      'À Balkh, un 5 avec le sceau des tailleurs amélioré rapporte 2 chameaux et une soie, puis deux fois le bonus du sceau.'
    ]
  },
  'actions.city-card': {
    title: 'Cartes Ville',
    summary: 'Un dé par manche pour tous les joueurs ensemble, avec un comptoir dans la ville de la carte.',
    detail: [
      'Un dé par manche pour tous les joueurs ensemble, avec un comptoir dans la ville de la carte. Les deux cartes de la zone d’action ne demandent pas de comptoir ; elles sont remplacées à chaque manche.',
      'Un échange se fait autant de fois que l’indique le dé. Les cartes qui comptent rapportent par comptoir ou contrat rempli, au plus la valeur du dé. Les autres suivent la valeur.',
      'Avec la carte de vos marqueurs, vous choisissez des villes à marqueur différentes où vous avez un comptoir ; après la première, vous pouvez vous arrêter. Si l’une d’elles copie, elle ne copie pas une ville choisie maintenant.'
    ],
    examples: [
      'Avec trois contrats remplis, un 5 sur la carte qui les compte rapporte trois fois sa récompense ; un 2, deux fois.'
    ]
  }
}
