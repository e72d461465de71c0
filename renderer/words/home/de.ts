/** German: home, new table, settings, credits. */
import { pluralsOf, type Spoken } from '../catalogue'
import type { home as said } from './en'

const plural = pluralsOf('de')

export const home: Spoken<typeof said> = {
  home: {
    welcome: 'Die Marco-Polo-Brettspiele an einem Tisch',
    continue: 'Weiterspielen',
    newTable: 'Neue Partie',
    newTableNote: 'Zu zweit bis zu fünft an diesem Gerät',
    openFile: 'Partie öffnen',
    openFileNote: 'oder eine .caravan-Datei hierher ziehen',
    settings: 'Einstellungen',
    credits: 'Mitwirkende',
    fan: 'Ein unabhängiges Fanprojekt. Weder mit den Autoren oder Verlagen der Spiele verbunden noch von ihnen unterstützt.',
    tables: 'Partien',
    noTables: 'Auf diesem Gerät wurde noch keine Partie begonnen.',
    drop: 'Loslassen, um die Partie zu öffnen',
    menu: {
      main: 'Hauptmenü',
      table: (names) => `Partie von ${names}`,
      more: (names) => `Mehr zur Partie von ${names}`
    },
    open: 'Öffnen',
    openTable: (names) => `Partie von ${names} öffnen`,
    look: 'Ergebnis ansehen',
    rematch: 'Revanche',
    save: 'Kopie speichern …',
    abandon: 'Abbrechen …',
    remove: 'Löschen …',
    status: {
      gathering: 'Wartet',
      running: 'Läuft',
      over: 'Beendet',
      abandoned: 'Abgebrochen',
      damaged: 'Beschädigt'
    },
    settingUp: 'Wird vorbereitet',
    unreadable: (id) => `Spieldatei ${id}`,
    round: (round) => `Runde ${round}`,
    toMove: (names) => `Am Zug: ${names}`,
    choices: (count) => `${count} ${plural(count, { one: 'Entscheidung', other: 'Entscheidungen' })}`,
    working: 'Einen Moment …'
  },
  when: {
    now: 'gerade eben',
    minutes: (n) => `vor ${n} Min.`,
    today: (time) => `heute, ${time}`,
    yesterday: (time) => `gestern, ${time}`,
    tag: 'de'
  },
  confirm: {
    remove: 'Diese Partie löschen?',
    removeNote:
      'Die Spieldatei ist dann endgültig weg. Wenn du sie behalten willst, speichere zuerst eine Kopie.',
    removeGo: 'Löschen',
    abandon: 'Diese Partie abbrechen?',
    abandonNote: 'Sie bleibt in der Liste und lässt sich ansehen, aber niemand kann weiterspielen.',
    abandonGo: 'Partie abbrechen',
    secrets: 'Diese Partie läuft noch',
    secretsNote:
      'Eine Kopie enthält die Geheimnisse aller Spieler und die Reihenfolge der kommenden Karten. Trotzdem speichern?',
    secretsGo: 'Kopie speichern'
  },
  files: {
    saved: (name) => `Gespeichert als ${name}.`,
    notSaved: 'Die Datei konnte nicht geschrieben werden.',
    notRead: 'Die Datei konnte nicht gelesen werden.'
  },
  newTable: {
    title: 'Neue Partie',
    invite: 'Wer reist mit?',
    free: 'Hier sitzt niemand',
    game: 'Spiel',
    players: 'Anzahl der Spieler',
    playersShort: 'Spieler',
    playersOf: (count) => `${count} Spieler`,
    seat: (place) => `Platz ${place}`,
    name: (place) => `Name auf Platz ${place}`,
    colour: (place, name) => `Farbe von ${name || `Platz ${place}`}`,
    colourIs: (colour, shape) => `${colour}, ${shape}`,
    up: (name) => `${name} einen Platz nach oben`,
    down: (name) => `${name} einen Platz nach unten`,
    order: 'Plätze im Uhrzeigersinn.',
    orderKeys: 'Alt mit ↑ oder ↓ in einem Namen verschiebt den Platz.',
    preset: 'Spielaufbau',
    start: 'Startspieler',
    drawn: 'Ausgelost',
    begin: 'Aufbrechen',
    back: 'Zurück',
    nameMissing: (place) => `Auf Platz ${place} fehlt ein Name.`,
    nameTwice: (name) => `Zwei Spieler heißen ${name}. Gib einem von ihnen einen anderen Namen.`,
    failed: (reason) => `Die Partie konnte nicht angelegt werden: ${reason}`,
    names: ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara', 'Tariq', 'Ines', 'Otto']
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    speed: 'Bewegung der Spielsteine',
    speedNote:
      'Halte die Leertaste gedrückt, um eine Bewegung sofort zu beenden. Wünscht das System weniger Bewegung, wird das beachtet.',
    speeds: { 0: 'Aus', 1: 'Normal', 2: 'Schnell', 4: 'Sehr schnell' },
    shortcuts: 'Tastenkürzel',
    notSaved: 'Die Einstellungen konnten nicht gespeichert werden.'
  },
  credits: {
    title: 'Mitwirkende',
    fan: 'Caravanserai ist ein unabhängiges Fanprojekt für Menschen, die die Brettspiele besitzen und mögen. Es enthält nichts von deren Grafik.',
    games:
      'The Voyages of Marco Polo ist ein Brettspiel von Simone Luciani und Daniele Tascini, erschienen bei Hans im Glück und anderen, Marco Polo Expedition eines von Reiner Knizia. Alle Rechte an den Spielen liegen bei ihren Inhabern.',
    art: 'Grafik',
    artLines: [
      'Küstenlinien: Natural Earth, über world-atlas (gemeinfrei).',
      'Symbole: game-icons.net von Delapouite, Lorc und anderen (CC BY 3.0), umgefärbt. Alles andere wurde für dieses Projekt gezeichnet.'
    ],
    fonts: 'Schriften',
    fontLines: ['EB Garamond, IM Fell English und Inter (SIL Open Font License 1.1).'],
    software: 'Software',
    softwareLines: [
      'Vue, Pinia, Reka UI, Zod, jsonc-parser, pure-rand, qrcode, noble-hashes, topojson-client, ws und Electron (MIT, ISC und ähnliche Lizenzen).'
    ]
  }
}
