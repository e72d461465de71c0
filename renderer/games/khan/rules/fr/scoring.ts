/** French: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Décompte final',
    summary: 'Après cinq manches : blasons, carte Objectif, marchandises, pièces et majorité de contrats.',
    detail: [
      t`Quand la cinquième manche est finie, on compte les blasons, votre carte Objectif, les marchandises, les pièces et la majorité de contrats remplis. Poivre, soie, or et jade ${icon('jade')} ensemble rapportent 1 point par deux, les pièces ${icon('coin')} 1 point par dix, arrondi à l’inférieur. Le jade est ici une marchandise, pas une pièce. Les contrats non remplis ne coûtent rien.`
    ]
  },
  'scoring.shields': {
    title: 'Blasons',
    summary:
      'Plus les villes où vous avez un comptoir montrent de blasons différents, plus vous avez de points. Votre carte Objectif en compte certains une fois de plus.',
    detail: [
      'Vous comptez les blasons différents des villes où vous avez un comptoir. Un blason de votre carte Objectif compte une fois de plus si vous avez un comptoir dans une ville qui le porte ; De Wu en compte un de plus. Plus il y en a, plus vous avez de points, selon le tableau ; au-delà de treize, rien de plus. Deux villes du même blason comptent une fois. Pékin n’en a pas.'
    ],
    examples: [
      'Vous avez des comptoirs sous la grue, le dragon, le lotus et le cheval, et votre carte montre la grue et le lion : cela fait cinq blasons.'
    ],
    house: 'Les points du premier au douzième blason sont de notre cru, ou viennent d’un pack de contenu.'
  },
  'scoring.goals': {
    title: 'Carte Objectif',
    summary:
      'Des points pour les sceaux améliorés qu’elle montre, et un blason de plus pour chacun de ceux qu’elle montre et que vous avez.',
    detail: [
      'Vous marquez les points de chaque sceau qu’elle montre et que vous avez amélioré ; les sceaux simples ne rapportent rien. Chaque blason montré que vous avez, une ou plusieurs fois, compte comme un blason de plus. La carte reste secrète jusqu’à la fin.'
    ],
    house: 'Les cartes sont de notre cru, ou viennent d’un pack de contenu.'
  },
  'scoring.contracts': {
    title: 'Le plus de contrats',
    summary: 'Le plus grand nombre de contrats remplis rapporte 8 points, le nombre suivant 4.',
    detail: [
      'Qui a le plus grand nombre de contrats remplis marque 8 points, qui a le nombre suivant en marque 4. À égalité, tous reçoivent la totalité des points. Les 4 points sont donnés même après une égalité pour la première place, mais pas à deux joueurs.'
    ],
    house: 'Qu’il faille au moins un contrat rempli est notre décision.'
  },
  'scoring.winner': {
    title: 'Égalités',
    summary: t`Qui a le plus de points gagne, puis qui a le plus de chameaux ${icon('camel')} ; ensuite la victoire est partagée.`,
    detail: [
      t`La victoire va à qui a le plus de points. À égalité, elle va à qui a le plus de chameaux ${icon('camel')} parmi les ex æquo ; le jade n’est pas un chameau ici. Si les chameaux sont égaux aussi, ils partagent la victoire.`
    ]
  }
}
