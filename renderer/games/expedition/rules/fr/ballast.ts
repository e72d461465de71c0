/** French: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Jeter du lest',
    summary: t`Une fois par tour, 1 or ${icon('chest')} fait avancer votre chameau à sa prochaine case libre, sans cartes.`,
    detail: [
      t`Une fois par tour, vous pouvez payer 1 or ${icon('chest')} et avancer votre chameau sans cartes à sa prochaine case libre : avant, entre ou après des cases payées en cartes. Ensuite, vous pouvez continuer avec des cartes. Sans or, c’est impossible : il n’y a pas de dette, et l’on rend la monnaie d’un grand coffre.`,
      t`Ce n’est permis que là où ${to('ballast.where', 'un rival est déjà allé')}.`
    ],
    examples: ['Vous jetez du lest pour la case suivante et payez trois épices pour celle d’après.']
  },
  'ballast.where': {
    title: 'Seulement là où un rival est allé',
    summary: 'Le chameau d’un rival doit être allé sur la case avant vous.',
    detail: [
      'Vous ne pouvez jeter du lest que pour une case où le chameau d’un rival est déjà allé avant le vôtre. Il en est reparti depuis, car votre chameau n’entre que dans des cases libres ; à Ganzhou seulement, il peut s’y trouver encore. Le lest ne fait donc jamais prendre la tête, mais avec des cartes vous pouvez la prendre aussitôt après.',
      t`À trois joueurs ou plus, un rival est allé sur toute case libre derrière le rival le plus avancé. ${to('two.ballast', 'À deux joueurs')}, il peut ne l’avoir que dépassée.`
    ],
    examples: [
      'Vous jouez à trois, et le rival le plus avancé est sur la case 8. Si votre prochaine case libre est la 7, vous pouvez jeter du lest, car un rival y est allé. Si c’est la 9, vous ne pouvez pas.'
    ],
    house:
      'La façon de le vérifier est notre lecture de la règle imprimée : la case doit être derrière le rival le plus avancé, ou être Ganzhou après son décompte, avec un rival là ou au-delà.'
  },
  'ballast.cities': {
    title: 'Le lest et les villes',
    summary: 'Jamais vers Dadu, ni vers Ganzhou avant son décompte.',
    detail: [
      t`Le lest ne mène jamais à Dadu, ni à Ganzhou avant son décompte : personne n’y est encore allé. Il ne peut donc pas déclencher de décompte. De Ganzhou, il ne mène plus loin que là où un rival est déjà allé ; voyez ${to('ballast.where', 'où le lest est permis')}.`
    ]
  }
}
