/** French: home, new table. */
import { translate } from '../message'
import { home as en } from '../en/home'

export const home = translate('fr', en, {
  home: {
    welcome: 'Les jeux Marco Polo autour d’une même table',
    continue: 'Continuer',
    newTable: 'Nouvelle partie',
    newTableNote: 'De deux à cinq sur cet appareil',
    games: 'Jeux',
    newTableOf: 'Nouvelle partie : {game}',
    openFile: 'Ouvrir une partie',
    openFileNote: 'ou déposez ici un fichier .caravan',
    settings: 'Réglages',
    standings: 'Classement',
    credits: 'Crédits',
    fan: 'Projet de fans, sans lien avec les auteurs ni les éditeurs des jeux, et non approuvé par eux.',
    tables: 'Parties',
    finished: '{count, plural, one {# partie terminée} other {# parties terminées}}',
    search: 'Chercher un joueur ou un jeu',
    noneFound: 'Aucune partie ne correspond.',
    noTables: 'Première visite ? Le tutoriel d’un jeu vous guide dans une première manche.',
    drop: 'Relâchez pour ouvrir la partie',
    menu: {
      main: 'Menu principal',
      more: 'Autres actions pour la partie {names_of}'
    },
    openTable: 'Ouvrir la partie {names_of}',
    watchTable: 'Revoir la partie {names_of}',
    rematch: 'Revanche',
    save: 'Enregistrer une copie…',
    abandon: 'Abandonner…',
    remove: 'Supprimer',
    removeAsking: 'Supprimer…',
    undo: 'Annuler',
    status: {
      gathering: 'En attente',
      running: 'En cours',
      over: 'Terminée',
      abandoned: 'Abandonnée',
      watchable: 'À revoir',
      damaged: 'Endommagée'
    },
    won: 'Victoire {names_of}',
    settingUp: 'En préparation',
    unreadable: 'Fichier de partie {id}',
    round: 'Manche {round}',
    begun: 'commencée {when}',
    toMove: 'Au tour {names_of}',
    working: 'Un instant…'
  },
  when: {
    now: 'à\u00a0l’instant',
    minutes: 'il\u00a0y\u00a0a\u00a0{n}\u00a0min',
    today: 'aujourd’hui, {time}',
    yesterday: 'hier, {time}',
    tag: 'fr'
  },
  confirm: {
    remove: 'Supprimer cette partie ?',
    removeNote: 'Des invités sont à la table : elle se fermera aussitôt pour eux.',
    removeGo: 'Supprimer',
    abandon: 'Abandonner cette partie ?',
    abandonNote: 'Elle reste dans la liste et peut être consultée, mais personne ne pourra la poursuivre.',
    abandonGo: 'Abandonner',
    secrets: 'Cette partie est encore en cours',
    secretsNote:
      'Une copie contient les secrets de tous et l’ordre des cartes à venir. L’enregistrer quand même ?',
    secretsGo: 'Enregistrer la copie'
  },
  files: {
    saved: 'Enregistré sous {name}.',
    deleted: 'Supprimée : {table}.',
    notSaved: 'Impossible d’écrire le fichier.',
    notRead: 'Impossible de lire le fichier.'
  },
  newTable: {
    title: 'Nouvelle partie',
    who: 'Qui part en voyage ?',
    free: 'Place libre',
    game: 'Jeu',
    players: 'Nombre de joueurs',
    playersShort: 'joueurs',
    playersOf: '{count, plural, one {# joueur} other {# joueurs}}',
    seat: 'place {place}',
    name: 'Nom à la place {place}',
    colour: 'Couleur {name_of}',
    colourOfSeat: 'Couleur de la place {place}',
    colourIs: '{colour}, {shape}',
    up: 'Monter {name} d’une place',
    down: 'Descendre {name} d’une place',
    order: 'Places dans le sens horaire.',
    orderKeys: 'Dans un nom, Alt avec ↑ ou ↓ change de place.',
    taken: '{name} joue sur un autre appareil',
    takenNote: 'Les invités gardent leur place et leur nom.',
    openTable: 'Table ouverte',
    openTableNote: 'Toutes les cartes sont visibles de tous.',
    hints: 'Conseils',
    hintsNote: 'D’une touche, le plan d’un joueur virtuel.',
    switchedOn: 'en jeu d’office à {count} joueurs',
    preset: 'Mise en place',
    drawn: 'Tiré au sort',
    begin: 'Commencer la partie',
    back: 'Retour',
    nameMissing: 'Il manque un nom à la place {place}.',
    nameTwice: 'Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.',
    failed: 'La partie n’a pas pu être créée : {reason}',
    names: ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara', 'Tariq', 'Inès', 'Otto']
  }
})
