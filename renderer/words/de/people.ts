/** German: the lobby, the seats and people of a table, their requests and chat. */
import { translate } from '../message'
import { people as en } from '../en/people'

export const people = translate('de', en, {
  lobby: {
    title: 'Der Raum',
    waits: '{free, plural, =0 {Alle sind da} one {Es fehlt noch # Person} other {Es fehlen noch # Personen}}',
    begin: 'Beginnen',
    beginWhy:
      '{free, plural, one {Ein Platz ist noch frei. Warte, spiele ihn hier oder gib ihn dem Computer.} other {# Plätze sind noch frei. Warte, spiele sie hier oder gib sie dem Computer.}}',
    hostBegins: 'Der Gastgeber beginnt, wenn alle da sind.',
    hostCanBegin: 'Der Gastgeber kann jetzt beginnen.',
    home: 'Zurück',
    change: 'Tisch ändern',
    changeGo: 'Änderungen speichern',
    changeFailed: 'Der Tisch konnte nicht geändert werden: {reason}',
    seats: 'Plätze',
    chat: 'Gespräch',
    open: 'Eine Partie im LAN ist nicht verschlüsselt: Wer das Netz kontrolliert, kann mitlesen.',
    spectator: 'Du siehst zu. Nimm einen freien Platz, um mitzuspielen.',
    onlooker: 'Du siehst zu. Alle Plätze sind besetzt.'
  },
  bots: {
    play: 'Gegen den Computer',
    playNote: '{game}, gegen {count, plural, one {# Computerspieler} other {# Computerspieler}}: {level}',
    asBefore: '{note}, wie zuletzt eingestellt',
    level: 'Wie stark {name} spielt',
    style: 'Spielstil von {name}',
    styled: '{style}: {note}',
    seat: 'Computer: {level}',
    standsIn: 'Computer: {level}, bis {name} zurück ist',
    names: { 1: 'Träger', 2: 'Händler', 3: 'Karawanenführer', 4: 'Gesandter', 5: 'Marco Polo' },
    strength: { 1: 'leicht', 2: 'mittel', 3: 'gut', 4: 'stark', 5: 'sehr stark' },
    notes: {
      1: 'Leicht: ein sinnvoller Plan, wenn auch nicht immer der beste.',
      2: 'Mittel: plant den ganzen Zug.',
      3: 'Gut: blickt über den Zug hinaus.',
      4: 'Stark: spielt seine besten Pläne in Gedanken weiter.',
      5: 'Sehr stark: vergleicht mehr Pläne, und länger.'
    }
  },
  seats: {
    free: 'frei',
    here: 'am Gerät des Gastgebers',
    hereLocal: 'an diesem Gerät',
    you: 'du',
    lan: 'im LAN',
    away: 'nicht am Tisch',
    claim: 'Hier hinsetzen',
    claimOf: 'Hier hinsetzen, auf den Platz von {name}',
    yourName: 'Dein Name',
    sit: 'Hinsetzen',
    leave: 'Aufstehen',
    leaveOf: 'Vom Platz von {name} aufstehen'
  },
  chat: {
    title: 'Gespräch',
    say: 'Etwas sagen',
    unread: '{button}, {n, plural, one {# neue Nachricht} other {# neue Nachrichten}}'
  },
  asked: {
    waiting: 'Ein anderes Gerät oder ein anderer Tab hat deinen Platz und wurde gebeten, ihn abzugeben.'
  },
  wishes: {
    waiting: 'Der Gastgeber wurde um den Platz gebeten: Jemand an seinem Gerät muss zustimmen.'
  },
  people: {
    title: 'Wer am Tisch sitzt',
    open: 'Mitspieler',
    watched: '{button}, {n, plural, one {# Zuschauer} other {# Zuschauer}}',
    watching: 'Beim Zusehen siehst du, was alle sehen dürfen.',
    watchingFor: 'Du siehst zu. Zum Mitspielen, oder um deinen Platz zurückzubekommen, öffne „Mitspieler“.',
    waitingFor: 'Warten auf {asked_list}',
    waitingForGone: 'Warten auf {asked_list}, nicht am Tisch',
    waitingForAbsent: 'Warten auf {asked_list} (nicht am Tisch: {absent_list})',
    seatAway: '{name}, nicht am Tisch',
    seatBot: '{name}, vom Computer gespielt',
    moved:
      '{host} hatte die Adresse {address}. Falls sie sich geändert hat, zeigt das Gerät des Gastgebers die neue mit einem QR-Code unter „Mitspieler“. Öffne sie und bitte um deinen Platz: Ein Klick dort gibt ihn zurück.',
    closed:
      '{host} hat die Partie geschlossen. Sie ist gespeichert und geht hier weiter, sobald sie dort wieder geöffnet wird.',
    awayLost: '{host} antwortet nicht. Neuer Versuch …'
  }
})
