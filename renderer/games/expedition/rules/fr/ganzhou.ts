/** French: the first stage and its scoring. */
import { asks, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ganzhou: TextsOf<'ganzhou'> = {
  'ganzhou.scoring': {
    title: 'Le premier chameau à Ganzhou',
    summary:
      'Il s’arrête et son joueur pioche ; puis chaque chameau sur un sceau de la première étape rapporte son or et est posé à Ganzhou.',
    detail: [
      t`Ganzhou demande les quatre marchandises différentes ${asks('four-different-goods')}. Quand le premier chameau y entre, l’avancée du tour est finie, quelles que soient les cartes qui restent ; son joueur pioche encore une carte. Puis chaque chameau sur l’un des six sceaux de la première étape, celui de Ganzhou compris, rapporte l’or qui y est montré, et tous ces chameaux sont posés à Ganzhou.`,
      'Cela n’arrive qu’une fois dans la partie. On continue dans le sens horaire après le joueur qui est entré. Sur le parcours d’un pack de contenu, cette ville peut porter un autre nom, demander d’autres cartes et avoir un autre nombre de sceaux.'
    ],
    examples: [
      'Anna entre à Ganzhou et reçoit 6 or, Ben, sur le sceau de 4, en reçoit 4. Les deux chameaux sont maintenant à Ganzhou. Cléo, plus en arrière, ne reçoit rien et reste où elle est.'
    ]
  },
  'ganzhou.city': {
    title: 'Ganzhou après le décompte',
    summary: 'La ville accueille autant de chameaux qu’on veut et n’est jamais sautée.',
    detail: [
      'Après son décompte, Ganzhou accueille autant de chameaux qu’on veut et n’est jamais sautée : les chameaux qui s’y trouvent ne la bloquent pas. Ils en partent à leur tour selon les règles habituelles ; le premier sorti va à la première case au-delà.'
    ],
    house: 'Qu’elle ne soit jamais sautée est notre lecture de la règle imprimée.'
  },
  'ganzhou.late': {
    title: 'Les chameaux qui arrivent plus tard',
    summary:
      'Dès qu’un chameau entre sur un sceau de la première étape, il est posé à Ganzhou et s’arrête pour ce tour.',
    detail: [
      t`Les chameaux restés plus en arrière avancent comme toujours : ils paient chaque case libre et sautent celles qui sont occupées. Dès que l’un entre sur un sceau de la première étape, il est posé à Ganzhou et s’arrête pour ce tour. Le sceau ne lui rapporte pas d’or ; il n’y a ici ${to('ganzhou.scoring', 'qu’un seul décompte')}.`
    ],
    examples: [
      'Vous entrez sur le premier sceau de l’étape. Votre chameau est aussitôt posé à Ganzhou, et vous piochez.'
    ],
    house: 'L’arrêt est notre décision, dans l’esprit de la règle imprimée pour Ganzhou.'
  }
}
