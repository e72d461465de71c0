/** French: the lobby, the seats and people of a table, their requests and chat. */
import { translate } from '../message'
import { people as en } from '../en/people'

export const people = translate('fr', en, {
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
    change: 'Modifier la table',
    changeGo: 'Enregistrer',
    changeFailed: 'La table n’a pas pu être modifiée : {reason}',
    seats: 'Places',
    chat: 'Discussion',
    open: 'Une partie sur le réseau n’est pas chiffrée : qui contrôle le réseau peut lire ce qui circule.',
    spectator: 'Vous regardez. Prenez une place libre pour jouer.',
    onlooker: 'Vous regardez. Toutes les places sont prises.'
  },
  bots: {
    play: 'Contre l’ordinateur',
    playNote: '{game}, contre {count, plural, one {# joueur virtuel} other {# joueurs virtuels}} : {level}',
    asBefore: '{note}, comme la dernière fois',
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
    away: 'pas à la table',
    claim: 'S’asseoir ici',
    claimOf: 'S’asseoir ici, à la place {name_of}',
    yourName: 'Votre nom',
    sit: 'S’asseoir',
    leave: 'Se lever',
    leaveOf: 'Se lever de la place {name_of}'
  },
  chat: {
    title: 'Discussion',
    say: 'Dire quelque chose',
    unread: '{button}, {n, plural, one {# nouveau message} other {# nouveaux messages}}'
  },
  asked: {
    waiting: 'Un autre appareil ou onglet a votre place. On lui a demandé de la céder.'
  },
  wishes: {
    waiting: 'La place a été demandée à l’hôte : quelqu’un sur sa machine doit accepter.'
  },
  people: {
    title: 'Joueurs à la table',
    open: 'Places',
    watched: '{button}, {n, plural, one {# spectateur} other {# spectateurs}}',
    watching: 'En observant, vous voyez ce que tout le monde peut voir.',
    watchingFor: 'Vous regardez. Pour jouer, ou pour reprendre votre place, ouvrez « Places ».',
    waitingFor: 'On attend {asked_list}',
    waitingForGone: 'On attend {asked_list}, pas à la table',
    waitingForAbsent: 'On attend {asked_list} (pas à la table : {absent_list})',
    seatAway: '{name}, pas à la table',
    seatBot: '{name}, jeu confié à l’ordinateur',
    moved:
      '{host} avait l’adresse {address}. Si elle a changé, la machine de l’hôte montre la nouvelle avec un code QR, sous « Places ». Ouvrez-la et demandez votre place : un clic là-bas vous la rend.',
    closed: '{host} a fermé la partie. Elle est enregistrée et reprend ici dès qu’elle y sera rouverte.',
    awayLost: '{host} ne répond pas. Nouvelle tentative…'
  }
})
