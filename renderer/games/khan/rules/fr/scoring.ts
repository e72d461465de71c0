/** French: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Décompte final',
    summary:
      'Après cinq manches : écussons, carte Objectif, marchandises, pièces et contrats les plus nombreux.',
    detail: [
      t`Après cinq manches : écussons, carte Objectif, marchandises, pièces et contrats les plus nombreux. Poivre, soie, or et jade ${icon('jade')} ensemble rapportent 1 point par deux, les pièces ${icon('coin')} 1 point par dix. Le jade est ici une marchandise, pas une pièce. Les contrats non remplis ne coûtent rien.`
    ]
  },
  'scoring.shields': {
    title: 'Écussons',
    summary:
      'Les écussons différents des villes où vous avez un comptoir, et une fois de plus ceux de votre carte Objectif.',
    detail: [
      'Les écussons différents des villes où vous avez un comptoir, et une fois de plus ceux de votre carte Objectif. Un écusson présent dans deux villes compte une fois. Pékin n’en a pas. Treize ou plus rapportent le maximum.'
    ],
    examples: [
      'Vous avez des comptoirs sous la grue, le dragon, le lotus et le cheval, et votre carte montre la grue et le lion : cela fait cinq écussons.'
    ]
  },
  'scoring.goals': {
    title: 'Carte Objectif',
    summary:
      'Des points pour les sceaux améliorés qu’elle montre, et des écussons en plus pour ceux que vous avez.',
    detail: [
      'Des points pour les sceaux améliorés qu’elle montre, et des écussons en plus pour ceux que vous avez. Elle reste secrète jusqu’à la fin. Les sceaux non améliorés ne rapportent rien.'
    ]
  },
  'scoring.contracts': {
    title: 'Le plus de contrats',
    summary: 'Le plus grand nombre de contrats remplis rapporte 8 points, le nombre suivant 4.',
    detail: [
      'Le plus grand nombre de contrats remplis rapporte 8 points, le nombre suivant 4. À égalité, tous reçoivent les points. Les 4 points sont donnés même après une égalité pour la première place, mais pas à deux joueurs.'
    ],
    house: 'Qu’il faille au moins un contrat rempli est notre décision.'
  },
  'scoring.winner': {
    title: 'Égalités',
    summary: t`Le plus de points gagne, puis le plus de chameaux ${icon('camel')} ; ensuite la victoire est partagée.`,
    detail: [
      t`Le plus de points gagne, puis le plus de chameaux ${icon('camel')} ; ensuite la victoire est partagée. Le jade n’est pas un chameau ici.`
    ]
  }
}
