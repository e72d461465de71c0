/** French: what changes with two players. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const two: TextsOf<'two'> = {
  'two.camels': {
    title: 'Deux chameaux chacun',
    summary: t`À deux joueurs, chacun mène deux chameaux ${icon('camel')} et en avance un par tour.`,
    detail: [
      t`À deux joueurs, chacun mène deux chameaux ${icon('camel')}, placés à tour de rôle, un à la fois. À chaque tour, vous décidez de nouveau lequel avance ; toute l’avancée et le lest de ce tour sont pour lui. Vous avez une seule main de cartes pour les deux.`
    ],
    examples: [
      'Vous avancez le chameau 1 d’une case. À ce tour, le chameau 2 reste ; au prochain, vous pourrez l’avancer à sa place.'
    ],
    house:
      'Une seule main et un seul coffre de départ pour les deux chameaux : c’est notre lecture de « les règles restent les mêmes ».'
  },
  'two.gold': {
    title: 'L’or avec deux chameaux',
    summary: 'L’or des deux chameaux est compté ensemble, dans les deux décomptes.',
    detail: [
      'Vos deux chameaux ont une réserve d’or commune. Les deux décomptes les comptent ensemble : chaque chameau sur un sceau vous rapporte son or.'
    ],
    house:
      'En cas d’égalité l’emporte qui possède le chameau le plus avancé de tous ; c’est notre lecture pour deux chameaux.'
  },
  'two.ballast': {
    title: 'Le lest à deux joueurs',
    summary: t`Un chameau du rival doit s’être tenu sur la case. Si la table en décide ainsi, il suffit qu’il l’ait dépassée.`,
    detail: [
      t`Selon la règle imprimée, le lest ne mène qu’à une case où un chameau du rival s’est tenu à un moment, ne serait-ce qu’au départ ; voyez ${to('ballast.where', 'où le lest est permis')}. Les cases qu’il a sautées ne comptent pas, ni celles qu’il a laissées quand on l’a posé à Ganzhou. Votre second chameau n’est pas un rival.`,
      'La table peut décider avant la partie que dépasser compte aussi. Dans les parties commencées avant que ce choix existe, cela compte.'
    ],
    examples: [
      'Le rival a sauté votre chameau 2, qui est ensuite reparti. Votre chameau 1 arriverait à la case quittée : pas avec du lest selon la règle imprimée, mais bien là où dépasser compte.'
    ],
    house:
      'Que dépasser une case puisse compter aussi est notre propre lecture, de même que ce qui compte pour un chameau posé à Ganzhou.'
  },
  'two.both': {
    title: 'Variante stratégique',
    summary:
      'Les deux chameaux peuvent avancer au même tour, dans n’importe quel ordre et en alternant à volonté.',
    detail: [
      t`Dans cette variante, vos deux chameaux peuvent avancer au même tour, dans n’importe quel ordre et en alternant à volonté. Il n’y a toujours qu’un seul jet de lest et une seule carte par tour en tout. Qui entre à ${to('ganzhou.scoring', 'Ganzhou')} pour le décompte arrête ses deux chameaux.`
    ],
    house: t`Être posé ${to('ganzhou.late', 'plus tard')} à Ganzhou n’arrête que ce chameau.`
  }
}
