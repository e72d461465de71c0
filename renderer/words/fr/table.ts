/** French: the table's frame, its log, its refusals and its end. */
import { translate } from '../message'
import { table as en } from '../en/table'

export const table = translate('fr', en, {
  table: {
    open: 'Table ouverte',
    openNote: 'Table ouverte : tout le monde voit tous les objectifs et toutes les mains.',
    noHints: 'Pas de conseils à cette table.',
    region: 'Table',
    round: 'Manche',
    roundName: 'Manche {round}',
    roundOf: 'Manche {round} sur {rounds}',
    seats: 'Joueurs dans l’ordre du tour',
    seatAsked: '{name}, c’est son tour',
    seatWaits: '{name}',
    opening: 'Mise en place de la partie…',
    over: 'La partie est terminée',
    overHow: 'Regardez le plateau ou consultez le résultat.',
    abandoned: 'Cette partie a été abandonnée',
    abandonedHow: 'On peut la consulter, mais plus y jouer.',
    result: 'Résultat',
    undo: 'Annuler',
    undoTip: 'Annuler le dernier choix',
    undoOf: 'Annuler le dernier choix {name_of}',
    undoWhat: 'Annuler : {what}',
    undoJourney: 'Annuler tout le voyage. Destination : {place}',
    undoTurnEnd: 'Annuler la fin du tour {name_of}',
    undoSince: '{what}, et tout ce qui a suivi',
    noUndo: 'Ceci ne peut pas être annulé.',
    showLog: 'Journal',
    settings: 'Réglages',
    more: 'Plus',
    shortcuts: 'Raccourcis',
    mute: 'Couper le son',
    unmute: 'Remettre le son',
    fullScreen: 'Plein écran',
    leaveFullScreen: 'Quitter le plein écran',
    home: 'Accueil',
    turnOf: 'Tour {name_of}',
    dismiss: 'Masquer',
    stopped: 'Cette partie s’est arrêtée.',
    stoppedHow: 'Rien de ce qui a été accepté n’est perdu. Retournez à l’accueil et rouvrez-la.',
    lost: 'L’hôte ne répond pas. Nouvelle tentative…',
    reload: 'Recharger'
  },
  curtain: {
    title: 'Passez l’appareil à {name}',
    only: 'L’écran est maintenant réservé à {name}.',
    ready: 'Je suis {name} : afficher'
  },
  passDevice: {
    over: '{name}, votre tour est terminé.',
    pass: 'Passer à {name}'
  },
  peek: {
    hold: 'Maintenir pour voir',
    name: 'Maintenir pour voir {what}',
    secrets: 'vos secrets'
  },
  log: {
    title: 'Journal',
    filter: 'Quels coups afficher',
    only: 'Seulement {name}',
    pointsOnly: 'Seulement ce qui compte à la fin',
    raise: 'Ouvrir le journal par-dessus les plateaux',
    lower: 'Refermer le journal',
    empty: 'Il ne s’est encore rien passé.',
    loading: 'Chargement des coups précédents…',
    undone: 'annulé',
    takenBack: '{n, plural, one {# ligne annulée} other {# lignes annulées}}',
    tookBack: '{name} annule le dernier choix.'
  },
  unknownRefusal: 'C’est impossible ({code}).',
  end: {
    title: 'Le voyage est terminé',
    winner: 'Victoire {name_of}',
    youWin: 'Vous gagnez',
    winners: 'Victoire partagée : {names_list}',
    you: 'vous finissez {place}, à {points} de la première place',
    youLevel: 'vous finissez {place}',
    ranking: 'Classement',
    total: 'Total',
    source: 'Origine',
    chart: '{name} : {parts}',
    rematch: 'Revanche',
    save: 'Enregistrer la partie',
    look: 'Voir le plateau',
    home: 'Accueil'
  },
  shortcuts: {
    title: 'Raccourcis',
    undo: 'Annuler le dernier choix',
    people: 'Joueurs à la table',
    talk: 'Discussion',
    log: 'Aller au journal',
    sound: 'Couper ou remettre le son',
    fullScreen: 'Plein écran, ou le quitter',
    skip: 'Maintenir : achever aussitôt les mouvements',
    help: 'Cette liste',
    space: 'Espace',
    escape: 'Échap',
    close: 'Fermer une fenêtre, abandonner une sélection',
    game: 'À cette table'
  }
})
