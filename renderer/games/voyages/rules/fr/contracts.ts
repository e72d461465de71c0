/** French: everything about contracts but taking and completing them. */
import { contractSlots } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.slots': {
    title: 'Deux emplacements',
    summary: t`Vous avez au plus ${contractSlots} contrats ${icon('contract')}. Les nouveaux chassent les anciens.`,
    detail: [
      t`Vous avez ${contractSlots} emplacements, chacun pour un contrat ${icon('contract')}. Si vous prenez des contrats et manquez de place, vous en rendez d’anciens, un ou les deux. Ce que vous venez de prendre ne peut jamais être rendu pour cela.`,
      'Les contrats ordinaires que vous rendez vont sous la pile spéciale ; un contrat de départ quitte la partie.'
    ],
    examples: ['Vous avez deux contrats et en prenez un autre : l’un des deux anciens doit partir.']
  },
  'contracts.row': {
    title: 'La rangée de contrats',
    summary:
      'Six colonnes, remplies à chaque manche. Si la rangée est vide au début d’un tour, deux contrats viennent de la pile spéciale.',
    detail: [
      'Chaque manche commence avec six contrats, un par colonne. Si la rangée est vide au début d’un tour, deux contrats de la pile spéciale vont dans les colonnes 1 et 2 : un seul s’il n’en reste qu’un, et s’il n’en reste pas, il n’y a rien à prendre. On regarde la rangée avant tout ce que fait le joueur à son tour, et jamais entre-temps.',
      t`Ce qui reste à la ${to('round.end', 'fin de la manche')} va sous la pile spéciale. Les piles des cinq manches et la pile spéciale ne sont jamais mêlées.`
    ]
  },
  'contracts.drawn': {
    title: 'Un contrat en récompense',
    summary:
      'Piochez le premier contrat de la pile spéciale. Si vos deux emplacements sont pris, vous pouvez l’échanger contre un des vôtres ou le refuser.',
    detail: [
      'Le contrat vient du dessus de la pile spéciale. Il va sur un emplacement libre ; si les deux sont pris, vous pouvez l’échanger contre un des vôtres ou le refuser. Celui qui n’est pas gardé va sous la pile spéciale, ou hors du jeu si c’est un contrat de départ.'
    ],
    house:
      'Tout le monde voit aussitôt le contrat pioché ; aucun texte imprimé ne dit quand il est montré. Si la pile spéciale est vide, la récompense ne donne rien ; cela aussi est notre décision.'
  },
  'contracts.all': {
    title: 'Tous les contrats',
    summary: 'Six contrats de départ ; tous les autres sont ordinaires.',
    detail: [
      t`Chacun commence avec un des six contrats de départ ; les autres contrats sont ordinaires. À gauche est ce que vous payez, à droite ce que vous recevez, avec les points ${icon('vp')}. Plus un contrat demande d’or, plus il rapporte en général. La marche à suivre : ${to('bonus.contract', 'remplir un contrat')}.`
    ]
  }
}
