/** French: the solo page, and the result of a training position. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  line: 'En solo contre l’ordinateur : la table du jour, des derniers tours à résoudre et vos records.',
  today: 'La table du jour',
  daysNote:
    'Quiconque joue la table d’un jour a partout la même donne et la même chance. La suivante arrive à minuit UTC.',
  day: '{date} (UTC)',
  against: 'contre {count, plural, one {# joueur virtuel} other {# joueurs virtuels}} : {level}',
  play: 'Jouer',
  goOn: 'Continuer',
  again: 'Rejouer',
  playNote: 'Jouer la table du {date} : {game}',
  goOnNote: 'Continuer la table du {date} : {game}',
  days: 'Jour',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  dayTile: '{date}{state, select, won {, gagné} played {, joué} other {}}',
  result: '{points, plural, one {# point} other {# points}}',
  won: 'gagné',
  records: 'Vos records',
  none: 'Aucune partie contre l’ordinateur n’a encore été terminée sur cet appareil.',
  game: 'Jeu',
  players: 'Joueurs',
  level: 'Contre',
  character: 'Personnage',
  best: 'Meilleur',
  wins: 'Gagnées',
  wonAs: '{game} : gagné avec {won} personnages sur {count}',
  characterNote:
    '{name}{state, select, won { : victoire contre {level}} played { : pas encore de victoire} other { : pas encore joué}}',
  winsOf: '{wins} sur {games}',
  trainingNote:
    'Derniers tours de parties entre joueurs virtuels : toutes les façons de jouer sans la chance ont été essayées, et l’une est la meilleure. Choisissez un tour et trouvez-la.',
  position: 'Position {number}, {players} joueurs',
  solved: 'meilleur tour trouvé',
  ownBest: 'votre meilleur résultat : {points, plural, one {# point} other {# points}}',
  solvedOf: '{solved} sur {count} trouvés.',
  foundBest: 'Le meilleur tour : {best} points. Le suivant finit à {second}.',
  missedBest: 'Le meilleur tour finit à {best} points, le vôtre à {points}.',
  beatenBest:
    '{points} points : la chance vous a fait dépasser le meilleur tour sans elle, qui finit à {best}.',
  headFound: 'Le meilleur tour',
  headMissed: 'Pas encore le meilleur tour',
  tryAgain: 'Réessayer',
  showBest: 'Montrer le meilleur tour',
  nextPosition: 'Position suivante',
  allPositions: 'Toutes les positions',
  positionChip: 'Position {number}',
  positionNote:
    'Trouvez le meilleur tour : finissez la partie avec le plus de points possible. Vous pouvez essayer autant de fois que vous voulez ; un nouvel essai remplace le précédent.',
  dayChip: 'Table du jour',
  dayNote: 'La table du {date} : quiconque la joue a partout la même donne et la même chance.',
  newBest: 'votre record contre {level}, auparavant {before}',
  bestIs: 'votre record contre {level} : {best}',
  dayFirst: 'table du jour',
  dayNewBest: 'votre record à cette table du jour, auparavant {before}',
  dayBestIs: 'votre record à cette table du jour : {best}',
  home: 'Accueil'
})
