/** French: the end of the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const end: TextsOf<'end'> = {
  'end.arrival': {
    title: 'Le premier chameau à Dadu',
    summary: 'La partie s’achève aussitôt.',
    detail: [
      t`Dès qu’un chameau entre à Dadu, la partie s’achève. Le reste du tour et sa carte sont abandonnés, et personne d’autre ne joue plus. Puis vient ${to('end.scoring', 'le décompte final')}.`
    ],
    house: 'Ce que demande Dadu, les quatre marchandises différentes comme à Ganzhou, est notre création.'
  },
  'end.scoring': {
    title: 'Le décompte final',
    summary: t`Chaque chameau sur un sceau de la seconde étape rapporte son or ${icon('chest')}.`,
    detail: [
      t`Chaque chameau sur un sceau de la seconde étape, celui de Dadu compris, rapporte son or ${icon('chest')}. Ailleurs, les chameaux ne rapportent rien, ceux de Ganzhou non plus.`
    ],
    examples: ['Sur nos parcours, un chameau à deux cases de Dadu rapporte 5 or.'],
    house: 'Les cartes restées en main ne valent rien. Les règles imprimées n’en parlent pas.'
  },
  'end.winner': {
    title: 'Le vainqueur',
    summary: t`Le plus d’or ${icon('chest')}. À égalité, le chameau à Dadu ou le plus proche décide.`,
    detail: [
      t`Qui a le plus d’or ${icon('chest')} l’emporte. En cas d’égalité l’emporte celui dont le chameau est à Dadu ou le plus proche. À deux joueurs, c’est le chameau le plus avancé de chacun qui compte pour cela.`
    ],
    house:
      'Si les chameaux des joueurs à égalité sont tous à Ganzhou, ils partagent la victoire ; de même chaque fois que rien ne les départage.'
  },
  'end.stall': {
    title: 'Quand plus rien ne se passe',
    summary:
      'Si pendant un tour de table entier personne n’avance et personne ne peut piocher, la partie s’achève.',
    detail: [
      t`La partie s’achève aussi quand, pendant un tour de table entier, personne n’a avancé ni pu piocher. Le ${to('end.scoring', 'décompte final')} a lieu comme à Dadu.`
    ],
    house: 'Le jeu imprimé n’a pas cette règle. Elle met fin aux parties qui pourraient sinon durer toujours.'
  }
}
