/** French: moving, paying and chests. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const move: TextsOf<'move'> = {
  'move.next': {
    title: 'La prochaine case libre',
    summary: t`Un chameau ${icon('camel')} va toujours à la première case devant lui qui ne porte pas de chameau.`,
    detail: [
      t`Quand votre chameau ${icon('camel')} avance, il va toujours à la case la plus proche devant lui où il n’y a pas de chameau. Les cases occupées par des chameaux sont sautées, même par votre second chameau. Sauter ne coûte rien et n’a pas d’effet. Les chameaux ne reculent jamais.`,
      t`Seule ${to('ganzhou.city', 'Ganzhou')} peut accueillir plusieurs chameaux, après son décompte.`
    ],
    examples: ['Des chameaux occupent les deux cases devant le vôtre. Vous ne payez que la troisième.']
  },
  'move.pay': {
    title: 'Payer une case',
    summary: 'Défaussez exactement les cartes que demande la case.',
    detail: [
      t`Pour entrer dans une case, vous défaussez exactement les cartes qu’elle demande, ni plus ni moins ; voyez ${to('icons.goods', 'ce que demandent les icônes')}. Si plusieurs lots de cartes conviennent, vous choisissez. Chaque carte ne compte que pour une case. Les cartes vont aussitôt, visibles, à la défausse.`,
      'Vous jouez les cartes l’une après l’autre. Une carte n’est acceptée que si votre main peut compléter le paiement ; tant qu’il n’est pas complet, vous pouvez reprendre ce que vous avez joué.'
    ],
    examples: [
      t`La case demande trois marchandises identiques ${asks('three-identical-goods')}. Vous jouez trois épices, une rouge et deux bleues.`
    ]
  },
  'move.several': {
    title: 'Plusieurs cases en un tour',
    summary: 'Continuez tant que vous pouvez payer chaque case où vous entrez.',
    detail: [
      'Tant que vous pouvez payer, votre chameau peut continuer de case en case au même tour. On entre dans les cases une par une et dans l’ordre : chacune est payée, donne son coffre et produit son effet avant la suivante. On ne peut en omettre aucune pour épargner des cartes.',
      t`L’avancée s’arrête quand vous piochez, et aussitôt à ${to('ganzhou.scoring', 'Ganzhou')} et à ${to('end.arrival', 'Dadu')}.`
    ],
    examples: [
      'Les cases suivantes demandent une marchandise, puis deux chameliers. Avec de l’huile et deux chameliers, vous entrez dans les deux.'
    ]
  },
  'move.chests': {
    title: 'Les coffres',
    summary: t`Le premier chameau qui entre dans une case à coffre ${icon('chest')} en reçoit l’or.`,
    detail: [
      t`L’or d’un coffre ${icon('chest')} va au chameau qui entre le premier dans sa case, même s’il repart au même tour. Les suivants ne trouvent plus rien. L’or compte aussitôt et peut payer un ${to('ballast.drop', 'jet de lest')} au même tour.`
    ],
    examples: [
      'Vous n’avez plus d’or, entrez dans une case avec un coffre de 1 or et dépensez aussitôt cet or pour jeter du lest.'
    ],
    house:
      'Le programme prend les coffres de lui-même, car il n’est jamais utile d’en laisser un. Que l’or serve aussitôt est notre décision. Les places des coffres font partie de nos parcours.'
  }
}
