/** French: the first stage and its scoring. */
import { asks, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ganzhou: TextsOf<'ganzhou'> = {
  'ganzhou.scoring': {
    title: 'Le premier chameau à Ganzhou',
    summary:
      'Il s’arrête et son joueur pioche ; puis chaque chameau sur un sceau de la première étape rapporte son or et est posé à Ganzhou.',
    detail: [
      t`Ganzhou demande les quatre marchandises différentes ${asks('four-different-goods')}. Quelles que soient les cartes qui restent, l’avancée du tour est finie ; le joueur pioche encore une carte. Puis tous les chameaux sur les six sceaux rapportent ce qui y est imprimé.`,
      'Cela n’arrive qu’une fois dans la partie. On continue dans le sens horaire après le joueur qui est entré.'
    ],
    examples: [
      'Anna entre à Ganzhou et reçoit 6 or, Ben, sur le sceau de 4, en reçoit 4. Les deux chameaux sont maintenant à Ganzhou. Cléo, plus en arrière, ne reçoit rien et reste où elle est.'
    ]
  },
  'ganzhou.city': {
    title: 'Ganzhou après le décompte',
    summary: 'La ville accueille autant de chameaux qu’on veut et n’est jamais sautée.',
    detail: [
      'Les chameaux qui s’y trouvent ne la bloquent pas. Ils en partent à leur tour selon les règles habituelles ; le premier sorti va à la première case au-delà.'
    ],
    house: 'Qu’elle ne soit jamais sautée est notre lecture de la règle imprimée.'
  },
  'ganzhou.late': {
    title: 'Les chameaux qui arrivent plus tard',
    summary:
      'Dès qu’un chameau entre sur un sceau de la première étape, il est posé à Ganzhou et s’arrête pour ce tour.',
    detail: [
      t`Jusque-là, il avance comme toujours : il paie chaque case libre et saute celles qui sont occupées. Le sceau ne lui rapporte pas d’or ; il n’y a ici ${to('ganzhou.scoring', 'qu’un seul décompte')}.`
    ],
    examples: [
      'Vous entrez au Pamir, le premier sceau, pour une marchandise. Votre chameau est aussitôt posé à Ganzhou, et vous piochez.'
    ],
    house: 'L’arrêt est notre décision, dans l’esprit de la règle imprimée pour Ganzhou.'
  }
}
