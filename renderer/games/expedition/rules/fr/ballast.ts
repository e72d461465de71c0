/** French: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Jeter du lest',
    summary: t`Une fois par tour, 1 or ${icon('chest')} fait avancer votre chameau à son prochain espace libre, sans cartes.`,
    detail: [
      'À n’importe quel moment de votre avancée : avant, entre ou après des espaces payés en cartes. Ensuite, vous pouvez continuer avec des cartes. Sans or, c’est impossible : il n’y a pas de dette, et l’on rend la monnaie d’un grand coffre.',
      t`Ce n’est permis que là où ${to('ballast.where', 'un rival est déjà allé')}.`
    ],
    examples: ['Vous jetez du lest pour l’espace suivant et payez trois épices pour celui d’après.']
  },
  'ballast.where': {
    title: 'Seulement là où un rival est allé',
    summary: 'Le chameau d’un autre joueur doit déjà avoir atteint ou dépassé l’espace.',
    detail: [
      'Le lest ne fait donc jamais prendre la tête. Avec des cartes, vous pouvez la prendre aussitôt après.'
    ],
    examples: [
      'Le rival le plus avancé est sur l’espace 8 et votre prochain espace libre est le 9 : pas de lest. Si c’était le 7, vous pourriez.'
    ],
    house:
      'Les règles imprimées parlent d’atteindre un espace ; nous comptons aussi le fait de le dépasser, même quand des chameaux ont été posés à Ganzhou par-dessus les espaces précédents.'
  },
  'ballast.cities': {
    title: 'Le lest et les villes',
    summary: 'Jamais vers Dadu, ni vers Ganzhou avant son décompte.',
    detail: [
      t`Personne n’y est encore allé : le lest ne peut donc pas déclencher de décompte. De Ganzhou, il ne mène plus loin que si un rival est déjà sur le prochain espace libre ou au-delà ; voyez ${to('ballast.where', 'où le lest est permis')}.`
    ]
  }
}
