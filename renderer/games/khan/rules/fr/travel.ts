/** French: travelling. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.spaces': {
    title: 'Les trois espaces Voyage',
    summary: 'Un, deux ou trois dés ; le plus faible donne les étapes, jusqu’au nombre de l’espace.',
    detail: [
      'Un, deux ou trois dés ; le plus faible donne les étapes, jusqu’au nombre de l’espace. On fait au moins une étape ; villes et oasis en coûtent une chacune. L’espace inférieur coûte 2 pièces de plus. On paie d’abord un espace occupé, puis ces pièces, puis les routes ; rien de ce que rapporte le déplacement ne peut le payer.'
    ],
    examples: [
      'De Xi’an à Jaipur par l’oasis de Jing, Fuzhou et l’oasis de Martaban : quatre étapes, 8 pièces et 4 chameaux, sans sceau. De Pagan droit à Kaboul : une étape, 1 jade, 2 chameaux et 6 pièces.'
    ]
  },
  'travel.routes': {
    title: 'Routes et sceaux',
    summary: 'Une route se paie à chaque passage. Certaines routes d’eau demandent un sceau de guilde.',
    detail: [
      'Une route se paie à chaque passage. Certaines routes d’eau demandent un sceau de guilde. Il faut le sceau dans les deux sens. Il peut être simple ou amélioré et n’est jamais dépensé. Les oasis n’ont pas de comptoirs.'
    ]
  },
  'travel.move': {
    title: 'Étapes des cartes et des récompenses',
    summary: t`Des étapes ${icon('move')} que vous pouvez faire en payant les routes.`,
    detail: [
      t`Des étapes ${icon('move')} que vous pouvez faire en payant les routes. Vous pouvez en faire moins, ou aucune. Elles donnent en tout un comptoir, à la fin. Ce n’est pas l’action Voyage : le premier joueur de la manche suivante ne change pas. Si aucune étape ne peut être payée, il ne se passe rien.`
    ]
  },
  'travel.first': {
    title: 'Qui commence la manche suivante',
    summary: t`Qui utilise un espace Voyage au moins aussi haut que tous ceux de la manche prend le sablier ${icon('hourglass')}.`,
    detail: [
      t`Qui utilise un espace Voyage au moins aussi haut que tous ceux de la manche prend le sablier ${icon('hourglass')}. L’espace inférieur a le rang 1, celui du milieu 2, le supérieur 3. Le sablier change de main aussitôt ; l’ordre de cette manche reste. Si personne ne voyage, rien ne change.`
    ],
    examples: [
      'Rouge utilise l’espace du milieu, puis Bleu l’inférieur : Rouge garde le sablier. Vert utilise ensuite aussi celui du milieu et le prend.'
    ]
  }
}
