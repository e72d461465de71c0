/** French: the table's frame, its log, its refusals and its end. */
import { listsOf, type Spoken } from '../catalogue'
import { of } from '../french'
import { barrierOf, barriers, refusals } from '../refusals/fr'
import type { table as said } from './en'

const list = listsOf('fr')

export const table: Spoken<typeof said> = {
  table: {
    region: 'Table',
    round: 'Manche',
    roundName: (round, rounds) =>
      rounds === undefined ? `Manche ${round}` : `Manche ${round} sur ${rounds}`,
    seats: 'Joueurs dans l’ordre du tour',
    seatAsked: (name) => `${name}, à jouer`,
    seatWaits: (name) => name,
    opening: 'Mise en place de la table…',
    over: 'La partie est terminée',
    overHow: 'Regardez le plateau ou consultez le résultat.',
    abandoned: 'Cette partie a été abandonnée',
    abandonedHow: 'On peut la consulter, mais plus y jouer.',
    result: 'Résultat',
    undo: 'Annuler',
    undoTip: 'Annuler le dernier choix',
    undoOf: (name) => `Annuler le dernier choix ${of(name)}`,
    barrier: (code) => barriers[code] ?? 'Ceci ne peut pas être annulé.',
    barrierOf,
    showLog: 'Journal',
    settings: 'Réglages',
    shortcuts: 'Raccourcis',
    home: 'Accueil',
    turnOf: (name) => `Tour ${of(name)}`,
    yourTurn: (name) => `${name}, c’est à vous.`,
    dismiss: 'Masquer',
    stopped: 'Cette partie s’est arrêtée.',
    stoppedHow: 'Rien de ce qui a été accepté n’est perdu. Retournez à l’accueil et rouvrez-la.',
    lost: 'L’hôte ne répond pas. Nouvelle tentative…',
    reload: 'Recharger'
  },
  curtain: {
    title: (name) => `Passez l’appareil à ${name}`,
    only: (name) => `Personne d’autre que ${name} ne doit maintenant regarder l’écran.`,
    ready: (name) => `Je suis ${name} : afficher`
  },
  parting: {
    over: (name) => `${name}, votre tour est terminé.`,
    pass: (name) => `Passer à ${name}`
  },
  peek: {
    hold: 'Maintenir pour voir',
    name: (what) => `Maintenir pour voir ${what ?? 'vos secrets'}`
  },
  log: {
    title: 'Journal',
    filter: 'Les coups de qui afficher',
    only: (name) => `Seulement ${name}`,
    empty: 'Il ne s’est encore rien passé.',
    loading: 'Chargement des coups précédents…',
    undone: 'annulé',
    tookBack: (name) => `${name} annule le dernier choix.`
  },
  refusals,
  unknownRefusal: (code) => `C’est impossible (${code}).`,
  end: {
    title: 'Le voyage est terminé',
    winner: (name) => `Victoire ${of(name)}`,
    winners: (names) => `Victoire partagée : ${list(names)}`,
    ranking: 'Classement',
    total: 'Total',
    source: 'Origine',
    chart: (name, parts) => `${name} : ${parts.join(', ')}`,
    rematch: 'Revanche',
    save: 'Enregistrer la partie',
    look: 'Voir le plateau',
    home: 'Accueil',
    abandoned: 'Cette partie a été abandonnée avant la fin.'
  },
  shortcuts: {
    title: 'Raccourcis',
    undo: 'Annuler le dernier choix',
    people: 'Joueurs à la table',
    talk: 'Discussion',
    log: 'Aller au journal',
    skip: 'Maintenir : achever aussitôt les mouvements',
    help: 'Cette liste',
    space: 'Espace',
    escape: 'Échap',
    close: 'Fermer une fenêtre, abandonner une sélection',
    game: 'À cette table'
  }
}
