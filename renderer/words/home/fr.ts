/** French: home, new table, settings, credits. */
import { pluralsOf, type Spoken } from '../catalogue'
import { of } from '../french'
import type { home as said } from './en'

const plural = pluralsOf('fr')

export const home: Spoken<typeof said> = {
  home: {
    welcome: 'Les jeux Marco Polo autour d’une même table',
    continue: 'Continuer',
    newTable: 'Nouvelle partie',
    newTableNote: 'De deux à cinq sur cet appareil',
    openFile: 'Ouvrir une partie',
    openFileNote: 'ou déposez ici un fichier .caravan',
    settings: 'Réglages',
    credits: 'Crédits',
    fan: 'Projet de fans, sans lien avec les auteurs ni les éditeurs des jeux, et non approuvé par eux.',
    tables: 'Parties',
    noTables: 'Aucune partie n’a encore été lancée sur cet appareil.',
    drop: 'Relâchez pour ouvrir la partie',
    menu: {
      main: 'Menu principal',
      table: (names) => `Partie ${of(names)}`,
      more: (names) => `Autres actions pour la partie ${of(names)}`
    },
    open: 'Ouvrir',
    openTable: (names) => `Ouvrir la partie ${of(names)}`,
    look: 'Voir le résultat',
    rematch: 'Revanche',
    save: 'Enregistrer une copie…',
    abandon: 'Abandonner…',
    remove: 'Supprimer…',
    status: {
      gathering: 'En attente',
      running: 'En cours',
      over: 'Terminée',
      abandoned: 'Abandonnée',
      damaged: 'Endommagée'
    },
    settingUp: 'En préparation',
    unreadable: (id) => `Fichier de partie ${id}`,
    round: (round) => `Manche ${round}`,
    toMove: (names) => `Au tour ${of(names)}`,
    choices: (count) => `${count} ${plural(count, { one: 'choix', other: 'choix' })}`,
    working: 'Un instant…'
  },
  when: {
    now: 'à l’instant',
    minutes: (n) => `il y a ${n} min`,
    today: (time) => `aujourd’hui, ${time}`,
    yesterday: (time) => `hier, ${time}`,
    tag: 'fr'
  },
  confirm: {
    remove: 'Supprimer cette partie ?',
    removeNote:
      'Le fichier de la partie sera définitivement perdu. Pour le garder, enregistrez d’abord une copie.',
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
    saved: (name) => `Enregistré sous ${name}.`,
    notSaved: 'Impossible d’écrire le fichier.',
    notRead: 'Impossible de lire le fichier.'
  },
  newTable: {
    title: 'Nouvelle partie',
    invite: 'Qui part en voyage ?',
    free: 'Place libre',
    game: 'Jeu',
    players: 'Nombre de joueurs',
    playersShort: 'joueurs',
    playersOf: (count) => `${count} ${plural(count, { one: 'joueur', other: 'joueurs' })}`,
    seat: (place) => `place ${place}`,
    name: (place) => `Nom à la place ${place}`,
    colour: (place, name) => `Couleur ${name ? of(name) : `de la place ${place}`}`,
    colourIs: (colour, shape) => `${colour}, ${shape}`,
    up: (name) => `Monter ${name} d’une place`,
    down: (name) => `Descendre ${name} d’une place`,
    order: 'Places dans le sens horaire.',
    orderKeys: 'Dans un nom, Alt avec ↑ ou ↓ déplace la place.',
    preset: 'Mise en place',
    start: 'Premier joueur',
    drawn: 'Tiré au sort',
    begin: 'En route',
    back: 'Retour',
    nameMissing: (place) => `Il manque un nom à la place ${place}.`,
    nameTwice: (name) => `Deux joueurs s’appellent ${name}. Donnez un autre nom à l’un d’eux.`,
    failed: (reason) => `La partie n’a pas pu être créée : ${reason}`,
    names: ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara', 'Tariq', 'Inès', 'Otto']
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    speed: 'Mouvement des pièces',
    speedNote:
      'Maintenez Espace pour achever aussitôt un mouvement. Si le système demande moins d’animations, c’est respecté.',
    speeds: { 0: 'Sans', 1: 'Normal', 2: 'Rapide', 4: 'Très rapide' },
    shortcuts: 'Raccourcis',
    notSaved: 'Les réglages n’ont pas pu être enregistrés.'
  },
  credits: {
    title: 'Crédits',
    fan: 'Caravanserai est un projet de fans indépendant, pour celles et ceux qui possèdent et aiment les jeux de société. Il ne contient aucune de leurs illustrations.',
    games:
      'The Voyages of Marco Polo est un jeu de société de Simone Luciani et Daniele Tascini, publié par Hans im Glück et d’autres éditeurs ; Marco Polo Expedition en est un de Reiner Knizia. Tous les droits sur les jeux appartiennent à leurs détenteurs.',
    art: 'Illustrations',
    artLines: [
      'Côtes : Natural Earth, par l’intermédiaire de world-atlas (domaine public).',
      'Icônes : game-icons.net par Delapouite, Lorc et d’autres (CC BY 3.0), recolorées. Tout le reste a été dessiné pour ce projet.'
    ],
    fonts: 'Caractères',
    fontLines: ['EB Garamond, IM Fell English et Inter (SIL Open Font License 1.1).'],
    software: 'Logiciels',
    softwareLines: [
      'Vue, Pinia, Reka UI, Zod, jsonc-parser, pure-rand, qrcode, noble-hashes, topojson-client, ws et Electron (licences MIT, ISC et similaires).'
    ]
  }
}
