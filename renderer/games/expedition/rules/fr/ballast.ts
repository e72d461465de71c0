/** French: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Jeter du lest',
    summary: t`Une fois par tour, 1 or ${icon('chest')} fait avancer votre chameau à sa prochaine case libre, sans cartes.`,
    detail: [
      'À n’importe quel moment de votre avancée : avant, entre ou après des cases payées en cartes. Ensuite, vous pouvez continuer avec des cartes. Sans or, c’est impossible : il n’y a pas de dette, et l’on rend la monnaie d’un grand coffre.',
      t`Ce n’est permis que là où ${to('ballast.where', 'un rival est déjà allé')}.`
    ],
    examples: ['Vous jetez du lest pour la case suivante et payez trois épices pour celle d’après.']
  },
  'ballast.where': {
    title: 'Seulement là où un rival est allé',
    summary: 'Le chameau d’un autre joueur doit déjà avoir atteint ou dépassé la case.',
    detail: [
      'Le lest ne fait donc jamais prendre la tête. Avec des cartes, vous pouvez la prendre aussitôt après.'
    ],
    examples: [
      'Le rival le plus avancé est sur la case 8 et votre prochaine case libre est la 9 : pas de lest. Si c’était la 7, vous pourriez.'
    ],
    house:
      'Les règles imprimées parlent d’atteindre une case ; nous comptons aussi le fait de la dépasser, même quand des chameaux ont été posés à Ganzhou par-dessus les cases précédentes.'
  },
  'ballast.cities': {
    title: 'Le lest et les villes',
    summary: 'Jamais vers Dadu, ni vers Ganzhou avant son décompte.',
    detail: [
      t`Personne n’y est encore allé : le lest ne peut donc pas déclencher de décompte. De Ganzhou, il ne mène plus loin que si un rival est déjà sur la prochaine case libre ou au-delà ; voyez ${to('ballast.where', 'où le lest est permis')}.`
    ]
  }
}
