/** French: finding a host, joining it, the lobby, the people of a table, chat. */
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
  lobby: {
    title: 'La salle',
    waits:
      '{free, plural, =0 {Tout le monde est là} one {On attend encore # joueur} other {On attend encore # joueurs}}',
    begin: 'Commencer',
    beginWhy:
      '{free, plural, one {# place est encore libre} other {# places sont encore libres}}. Attendez, jouez-{free, plural, one {la} other {les}} ici ou confiez-{free, plural, one {la} other {les}} à l’ordinateur.',
    hostBegins: 'L’hôte commence quand tout le monde est là.',
    hostCanBegin: 'L’hôte peut commencer.',
    home: 'Retour',
    seats: 'Places',
    chat: 'Discussion',
    open: 'Une partie sur le réseau n’est pas chiffrée : qui contrôle le réseau peut lire ce qui circule.',
    spectator: 'Vous regardez. Prenez une place libre pour jouer.',
    onlooker: 'Vous regardez. Toutes les places sont prises.'
  },
  bots: {
    play: 'Contre l’ordinateur',
    playNote: '{game}, contre {count, plural, one {# joueur virtuel} other {# joueurs virtuels}} : {level}',
    level: 'Niveau de jeu {name_of}',
    style: 'Style de jeu {name_of}',
    styled: '{style} : {note}',
    seat: 'ordinateur : {level}',
    standsIn: 'ordinateur : {level}, jusqu’au retour {name_of}',
    names: { 1: 'Porteur', 2: 'Marchand', 3: 'Chef de caravane', 4: 'Émissaire', 5: 'Marco Polo' },
    strength: { 1: 'facile', 2: 'moyen', 3: 'bon', 4: 'fort', 5: 'très fort' },
    notes: {
      1: 'Facile : un plan sensé, mais pas toujours le meilleur.',
      2: 'Moyen : prépare tout son tour.',
      3: 'Bon : voit plus loin que son tour.',
      4: 'Fort : poursuit en pensée ses meilleurs plans.',
      5: 'Très fort : compare davantage de plans, plus longuement.'
    }
  },
  seats: {
    free: 'libre',
    here: 'sur la machine de l’hôte',
    hereLocal: 'sur cet appareil',
    you: 'vous',
    lan: 'sur le réseau',
    away: 'connexion perdue',
    claim: 'S’asseoir ici',
    claimOf: 'S’asseoir ici, à la place {name_of}',
    yourName: 'Votre nom',
    sit: 'S’asseoir',
    leave: 'Se lever',
    leaveOf: 'Se lever de la place {name_of}',
    more: 'Qui joue pour {name}',
    setHere: 'Jouer cette place sur cet appareil',
    setLan: 'La libérer pour un invité',
    setBot: 'Ordinateur : {level}',
    setStyle: 'Style : {style}',
    link: 'Créer un lien pour cette place',
    kick: 'Renvoyer l’invité',
    kickAsk: 'Renvoyer {name} ?',
    kickNote: 'La place se libère. Qui l’occupait doit en redemander une.'
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
    password: 'Mot de passe',
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
  chat: {
    title: 'Discussion',
    empty: 'Personne n’a encore rien dit.',
    say: 'Dire quelque chose',
    send: 'Envoyer',
    spectator: 'Un spectateur',
    mute: 'Ne plus afficher les messages {name_of}',
    muted: 'Messages masqués : {names_list}',
    unmute: 'Tout afficher de nouveau',
    unread: '{button}, {n, plural, one {# nouveau message} other {# nouveaux messages}}',
    news: '{from} : {text}'
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
  asked: {
    title: 'Un autre appareil demande la place {name_of}',
    note: 'Il a la clé de cette place : vous avez sans doute ouvert la partie une seconde fois. Sinon, gardez la place.',
    yield: 'Céder la place',
    keep: 'La garder ici',
    waiting: 'Un autre appareil a votre place. On lui a demandé de la céder.'
  },
  wishes: {
    title: 'Des invités demandent une place',
    reasons: {
      absent:
        '{own, select, true {{name} redemande sa place, depuis un autre appareil.} other {{name} demande la place {seat_of}, dont la connexion est perdue.}}',
      second:
        '{own, select, true {Quelqu’un qui a déjà une place demande aussi celle {seat_of}.} other {Quelqu’un qui a déjà une place demande aussi celle {seat_of}, pour {name}.}}',
      kicked: '{name} demande la place {seat_of}. Quelqu’un a déjà été renvoyé de cet appareil.'
    },
    give: 'Donner la place',
    giveTo: 'Donner la place {seat_of} à {name}',
    no: 'Non',
    noTo: 'Refuser {name}',
    ask: 'Demander cette place',
    askOf: 'Demander la place {name_of}',
    asked: 'demandée à l’hôte',
    waiting: 'La place a été demandée à l’hôte : quelqu’un sur sa machine doit accepter.',
    declined: 'L’hôte ne vous a pas donné la place {seat_of}.'
  },
  proof: {
    unproven:
      'Cet hôte ne connaît pas la place que vous aviez ({seats_list}). Soit elle a été libérée, soit une autre machine répond à sa place. Votre clé n’a pas été envoyée. Renseignez-vous à la machine de l’hôte.',
    forget: 'Y renoncer',
    linkFailed: 'Ce lien n’est plus valable : il a déjà servi ou il a expiré. L’hôte peut en créer un autre.'
  },
  seatLink: {
    title: 'Un lien pour la place {name_of}',
    note: 'La première personne à l’ouvrir reçoit la place, sans mot de passe ni accord à demander. Il sert une seule fois, pendant 15 minutes.',
    link: 'Lien pour une seule personne',
    qr: 'Code QR du lien pour la place {name_of}'
  },
  people: {
    title: 'Joueurs à la table',
    open: 'Joueurs',
    watching: 'En observant, vous voyez ce que tout le monde peut voir.',
    watchingFor: 'Vous regardez. Pour jouer, ou pour reprendre votre place, ouvrez « Joueurs ».',
    waitingFor: 'On attend {asked_list}',
    waitingForGone: 'On attend {asked_list}, hors ligne',
    waitingForAbsent: 'On attend {asked_list} (hors ligne : {absent_list})',
    seatAway: '{name}, hors ligne',
    seatBot: '{name}, jeu confié à l’ordinateur',
    graceTitle: '{name} ne répond plus depuis un moment',
    graceNote: 'Sa place lui reste : quel que soit votre choix, on peut toujours y revenir.',
    wait: 'Attendre',
    bot: 'Laisser jouer l’ordinateur',
    strength: 'Joueur virtuel :',
    later: 'Reprendre plus tard',
    moved:
      '{host} avait l’adresse {address}. Si elle a changé, la machine de l’hôte montre la nouvelle avec un code QR, sous « Joueurs ». Ouvrez-la et demandez votre place : un clic là-bas vous la rend.',
    closed: '{host} a fermé la partie. Elle est enregistrée et reprend ici dès qu’elle y sera rouverte.',
    awayLost: '{host} ne répond pas. Nouvelle tentative…'
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
    adapter: '{name} : {address}',
    vpn: '{name} ressemble à un VPN. Il peut cacher les autres machines : coupez-le pendant la partie.',
    heard: 'Annonce de cet hôte',
    notOpen: 'Aucune partie de cette machine n’est ouverte au réseau : il n’y a rien à annoncer.',
    mdns: '{on, select, true {Reçue par mDNS.} other {Pas reçue par mDNS : le réseau ou un pare-feu bloque le port UDP 5353.}}',
    beacon:
      '{on, select, true {Reçue par la balise.} other {Pas reçue par la balise : le réseau ou un pare-feu bloque le port UDP {port}.}}',
    reached: 'L’adresse saisie',
    ok: 'Un hôte répond à {address}. Allez-y depuis l’écran Rejoindre.',
    notOk: 'Personne ne répond à {address} : {code}',
    codes: {
      ECONNREFUSED:
        'la machine est là, mais aucune partie n’y est ouverte (ou sur un autre port). Ouvrez-y une partie au réseau.',
      ETIMEDOUT:
        'aucune réponse. Il s’agit sans doute d’un pare-feu sur cette machine, ou d’un Wi-Fi invité qui isole les appareils.',
      EHOSTUNREACH: 'il n’y a pas de telle machine sur ce réseau. Comparez l’adresse, et le Wi-Fi des deux.',
      ENETUNREACH: 'cette machine n’a pas d’accès à ce réseau. Sont-elles toutes deux sur le même ?'
    },
    unknownCode: 'le système répond {code}.',
    firewall: 'Si un pare-feu bloque la partie, exécutez ceci sur la machine de l’hôte',
    byHand: 'Rien n’y fait ? Saisissez l’adresse ou le code de salle affiché chez l’hôte.'
  }
})
