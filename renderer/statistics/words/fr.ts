/** French: the statistics page. */
import type { StatisticsPageWords } from '.'

const numbers = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })

export const fr: StatisticsPageWords = {
  title: 'Statistiques',
  pages: 'Ce qui est affiché',
  course: 'Au fil de la partie',
  loading: 'Calcul en cours…',
  figure: 'Valeur',
  best: 'meilleure valeur',
  groups: 'Groupes de valeurs',
  all: 'Tout',
  chart: 'Ce que chacun possédait après chaque tour',
  chartHow: 'Les flèches gauche et droite le parcourent tour par tour.',
  afterTurn: (name) => `Après le tour joué par ${name}`,
  afterTurnIn: (name, round) => `Manche ${round}, après le tour joué par ${name}`,
  atEnd: 'Après le décompte final',
  round: (round) => `Manche ${round}`,
  turn: 'Tour',
  asTable: 'Sous forme de tableau',
  value: (name, total) => `${name} ${total}`,
  show: 'Revoir ce moment',
  number: (value) => numbers.format(value)
}
