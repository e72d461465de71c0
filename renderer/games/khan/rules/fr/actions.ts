/** French: the main actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.books': {
    title: 'Livres',
    summary: 'Un dé pour l’une de quatre offres : deux sont gratuites, deux coûtent 1 ou 2 jades.',
    detail: [
      t`Placez un dé sur un livre et choisissez l’une de ses quatre offres. Le Livre I accepte tout dé, le Livre II un 3 ou plus, le Livre III un 5 ou plus sur chacun de ses deux espaces. Les deux offres du livre sont gratuites et restent toute la partie ; celles de la tuile de la manche coûtent 1 et 2 jades ${icon('jade')}. Rien d’autre ne peut les payer.`,
      'Un dé plus fort ne rapporte rien de plus. Les piles de tuiles sont faces visibles : vous voyez toujours ce qu’offrira la manche suivante. Personne ne peut regarder les tuiles sous celle du dessus.'
    ],
    examples: [
      'Selon nos valeurs, avec un 5 sur le Livre II, vous prenez 2 soie sans rien payer, ou payez 1 jade pour l’offre de la tuile.'
    ],
    house:
      'Ce que rapportent les offres est de notre cru. Un pack de contenu peut en apporter d’autres ; les tableaux montrent alors celles-là.'
  },
  'actions.khan': {
    title: 'Faveur du Khan',
    summary: 'Quatre cases en rang, pour des dés dont la valeur ne baisse jamais.',
    detail: [
      'Placez un dé sur la plus à gauche des quatre cases encore libres. Sa valeur ne peut être plus basse que celle du dé précédent, quel qu’en soit le propriétaire. Vous recevez 4 pièces et 2 chameaux. Les dés déjà présents dans le rang ne vous coûtent rien. Votre couleur n’y va qu’une fois par manche ; un dé noir permet d’y revenir. Avec quatre dés, l’espace est fermé pour la manche.'
    ]
  },
  'actions.seals': {
    title: 'Sceaux de guilde',
    summary: 'Deux dés pour un sceau ; le plus faible doit atteindre son nombre.',
    detail: [
      'Placez deux dés et prenez un sceau que vous n’avez pas et dont le dé le plus faible atteint le nombre ; ce peut être un sceau de nombre inférieur. Vous recevez son jade aussitôt, et cette seule fois. Un sceau, amélioré ou non, vous ouvre certaines routes et n’est jamais dépensé.',
      'Une des cartes Ville permet de prendre un sceau avec un seul dé, pour un chameau ; le dé doit atteindre le nombre du sceau.'
    ],
    house: 'Ce que coûte et rapporte une amélioration est de notre cru, ou vient d’un pack de contenu.'
  },
  'actions.contracts': {
    title: 'Contrats',
    summary: 'Un dé de toute valeur : un ou deux contrats de villes où vous avez un comptoir, puis 3 pièces.',
    detail: [
      'Placez un dé, quelle que soit sa valeur. Prenez un ou deux contrats de villes où vous avez un comptoir, d’une seule ville ou de deux, puis 3 pièces. Vous avez deux emplacements pour des contrats : si la place manque, vous en défaussez d’abord de plus anciens, jamais un de ceux que vous prenez. Un contrat défaussé va sous la pioche, un contrat de départ quitte la partie.'
    ]
  },
  'actions.special': {
    title: 'Villes spéciales',
    summary:
      'Avec un comptoir sur place : une récompense fixe, et une ou deux fois le bonus d’un sceau amélioré.',
    detail: [
      'Balkh, Ormuz et Bagdad ont chacune deux cases d’un dé ; il vous faut un comptoir dans la ville. Vient d’abord la récompense fixe, puis, si vous avez amélioré le sceau de la ville, son bonus une ou deux fois selon la valeur du dé. Un sceau simple ne rapporte rien ici. Votre couleur va une fois par manche dans chacune de ces villes ; un dé noir peut prendre l’autre case.'
    ],
    examples: [
      'Selon nos valeurs, un 5 à Balkh avec le sceau des tailleurs amélioré rapporte 2 chameaux et une soie, puis deux fois le bonus du sceau.'
    ],
    house:
      'Les récompenses, le sceau de chaque ville et le nombre de fois que vient son bonus sont de notre cru, ou viennent d’un pack de contenu.'
  },
  'actions.city-card': {
    title: 'Cartes Ville',
    summary:
      'Un dé sur la carte d’une ville où vous avez un comptoir ; chaque carte sert une fois par manche.',
    detail: [
      'Dans toute ville où vous avez un comptoir, vous pouvez placer un dé sur la carte qui s’y trouve. Chaque carte sert à un seul joueur par manche, une seule fois ; ensuite elle est fermée, même à un dé noir. Les deux cartes de la zone d’action ne demandent pas de comptoir ; elles sont remplacées à chaque manche.',
      'Un échange se fait autant de fois que l’indique le dé. Si vous payez des points, votre score peut descendre sous zéro. Les cartes qui comptent rapportent par comptoir ou contrat rempli, au plus autant de fois que le dé l’indique. Les autres suivent la valeur du dé.',
      'Avec la carte de vos marqueurs bonus, vous choisissez des villes à marqueur différentes où vous avez un comptoir ; après la première, vous pouvez vous arrêter. Si l’une d’elles porte le marqueur qui copie, il ne peut copier un marqueur choisi maintenant.'
    ],
    examples: [
      'Avec trois contrats remplis, un 5 sur la carte qui les compte rapporte trois fois sa récompense ; un 2, deux fois.'
    ],
    house:
      'Les règles imprimées donnent les valeurs de cinq cartes. Celles des autres sont de notre cru, ou viennent d’un pack de contenu.'
  }
}
