/** French: the end of the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const end: TextsOf<'end'> = {
  'end.arrival': {
    title: 'Le premier chameau à Dadu',
    summary: 'La partie s’achève aussitôt.',
    detail: [
      t`Le reste du tour et sa carte sont abandonnés, et personne d’autre ne joue plus. Puis vient ${to('end.scoring', 'le décompte final')}.`
    ]
  },
  'end.scoring': {
    title: 'Le décompte final',
    summary: t`Chaque chameau sur un sceau de la seconde étape rapporte son or ${icon('chest')}.`,
    detail: ['Ailleurs, les chameaux ne rapportent rien, ceux de Ganzhou non plus.'],
    examples: ['Votre chameau est à deux cases de Dadu : 5 or.'],
    house: 'Les cartes restées en main ne valent rien. Les règles imprimées n’en parlent pas.'
  },
  'end.winner': {
    title: 'Le vainqueur',
    summary: t`Le plus d’or ${icon('chest')}. À égalité, le chameau à Dadu ou le plus proche décide.`,
    detail: ['À deux joueurs, c’est le chameau le plus avancé de chacun qui compte pour l’égalité.'],
    house:
      'Si les chameaux des joueurs à égalité sont tous à Ganzhou, ils partagent la victoire ; de même chaque fois que rien ne les départage.'
  },
  'end.stall': {
    title: 'Quand plus rien ne se passe',
    summary:
      'Si pendant un tour de table entier personne n’avance et personne ne peut piocher, la partie s’achève.',
    detail: [t`Le ${to('end.scoring', 'décompte final')} a lieu comme à Dadu.`],
    house: 'Le jeu imprimé n’a pas cette règle. Elle met fin aux parties qui pourraient sinon durer toujours.'
  }
}
