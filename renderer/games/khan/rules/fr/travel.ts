/** French: travelling. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.spaces': {
    title: 'Les trois espaces Voyage',
    summary: 'Un, deux ou trois dés ; le plus faible donne les étapes, jusqu’au nombre de l’espace.',
    detail: [
      'L’espace inférieur prend un dé, celui du milieu deux, le supérieur trois. Votre dé le plus faible dit combien d’étapes vous pouvez faire, mais jamais plus que le nombre de l’espace ; il en faut au moins une. Chaque ville et chaque oasis du chemin est une étape. L’espace inférieur coûte 2 pièces de plus. On paie d’abord un espace occupé, puis ces pièces, puis les routes ; rien de ce que rapporte le déplacement ne peut le payer.'
    ],
    examples: [
      'De Xi’an à Jaipur par une oasis, Fuzhou et une autre oasis : quatre étapes, 8 pièces et 4 chameaux, sans sceau. De Pagan droit à Kaboul : une étape, 1 jade, 2 chameaux et 6 pièces.'
    ],
    house: 'Les limites des espaces du milieu et du haut sont de notre cru, ou viennent d’un pack de contenu.'
  },
  'travel.routes': {
    title: 'Routes et sceaux',
    summary: 'Une route se paie à chaque passage. Certaines routes maritimes demandent un sceau de guilde.',
    detail: [
      'Chaque passage d’une route se paie, même quand vous revenez sur vos pas. Certaines routes maritimes ne s’ouvrent qu’à ceux qui ont un sceau de guilde donné, dans un sens comme dans l’autre. Il peut être simple ou amélioré et n’est jamais dépensé.'
    ],
    house:
      'Les routes sont de notre cru, ou viennent d’un pack de contenu. Les règles imprimées ne donnent que celles de deux exemples.'
  },
  'travel.move': {
    title: 'Étapes des cartes et des récompenses',
    summary: t`Des étapes ${icon('move')} que vous pouvez faire en payant les routes.`,
    detail: [
      t`Vous pouvez faire ces étapes ${icon('move')} si vous payez les routes : toutes, une partie ou aucune. Elles forment un seul déplacement, avec un comptoir à son terme. Ce n’est pas l’action Voyage : le premier joueur de la manche suivante ne change pas. Si vous ne pouvez payer aucune étape, le déplacement est perdu.`
    ]
  },
  'travel.first': {
    title: 'Qui commence la manche suivante',
    summary: t`Qui utilise un espace Voyage au moins aussi haut que tous ceux de la manche prend le sablier ${icon('hourglass')}.`,
    detail: [
      t`L’espace Voyage inférieur a le rang 1, celui du milieu 2, le supérieur 3. Si aucun espace utilisé dans la manche n’est plus haut que le vôtre, vous prenez le sablier ${icon('hourglass')} et commencerez la manche suivante. Il change de main aussitôt ; l’ordre de cette manche reste. Si personne ne voyage, rien ne change.`
    ],
    examples: [
      'Rouge utilise l’espace du milieu, puis Bleu l’inférieur : Rouge garde le sablier. Vert utilise ensuite aussi celui du milieu et le prend.'
    ]
  }
}
