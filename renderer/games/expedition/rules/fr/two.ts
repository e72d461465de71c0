/** French: what changes with two players. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const two: TextsOf<'two'> = {
  'two.camels': {
    title: 'Deux chameaux chacun',
    summary: t`À deux joueurs, chacun mène deux chameaux ${icon('camel')} et en avance un par tour.`,
    detail: [
      'On les place à tour de rôle, un à la fois. À chaque tour, vous décidez de nouveau lequel avance ; toute l’avancée et le lest de ce tour sont pour lui. Vous avez une seule main de cartes.'
    ],
    examples: [
      'Vous avancez le chameau 1 d’une case. À ce tour, le chameau 2 reste ; au prochain, vous pourrez l’avancer à sa place.'
    ],
    house:
      'Une seule main et un seul coffre de départ pour les deux chameaux : c’est notre lecture de « les règles restent les mêmes ».'
  },
  'two.gold': {
    title: 'L’or et le lest avec deux chameaux',
    summary: 'L’or des deux chameaux est compté ensemble, dans les deux décomptes.',
    detail: [
      t`Chaque chameau sur un sceau rapporte son or. Pour ${to('ballast.where', 'le lest')}, votre second chameau n’est pas un rival.`
    ],
    house:
      'À égalité l’emporte le chameau le plus avancé. Une case que le rival a sautée parce que votre propre chameau s’y tenait compte comme dépassée par le rival.'
  },
  'two.both': {
    title: 'Variante stratégique',
    summary:
      'Les deux chameaux peuvent avancer au même tour, dans n’importe quel ordre et en alternant à volonté.',
    detail: [
      t`Toujours un seul jet de lest et une seule carte par tour en tout. Qui entre à ${to('ganzhou.scoring', 'Ganzhou')} pour le décompte arrête ses deux chameaux.`
    ],
    house: t`Être posé ${to('ganzhou.late', 'plus tard')} à Ganzhou n’arrête que ce chameau.`
  }
}
