/** French: finding a host, joining it, the lobby, the people of a table, chat. */
import { listsOf, pluralsOf, type Spoken } from '../catalogue'
import { of } from '../french'
import type { lan as said } from './en'

const plural = pluralsOf('fr')
const list = listsOf('fr')

export const lan: Spoken<typeof said> = {
  lan: {
    host: 'Héberger sur le réseau',
    hostNote: 'Téléphones et ordinateurs se joignent à vous',
    join: 'Rejoindre',
    joinNote: 'Une partie du réseau local',
    by: {
      here: 'Ici',
      lan: 'Sur le réseau'
    },
    byOf: (name) => `Où joue ${name}`,
    open: 'Certains jouent par le réseau',
    openNote: 'Les invités apportent leur propre nom.',
    gather: 'Ouvrir la salle'
  },
  joining: {
    title: 'Rejoindre une partie',
    line: 'Les hôtes de ce réseau apparaissent d’eux-mêmes',
    searching: 'Recherche d’hôtes…',
    none: 'Aucun hôte pour l’instant. Quelqu’un doit avoir ouvert une partie sur le même réseau.',
    found: (names) =>
      names.length === 0
        ? ''
        : `${plural(names.length, { one: 'Trouvé', other: 'Trouvés' })} : ${list(names)}`,
    typed: 'Adresse ou code de salle',
    typedNote: 'Comme sur l’écran de l’hôte, par exemple 192.168.1.20 ou 7KX2P.',
    go: 'Y aller',
    going: 'On frappe à la porte…',
    faults: {
      empty: 'Saisissez l’adresse ou le code de salle affiché chez l’hôte.',
      letter: 'Un code de salle ne contient que des chiffres et des lettres.',
      length: 'Il manque un caractère au code de salle, ou il y en a un de trop.',
      check: 'Ce code de salle est mal saisi : un caractère est faux ou deux sont inversés.',
      address: 'Ce n’est pas une adresse. Elle ressemble à 192.168.1.20 ou 192.168.1.20:41270.'
    },
    back: 'Retour',
    cannotSee: 'La partie est invisible ?',
    hosts: 'Hôtes de ce réseau',
    joinHost: (name) => `Rejoindre ${name}`,
    ping: (ms) => `${Math.max(1, Math.round(ms))} ms`,
    noTables: 'aucune partie ouverte',
    free: (free, total) =>
      `${free} ${plural(free, { one: 'place libre', other: 'places libres' })} sur ${total}`,
    full: (total) => `${total} ${plural(total, { one: 'place prise', other: 'places prises' })} sur ${total}`,
    locked: 'verrouillée',
    password: 'mot de passe',
    differs: (theirs, ours, who) =>
      `L’hôte utilise Caravanserai ${theirs}, cet appareil ${ours}. ${
        {
          here: 'Mettez cet appareil à jour.',
          there: 'L’hôte doit être mis à jour.',
          either: 'Mettez à jour le plus ancien.'
        }[who]
      }`
  },
  rooms: {
    title: (host) => `Parties ${of(host)}`,
    line: 'Choisissez une partie, puis une place',
    none: 'Aucune partie n’est ouverte sur le réseau pour l’instant. Elle apparaîtra ici dès que l’hôte en ouvrira une.',
    openTable: (names) => `Entrer dans la partie ${of(names)}`,
    leave: 'Quitter cet hôte'
  },
  lobby: {
    title: 'La salle',
    waits: (free) =>
      free === 0
        ? 'Tout le monde est là'
        : `On attend encore ${free} ${plural(free, { one: 'voyageur', other: 'voyageurs' })}`,
    begin: 'Commencer',
    beginWhy: (free) =>
      `${free} ${plural(free, { one: 'place est encore libre', other: 'places sont encore libres' })}. Attendez, jouez-${plural(free, { one: 'la', other: 'les' })} ici ou confiez-${plural(free, { one: 'la', other: 'les' })} à des robots.`,
    hostBegins: 'L’hôte commence quand tout le monde est là.',
    home: 'Retour',
    seats: 'Places',
    chat: 'Discussion',
    spectator: 'Vous regardez. Prenez une place libre pour jouer.'
  },
  seats: {
    free: 'libre',
    here: 'sur la machine de l’hôte',
    hereLocal: 'sur cet appareil',
    you: 'vous',
    lan: 'sur le réseau',
    away: 'connexion perdue',
    bot: 'robot',
    claim: 'S’asseoir ici',
    claimOf: (name) => `S’asseoir ici, à la place ${of(name)}`,
    yourName: 'Votre nom',
    sit: 'S’asseoir',
    leave: 'Se lever',
    leaveOf: (name) => `Quitter la place ${of(name)}`,
    more: (name) => `Qui joue pour ${name}`,
    setHere: 'Jouer cette place sur cet appareil',
    setLan: 'La libérer pour un invité',
    setBot: 'La confier à un robot',
    kick: 'Renvoyer l’invité',
    kickAsk: (name) => `Renvoyer ${name} ?`,
    kickNote: 'La place se libère. Qui l’occupait doit en redemander une.'
  },
  share: {
    title: 'Ouvrir au réseau',
    off: 'Cette partie n’est pas ouverte au réseau.',
    openIt: 'Ouvrir au réseau',
    closeIt: 'Fermer au réseau',
    locked: 'Verrouillée',
    lockedNote: 'Personne de nouveau n’entre ; qui a une place peut revenir.',
    spectators: 'Spectateurs',
    spectatorsNote: 'Des personnes sans place peuvent regarder.',
    password: 'Mot de passe',
    passwordSet: 'Un mot de passe est demandé.',
    passwordNone: 'Aucun mot de passe',
    passwordField: 'Nouveau mot de passe',
    passwordKeep: 'Définir',
    passwordClear: 'Le retirer',
    code: 'Code de salle',
    address: 'Adresse',
    link: 'Lien pour navigateur',
    copy: 'Copier',
    copied: 'Copié.',
    selected: 'Sélectionné : copiez avec Ctrl+C.',
    qr: 'Code QR du lien',
    other: 'Autres réseaux de cette machine',
    opening: 'Ouverture du réseau…'
  },
  chat: {
    title: 'Discussion',
    empty: 'Personne n’a encore rien dit.',
    say: 'Dire quelque chose',
    send: 'Envoyer',
    spectator: 'Un spectateur',
    mute: (name) => `Ne plus afficher les messages ${of(name)}`,
    muted: (names) => `Messages masqués : ${list(names)}`,
    unmute: 'Tout afficher de nouveau',
    news: (from, text) => `${from} : ${text}`
  },
  password: {
    title: 'Cette partie demande un mot de passe',
    note: 'L’hôte peut vous le donner. Il n’est pas envoyé sur le réseau.',
    field: 'Mot de passe',
    go: 'Entrer',
    working: 'Vérification…',
    wrong: (left) =>
      left === 0
        ? 'Le mot de passe est faux.'
        : `Le mot de passe est faux. Encore ${left} ${plural(left, { one: 'essai', other: 'essais' })} avant une pause.`,
    wait: (seconds) =>
      `Trop de mots de passe faux. Attendez ${seconds} ${plural(seconds, { one: 'seconde', other: 'secondes' })}.`
  },
  asked: {
    title: (name) => `Un autre appareil demande la place ${of(name)}`,
    note: 'Il connaît le secret de cette place : vous avez sans doute ouvert la partie une seconde fois. Sinon, gardez la place.',
    yield: 'Céder la place',
    keep: 'La garder ici',
    waiting: 'Un autre appareil a votre place. On lui a demandé de la céder.'
  },
  people: {
    title: 'Joueurs à la table',
    open: 'Joueurs',
    watching: 'Vous regardez : vous voyez ce que tout le monde peut voir.',
    waitingFor: (asked, absent) =>
      absent.length === 0
        ? `On attend ${list(asked)}`
        : `On attend ${list(asked)} (hors ligne : ${list(absent)})`,
    seatAway: (name) => `${name}, hors ligne`,
    seatBot: (name) => `${name}, jeu confié à un robot`,
    graceTitle: (name) => `${name} ne répond plus depuis un moment`,
    graceNote: 'Sa place lui reste : quel que soit votre choix, on peut toujours y revenir.',
    wait: 'Attendre',
    bot: 'Laisser jouer un robot',
    later: 'Reprendre plus tard',
    awayLost: (host) => `${host} ne répond pas. Nouvelle tentative…`
  },
  network: {
    title: 'La partie est invisible ?',
    note: 'Les deux appareils doivent être sur le même réseau, et l’hôte doit y avoir ouvert une partie.',
    address: 'Adresse de l’autre machine',
    check: 'Vérifier',
    checking: 'Recherche…',
    copy: 'Copier ce rapport',
    adapters: 'Réseaux de cette machine',
    noAdapter:
      'Cette machine n’est sur aucun réseau. Connectez-la au même Wi-Fi ou au même câble que les autres.',
    adapter: (name, address) => `${name} : ${address}`,
    vpn: (name) =>
      `${name} ressemble à un VPN. Il peut cacher les autres machines : coupez-le pendant la partie.`,
    heard: 'Annonce de cet hôte',
    notOpen: 'Aucune partie de cette machine n’est ouverte au réseau : il n’y a rien à annoncer.',
    mdns: (on) =>
      on
        ? 'Entendue en retour par mDNS.'
        : 'Pas entendue en retour par mDNS : le réseau ou un pare-feu la retient (port UDP 5353).',
    beacon: (port, on) =>
      on
        ? 'Entendue en retour par la balise.'
        : `Pas entendue en retour par la balise : le port UDP ${port} est retenu.`,
    reached: 'L’adresse saisie',
    ok: (address) => `Un hôte répond à ${address}. Allez-y depuis l’écran Rejoindre.`,
    notOk: (address, code) => `Personne ne répond à ${address} : ${code}`,
    codes: {
      ECONNREFUSED:
        'la machine est là, mais aucune partie n’y est ouverte (ou sur un autre port). Ouvrez-y une partie au réseau.',
      ETIMEDOUT:
        'aucune réponse. Il s’agit sans doute d’un pare-feu sur cette machine, ou d’un Wi-Fi invité qui isole les appareils.',
      EHOSTUNREACH: 'il n’y a pas de telle machine sur ce réseau. Comparez l’adresse, et le Wi-Fi des deux.',
      ENETUNREACH: 'cette machine n’a pas d’accès à ce réseau. Sont-elles toutes deux sur le même ?'
    },
    unknownCode: (code) => `le système répond ${code}.`,
    firewall: 'Si un pare-feu retient la partie, exécutez ceci sur la machine de l’hôte',
    byHand: 'Rien n’y fait ? Saisissez l’adresse ou le code de salle affiché chez l’hôte.'
  }
}
