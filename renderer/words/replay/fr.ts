/** French: the replay. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Relecture',
  of: 'Relecture · {name}',
  loading: 'Mise en place de la partie…',
  opening: 'La position de départ',
  viewer: 'Point de vue',
  views: { open: 'Ouverte', public: 'Publique', seats: 'Toutes les places' },
  viewNote: {
    open: 'Toutes les cartes sont visibles\u202f; le joueur dont c’est le tour est au premier plan',
    public: 'Ce que tout le monde pouvait voir à la table',
    seats: 'Ce que voient toutes les places : rien n’est caché à cette table'
  },
  seatView: 'Telle que l’a vue {name}',
  whole: 'Les points de vue de tous les joueurs s’ouvrent une fois la partie terminée',
  start: 'Aller au début',
  end: 'Aller à la fin',
  turnBack: 'Reculer d’un tour',
  turnOn: 'Avancer d’un tour',
  choiceBack: 'Reculer d’un coup',
  choiceOn: 'Avancer d’un coup',
  play: 'Lecture',
  pause: 'Pause',
  pace: 'Vitesse',
  paceOf: '{pace}×',
  paceName: 'Vitesse × {pace}',
  halfPace: 'Vitesse réduite de moitié',
  scrub: 'Position dans la partie',
  place: 'Coup {step} sur {length}',
  placeIn: '{chapter}, coup {step} sur {length}',
  turnAt: '{name} joue',
  turnIn: '{chapter} : {name} joue',
  close: 'Fermer',
  toTable: 'Retour à la table',
  toResult: 'Retour au résultat',
  meanwhile: '{count, plural, one {# coup joué à la table depuis} other {# coups joués à la table depuis}}',
  show: 'Revoir ce moment',
  watch: 'Revoir la partie',
  watchFile: 'Revoir une partie enregistrée',
  watchFileNote: 'Une partie en fichier, hors liste',
  drop: 'Déposez-le ici pour seulement le revoir',
  controls: 'Lecture et pas à pas',
  tableKeys: ['V'],
  tableShortcut: 'Revoir la partie jusqu’ici',
  keysTitle: 'Raccourcis de la relecture',
  keys: [
    { keys: ['Espace'], does: 'Lecture ou pause' },
    { keys: ['←', '→'], does: 'Reculer ou avancer d’un coup' },
    { keys: ['Maj', '←', '→'], does: 'Reculer ou avancer d’un tour' },
    { keys: ['Début', 'Fin'], does: 'Aller au début ou à la fin' },
    { keys: ['Échap'], does: 'Fermer et revenir' }
  ]
})
