/** French: the statistics page. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Statistiques',
  highlights: 'Temps forts',
  pages: 'Ce qui est affiché',
  course: 'Au fil de la partie',
  loading: 'Calcul en cours…',
  figure: 'Valeur',
  best: 'meilleure valeur',
  groups: 'Groupes de valeurs',
  thinking: 'Temps de réflexion',
  thinkingNote: 'De la question au choix ; une pause compte au plus dix minutes',
  all: 'Tout',
  chart: 'Ce que chacun possédait après chaque tour',
  chartHow: 'Les flèches gauche et droite le parcourent tour par tour.',
  afterTurn: 'Après le tour joué par {name}',
  afterTurnIn: 'Manche {round}, après le tour joué par {name}',
  afterSetUp: 'Mise en place, après le choix fait par {name}',
  atEnd: 'Après le décompte final',
  round: 'Manche {round}',
  turn: 'Tour',
  asTable: 'Sous forme de tableau',
  value: '{name} {total}',
  show: 'Revoir ce moment'
})
