/** French: finding a host and joining it, opening a table to the LAN, passwords and links. */
import { translate } from '../message'
import { lan as en } from '../en/lan'

export const lan = translate('fr', en, {
  lan: {
    host: 'Héberger sur le réseau',
    hostNote: 'Pour téléphones et ordinateurs',
    join: 'Rejoindre',
    joinNote: 'Une partie du réseau local',
    by: {
      here: 'Ici',
      lan: 'Sur le réseau',
      bot: 'Ordinateur'
    },
    byOf: 'Où joue {name}',
    open: 'Certains jouent par le réseau',
    openNote: 'Les invités apportent leur propre nom.',
    gather: 'Ouvrir la salle'
  },
  joining: {
    title: 'Rejoindre une partie',
    line: 'Les hôtes de ce réseau apparaissent d’eux-mêmes',
    searching: 'Recherche d’hôtes…',
    none: 'Aucun hôte pour l’instant. Quelqu’un doit avoir ouvert une partie sur le même réseau.',
    found: 'Sur le réseau : {names_list}',
    typed: 'Adresse ou code de salle',
    typedNote: 'Comme sur l’écran de l’hôte, par exemple 192.168.1.20 ou 008WJ.',
    go: 'Se connecter',
    going: 'Connexion…',
    faults: {
      empty: 'Saisissez l’adresse ou le code de salle affiché chez l’hôte.',
      letter: 'Un code de salle ne contient que des chiffres et des lettres.',
      length: 'Il manque un caractère au code de salle, ou il y en a un de trop.',
      check: 'Ce code de salle est mal saisi : un caractère est faux ou deux sont inversés.',
      address: 'Ce n’est pas une adresse. Saisissez-la ainsi : 192.168.1.20 ou 192.168.1.20:41270.'
    },
    back: 'Retour',
    cannotSee: 'La partie est invisible ?',
    hosts: 'Hôtes de ce réseau',
    joinHost: 'Rejoindre {name}',
    ping: '{ms} ms',
    noTables: 'aucune partie ouverte',
    all: 'Afficher les {tables} parties',
    fewer: 'En afficher moins',
    free: '{free, plural, one {# place libre} other {# places libres}} sur {total}',
    full: 'les {total} places sont prises',
    locked: 'verrouillée',
    password: 'mot de passe',
    own: 'votre place est ici',
    differs:
      'L’hôte utilise Caravanserai {theirs}, cet appareil {ours}. {who, select, here {Mettez cet appareil à jour.} there {L’hôte doit être mis à jour.} other {Mettez à jour le plus ancien.}}'
  },
  rooms: {
    title: 'Parties {host_of}',
    line: 'Choisissez une partie, puis une place',
    none: 'Aucune partie n’est ouverte sur le réseau pour l’instant. Elle apparaîtra ici dès que l’hôte en ouvrira une.',
    /** In place of the names: they are for who comes in. */
    hidden: 'Une partie avec mot de passe',
    openHidden: 'Entrer dans la partie avec mot de passe',
    openTable: 'Entrer dans la partie {names_of}',
    leave: 'Quitter cet hôte'
  },
  share: {
    title: 'Sur le réseau',
    off: 'Cette partie n’est pas ouverte au réseau.',
    openIt: 'Ouvrir au réseau',
    closeIt: 'Fermer au réseau',
    locked: 'Verrouillée',
    lockedNote: 'Aucun nouveau venu n’entre ; qui a une place peut revenir.',
    spectators: 'Spectateurs',
    spectatorsNote: 'Des personnes sans place peuvent regarder.',
    passwordSet: 'Un mot de passe est demandé.',
    passwordNone: 'Aucun mot de passe',
    passwordField: 'Nouveau mot de passe',
    passwordKeep: 'Définir',
    passwordClear: 'Retirer le mot de passe',
    code: 'Code de salle',
    address: 'Adresse',
    link: 'Lien pour navigateur',
    copy: 'Copier',
    copied: 'Copié.',
    selected: 'Sélectionné : copiez avec Ctrl+C.',
    qr: 'Code QR du lien',
    other: 'Autres adresses de cette machine',
    opening: 'Ouverture au réseau…',
    /** The LAN is open, and this machine is on no network. */
    noAddress:
      'Cette machine n’a pas d’adresse sur un réseau : personne ne peut encore venir. Connectez-la au Wi-Fi ou à un câble, et l’adresse s’affichera ici d’elle-même.',
    /** Hosts cannot be discovered on this network. */
    byHand: 'Ici, IPv6 seulement : les autres saisissent l’adresse ou ouvrent le lien.'
  },
  password: {
    title: 'Cette partie demande un mot de passe',
    note: 'L’hôte peut vous le donner. Il n’est pas envoyé sur le réseau.',
    field: 'Mot de passe',
    go: 'Entrer',
    working: 'Vérification…',
    wrong:
      '{left, plural, =0 {Mot de passe incorrect.} one {Mot de passe incorrect. Encore # essai avant une pause.} other {Mot de passe incorrect. Encore # essais avant une pause.}}',
    wait: 'Trop de mots de passe incorrects. Attendez {seconds, plural, one {# seconde} other {# secondes}}.'
  },
  seatLink: {
    title: 'Un lien pour la place {name_of}',
    note: 'La première personne à l’ouvrir reçoit la place, sans mot de passe ni accord à demander. Il ne sert qu’une fois, dans les 15 minutes.',
    link: 'Lien pour une seule personne',
    qr: 'Code QR du lien pour la place {name_of}'
  }
})
