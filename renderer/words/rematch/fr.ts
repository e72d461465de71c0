/** The words of what can be done with a result, in French. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  join: 'Rejoindre la revanche',
  next: 'Rejoindre la partie suivante',
  nextOf: 'Rejoindre la partie suivante : {game}',
  waits: 'L’hôte peut lancer une revanche ou ouvrir une autre partie ; le bouton apparaît alors ici.',
  series: {
    line: 'Partie {n} de cette série',
    wins: '{name} {n, plural, one {# victoire} other {# victoires}}',
    games: 'Toutes les parties de cette série',
    game: 'Partie',
    now: '{n}, à l’instant',
    won: 'gagnée',
    winsRow: 'Victoires',
    mean: '{unit} en moyenne',
    shared: 'Une victoire partagée compte pour chacun de ceux qui la partagent.',
    latest: 'Seules les dernières parties comptent, à partir de la partie {n}.'
  },
  copy: {
    button: 'Copier le résultat en texte',
    title: 'Le résultat en texte',
    day: 'Table du jour, {date}',
    with: 'Avec {names_list}'
  },
  seating: {
    title: 'Places à la revanche',
    kept: 'Mêmes places',
    turned: 'Le départ tourne',
    drawn: 'Places au sort',
    keptNote: 'Chacun garde sa place ; le premier joueur est tiré au sort.',
    turnedNote:
      'Qui a commencé s’assoit en dernier ; le suivant dans l’ordre s’assoit en premier et commence.',
    drawnNote: 'Les places et le premier joueur sont tirés au sort.'
  }
})
