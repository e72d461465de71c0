/** French: a turn. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Votre tour',
    summary: 'Avancez ou passez, puis piochez exactement une carte.',
    detail: [
      t`D’abord vous avancez, ou vous passez ; ensuite vous piochez une carte, exactement une. Vous pouvez ${to('move.several', 'avancer aussi souvent')} que vos cartes et un ${to('ballast.drop', 'jet de lest')} le permettent. Vous pouvez aussi passer, même si vous pourriez avancer ; passer ne coûte rien et ne rapporte que la carte.`,
      'Piocher termine votre tour. Puis c’est au joueur suivant dans le sens horaire.'
    ],
    examples: [
      'Vous payez deux cases, jetez du lest pour une troisième et prenez la soie bleue de l’étalage.'
    ]
  },
  'turn.draw': {
    title: 'Piocher une carte',
    summary: 'Toujours une seule : une des cinq de l’étalage ou la première de la pioche, sans la voir.',
    detail: [
      'À la fin de chaque tour, vous piochez une carte, toujours une seule. Prenez l’une des cinq cartes visibles de l’étalage, ou la première de la pioche, que vous ne voyez pas d’avance. La place d’une carte de l’étalage est aussitôt regarnie depuis la pioche. Ce que vous piochez sert à partir de votre prochain tour. La main n’a pas de limite.',
      'Piocher ne peut pas être annulé, puisque cela révèle une nouvelle carte.'
    ],
    examples: ['Vous prenez l’huile rouge de l’étalage ; un chamelier vert de la pioche prend sa place.']
  },
  'turn.empty': {
    title: 'Quand la pioche est épuisée',
    summary: 'La défausse est mélangée et devient la pioche.',
    detail: [
      'S’il faut une carte et que la pioche est vide, on en forme une nouvelle : on mélange la défausse, cartes payées à ce tour comprises. S’il n’y a pas non plus de défausse, vous prenez une carte de l’étalage, qui n’est alors pas remplacée. S’il ne reste rien du tout, le tour se termine sans carte.'
    ],
    house: 'Le moment du mélange et le cas d’une défausse vide sont notre décision.'
  }
}
