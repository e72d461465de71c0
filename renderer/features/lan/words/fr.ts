/** French: the seats of this device, where something is wrong or wanted. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Un autre appareil demande la place {name_of}',
  note: 'Il a la clé de cette place : vous avez sans doute ouvert la partie une seconde fois. Sinon, gardez la place.',
  yield: 'Céder la place',
  keep: 'La garder ici',
  unproven:
    'Cet hôte ne connaît pas la place que vous aviez ({seats_list}). Soit elle a été libérée, soit une autre machine répond à la place de l’hôte. Votre clé n’a pas été envoyée. Renseignez-vous à la machine de l’hôte.',
  forget: 'Y renoncer',
  linkFailed:
    'Ce lien n’est plus valable : il a déjà servi, il a expiré, ou un plus récent le remplace. L’hôte peut en créer un autre.',
  wishes: {
    title: 'Des invités demandent une place',
    reasons: {
      absent:
        '{own, select, true {{name} redemande sa place, depuis un autre appareil.} other {{name} demande la place {seat_of}, qui n’est pas à la table.}}',
      second:
        '{own, select, true {Quelqu’un qui a déjà une place demande aussi celle {seat_of}.} other {Quelqu’un qui a déjà une place demande aussi celle {seat_of}, pour {name}.}}',
      kicked: '{name} demande la place {seat_of}. Quelqu’un a déjà été renvoyé de cet appareil.'
    },
    give: 'Donner la place',
    giveTo: 'Donner la place {seat_of} à {name}',
    no: 'Non',
    noTo: 'Refuser {name}'
  },
  grace: {
    title: '{name} ne répond plus depuis un moment',
    note: 'Sa place lui reste : quel que soit votre choix, on peut toujours y revenir.',
    freeTitle: 'Personne ne joue à la place {name_of}',
    freeNote: 'Elle est libre : un invité peut s’y asseoir, ou l’ordinateur continue.',
    strength: 'Joueur virtuel :',
    later: 'Reprendre plus tard',
    bot: 'Laisser jouer l’ordinateur',
    wait: 'Attendre'
  },
  leaving: {
    title: 'Quitter la partie ?',
    note: 'Votre place se libère : quelqu’un d’autre peut la prendre, ou l’hôte laisse jouer l’ordinateur.'
  },
  seats: {
    more: 'Qui joue pour {name}',
    setHere: 'Jouer cette place sur cet appareil',
    setLan: 'La libérer pour un invité',
    setBot: 'Ordinateur : {level}',
    setStyle: 'Style : {style}',
    link: 'Créer un lien pour cette place',
    kick: 'Renvoyer l’invité',
    second: 'Quelqu’un d’autre joue aussi ici',
    secondName: 'Nom de la personne',
    takeBack: 'La reprendre ici',
    takeBackOf: 'Reprendre ici la place {name_of}',
    kickAsk: 'Renvoyer {name} ?',
    kickNote: 'La place se libère. Qui l’occupait doit en redemander une.'
  },
  asks: {
    ask: 'Demander cette place',
    askOf: 'Demander la place {name_of}',
    asked: 'demandée à l’hôte',
    declined: 'L’hôte ne vous a pas donné la place {seat_of}.'
  },
  talk: {
    empty: 'Personne n’a encore rien dit.',
    send: 'Envoyer',
    spectator: 'Un spectateur',
    mute: 'Ne plus afficher les messages {name_of}',
    muted: 'Messages masqués : {names_list}',
    unmute: 'Tout afficher de nouveau',
    news: '{from} : {text}'
  },
  watchers: {
    title: 'Spectateurs',
    you: '{name} (vous)',
    says: 'regarde',
    news: '{name} (regarde)',
    give: 'Dire votre nom',
    change: 'Changer de nom',
    go: 'Prendre ce nom',
    remove: 'Renvoyer {name}',
    removeAsk: 'Renvoyer {name} ?',
    removeNote: 'Cette personne ne pourra de nouveau regarder que si vous la laissez entrer.',
    removeGo: 'Renvoyer',
    removed: '{name}, hors de la partie',
    readmit: 'Laisser revenir',
    readmitOf: 'Laisser revenir : {name}'
  },
  usual: {
    title: 'Dire aussitôt',
    lines: {
      wellPlayed: 'Bien joué !',
      thanks: 'Merci !',
      moment: 'Un instant, s’il vous plaît',
      yourTurn: 'C’est à toi !',
      again: 'Encore une partie ?'
    }
  },
  takeBack: {
    title: 'Annuler un choix',
    ask: 'Demander d’annuler…',
    askWhat: 'Demander aux autres si vous pouvez annuler : {what}',
    askLast: 'Demander aux autres si vous pouvez annuler votre dernier choix.',
    open: 'On demande aux autres.',
    askFor: 'Demander d’annuler son dernier choix',
    asks: 'Autoriser {name} à annuler ceci ?',
    hostAsks: 'Autoriser l’hôte à annuler ceci pour {name} ?',
    what: 'À annuler : {what}',
    whatSince: 'À annuler, avec tout ce qui a suivi : {what}',
    allow: 'Autoriser',
    refuse: 'Refuser',
    waiting: 'Peut-on annuler ceci ? Réponses attendues : {names_list}',
    withdraw: 'Renoncer',
    ended: {
      agreed: 'Tout le monde est d’accord : le choix {name_of} est annulé.',
      refused: '{by} a refusé : rien n’est annulé.',
      withdrawn: 'La demande a été retirée : rien n’est annulé.',
      overtaken: '{by} a continué à jouer : rien n’est annulé.',
      lapsed: 'Pas de réponse en une minute ({names_list}) : rien n’est annulé.'
    }
  }
})
