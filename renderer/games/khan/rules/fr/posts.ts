/** French: trading posts. */
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Placer un comptoir',
    summary: 'Si votre déplacement finit dans une ville où vous n’avez pas de comptoir, vous en placez un.',
    detail: [
      'Chaque fois qu’un déplacement vous mène dans une ville et y finit, vous y placez un comptoir si vous n’en avez pas déjà un ; on ne peut refuser. Il y a de la place pour tous, mais Pékin et les oasis n’accueillent jamais de comptoirs. La carte ou l’action de la ville vous sert dès votre prochain tour.',
      'Les 9e et 10e comptoirs rapportent 5 points chacun, le 11e en rapporte 10.'
    ]
  },
  'posts.extra': {
    title: 'Un comptoir de plus avec trois dés',
    summary: 'L’espace Voyage supérieur permet de placer aussi un comptoir dans une ville traversée.',
    detail: [
      'Si vous voyagez depuis l’espace supérieur, vous pouvez placer un comptoir de plus, dans une ville que vous avez traversée : vous devez y être entré puis en être reparti dans ce déplacement. C’est permis aussi quand vous finissez dans une oasis, à Pékin ou sur un comptoir à vous. Ce comptoir vient de votre réserve.'
    ],
    house:
      'Le comptoir d’arrivée vient d’abord, et les deux donnent leurs bonus après le déplacement, dans l’ordre de votre choix. Cet ordre est notre lecture.'
  },
  'posts.bonuses': {
    title: 'Ce qu’apporte un nouveau comptoir',
    summary: 'La tuile d’avant-poste si elle y est encore, le marqueur bonus, et peut-être un contrat.',
    detail: [
      'Ce que vous recevez dépend de la ville. Si une tuile d’avant-poste y est encore, le premier comptoir la prend : vous en recevez le bonus, et elle quitte la partie. Un marqueur bonus rapporte aussitôt et au début de chaque manche suivante, à tous ceux qui ont un comptoir dans la ville. Dans une ville à contrats, vous pouvez prendre un de ses contrats ; si vos deux emplacements sont pris, il remplace un des vôtres.',
      'Le marqueur qui copie donne le bonus d’un autre marqueur du plateau, à choisir chaque fois. Des marchandises différentes au choix sont de sortes différentes : poivre, soie ou or.'
    ],
    house:
      'Les blasons, presque tout ce qui se trouve dans les villes et les bonus sont de notre cru, ou viennent d’un pack de contenu ; le marqueur qui copie et la tuile d’avant-poste à 2 or sont imprimés. Un pack de contenu peut nommer plus de marchandises différentes qu’il n’y a de sortes. Vous n’en prenez ou n’en payez alors aucune plus souvent qu’il ne faut : sur quatre, aucune plus de deux fois. Cette règle est la nôtre.'
  },
  'posts.none-left': {
    title: 'Plus de comptoirs',
    summary: 'Quand tous vos comptoirs sont sur le plateau, le nouveau vient d’une autre de vos villes.',
    detail: [
      'Une fois tous vos comptoirs placés, chaque nouveau comptoir obligatoire vient d’une autre de vos villes, de votre choix ; avec deux figurines, ce peut être celui qui vient d’être placé sur le plateau. Ce que donnait l’ancienne ville est perdu aussitôt, la nouvelle donne ses bonus. Les points des 9e au 11e comptoirs ne reviennent pas.'
    ]
  }
}
