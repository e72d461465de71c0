/** French: the analysis of a finished game. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Analyse',
  close: 'Fermer l’analyse',
  reading: 'Lecture de la partie…',
  running: 'La partie est rejouée…',
  progress: 'Part de la partie déjà examinée',
  stop: 'Arrêter',
  stopped: 'Arrêtée.',
  again: 'Commencer',
  finished: 'L’analyse est terminée.',
  failed: 'Cette partie ne peut pas être analysée.',
  chart: 'Les chances de victoire de chaque place après chaque tour',
  chances: 'Chances de victoire, %',
  seats: 'Choix et chance de chaque place',
  lost: 'Manqué',
  lostNote:
    '{unit} : ce que les choix ont coûté face au meilleur plan, d’après ce que cette place pouvait voir alors',
  luck: 'Chance',
  luckNote: '{unit} : ce que dés et cartes ont apporté au-delà de ce qu’on pouvait attendre',
  costliest: 'Les tours les plus coûteux {name_of}',
  nothing: 'Presque rien n’a été perdu.',
  turn: 'Tour {number}',
  turnIn: 'Manche {round}, tour {number}',
  setUp: 'Mise en place',
  cost: 'a coûté {points}',
  remark: 'Analyse : {cost}',
  showBetter: 'Un meilleur plan',
  show: 'Montrer dans la relecture : {turn}',
  better: '{name} : un meilleur plan',
  played: 'Meilleur de {points} que ce qui a été joué :',
  playedPart: 'Meilleur de {points} que ce qui a été joué (le tour entier a coûté {all}) :',
  note: '{unit} : estimation en fin de partie, d’après ce que cette place pouvait voir alors ; selon {level}.'
})
