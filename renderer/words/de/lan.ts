/** German: finding a host and joining it, opening a table to the LAN, passwords and links. */
import { translate } from '../message'
import { lan as en } from '../en/lan'

export const lan = translate('de', en, {
  lan: {
    host: 'Im LAN eröffnen',
    hostNote: 'Handys und Computer spielen mit',
    join: 'Mitspielen',
    joinNote: 'Bei einer Partie im LAN',
    by: {
      here: 'Hier',
      lan: 'Im LAN',
      bot: 'Vom Computer gespielt'
    },
    byOf: 'Wo {name} spielt',
    open: 'Einige spielen über das LAN',
    openNote: 'Gäste bringen ihre Namen mit.',
    gather: 'Raum öffnen'
  },
  joining: {
    title: 'Mitspielen',
    line: 'Gastgeber in diesem Netz erscheinen von selbst',
    searching: 'Gastgeber werden gesucht …',
    none: 'Noch kein Gastgeber. Jemand muss im selben Netz eine Partie für das LAN geöffnet haben.',
    found: 'Gefunden: {names_list}',
    typed: 'Adresse oder Raumcode',
    typedNote: 'Wie auf dem Bildschirm des Gastgebers, zum Beispiel 192.168.1.20 oder 008WJ.',
    go: 'Verbinden',
    going: 'Verbinde …',
    faults: {
      empty: 'Gib die Adresse oder den Raumcode ein, den der Gastgeber sieht.',
      letter: 'Ein Raumcode besteht nur aus Ziffern und Buchstaben.',
      length: 'Im Raumcode fehlt ein Zeichen, oder es ist eines zu viel.',
      check: 'Dieser Raumcode ist vertippt: Ein Zeichen ist falsch, oder zwei sind vertauscht.',
      address: 'Das ist keine Adresse. Gib sie so ein: 192.168.1.20 oder 192.168.1.20:41270.'
    },
    back: 'Zurück',
    cannotSee: 'Partie nicht zu sehen?',
    hosts: 'Gastgeber in diesem Netz',
    joinHost: 'Zu {name} gehen',
    ping: '{ms} ms',
    noTables: 'keine offene Partie',
    all: 'Alle {tables} Partien zeigen',
    fewer: 'Weniger zeigen',
    free: '{free} von {total} Plätzen frei',
    full: 'alle {total} Plätze besetzt',
    locked: 'gesperrt',
    password: 'Passwort',
    own: 'dein Platz ist hier',
    differs:
      'Dort läuft Caravanserai {theirs}, auf diesem Gerät {ours}. {who, select, here {Aktualisiere dieses Gerät.} there {Der Gastgeber muss aktualisieren.} other {Die ältere Version muss aktualisiert werden.}}'
  },
  rooms: {
    title: 'Partien von {host}',
    line: 'Wähle eine Partie, dann einen Platz',
    none: 'Zurzeit ist keine Partie für das LAN geöffnet. Sie erscheint hier, sobald der Gastgeber eine öffnet.',
    /** In place of the names: they are for who comes in. */
    hidden: 'Eine Partie mit Passwort',
    openHidden: 'Zur Partie mit Passwort',
    openTable: 'Zur Partie von {names}',
    leave: 'Diesen Gastgeber verlassen'
  },
  share: {
    title: 'Im LAN',
    off: 'Diese Partie ist nicht für das LAN geöffnet.',
    openIt: 'Für das LAN öffnen',
    closeIt: 'Für das LAN schließen',
    locked: 'Gesperrt',
    lockedNote: 'Niemand Neues kommt herein; wer einen Platz hat, kann zurückkehren.',
    spectators: 'Zuschauer',
    spectatorsNote: 'Wer keinen Platz hat, darf zusehen.',
    passwordSet: 'Ein Passwort wird verlangt.',
    passwordNone: 'Kein Passwort',
    passwordField: 'Neues Passwort',
    passwordKeep: 'Festlegen',
    passwordClear: 'Passwort entfernen',
    code: 'Raumcode',
    address: 'Adresse',
    link: 'Link für Browser',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    selected: 'Ausgewählt: Kopiere mit Strg+C.',
    qr: 'QR-Code des Links',
    other: 'Weitere Adressen dieses Geräts',
    opening: 'Wird für das Netz geöffnet …',
    /** The LAN is open, and this machine is on no network. */
    noAddress:
      'Dieses Gerät hat keine Adresse im Netz, deshalb kann noch niemand dazukommen. Verbinde es mit einem WLAN oder einem Kabel: Die Adresse erscheint hier von selbst.',
    /** Hosts cannot be discovered on this network. */
    byHand: 'Hier gibt es nur IPv6: Andere tippen die Adresse oder öffnen den Link.'
  },
  password: {
    title: 'Diese Partie verlangt ein Passwort',
    note: 'Der Gastgeber kann es dir sagen. Es wird nicht über das Netz geschickt.',
    field: 'Passwort',
    go: 'Eintreten',
    working: 'Wird geprüft …',
    wrong:
      '{left, plural, =0 {Das Passwort ist falsch.} one {Das Passwort ist falsch. Noch # Versuch bis zu einer Pause.} other {Das Passwort ist falsch. Noch # Versuche bis zu einer Pause.}}',
    wait: 'Zu viele falsche Passwörter. Warte {seconds, plural, one {# Sekunde} other {# Sekunden}}.'
  },
  seatLink: {
    title: 'Ein Link für den Platz von {name}',
    note: 'Wer ihn zuerst öffnet, bekommt den Platz, ohne Passwort und ohne Nachfrage. Er gilt einmal, 15 Minuten lang.',
    link: 'Link für eine einzige Person',
    qr: 'QR-Code des Links für den Platz von {name}'
  }
})
