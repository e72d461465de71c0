/** German: home, new table. */
import { translate } from '../message'
import { home as en } from '../en/home'

export const home = translate('de', en, {
  home: {
    welcome: 'Die Marco-Polo-Brettspiele an einem Tisch',
    continue: 'Weiterspielen',
    newTable: 'Neue Partie',
    newTableNote: 'Zu zweit bis zu fünft an diesem Gerät',
    games: 'Spiele',
    newTableOf: 'Neue Partie: {game}',
    openFile: 'Partie öffnen',
    openFileNote: 'oder eine .caravan-Datei hierher ziehen',
    settings: 'Einstellungen',
    standings: 'Bestenliste',
    credits: 'Mitwirkende',
    fan: 'Ein unabhängiges Fanprojekt. Weder mit den Autoren oder Verlagen der Spiele verbunden noch von ihnen unterstützt.',
    tables: 'Partien',
    finished: '{count, plural, one {# beendete Partie} other {# beendete Partien}}',
    search: 'Nach Person oder Spiel suchen',
    noneFound: 'Keine Partie passt.',
    noTables: 'Neu hier? Die Einführung eines Spiels spielt mit dir die erste Runde.',
    drop: 'Loslassen, um die Partie zu öffnen',
    menu: {
      main: 'Hauptmenü',
      more: 'Mehr zur Partie von {names}'
    },
    openTable: 'Partie von {names} öffnen',
    watchTable: 'Partie von {names} ansehen',
    rematch: 'Revanche',
    save: 'Kopie speichern …',
    abandon: 'Abbrechen …',
    remove: 'Löschen',
    removeAsking: 'Löschen …',
    undo: 'Zurücknehmen',
    status: {
      gathering: 'Wartet',
      running: 'Läuft',
      over: 'Beendet',
      abandoned: 'Abgebrochen',
      watchable: 'Zum Ansehen',
      damaged: 'Beschädigt'
    },
    won: 'Sieg: {names}',
    settingUp: 'Wird vorbereitet',
    unreadable: 'Spieldatei {id}',
    round: 'Runde {round}',
    begun: 'begonnen {when}',
    toMove: 'Am Zug: {names}',
    working: 'Einen Moment …'
  },
  when: {
    now: 'gerade\u00a0eben',
    minutes: 'vor\u00a0{n}\u00a0Min.',
    today: 'heute, {time}',
    yesterday: 'gestern, {time}',
    tag: 'de'
  },
  confirm: {
    remove: 'Diese Partie löschen?',
    removeNote: 'Am Tisch sitzen gerade Gäste: Für sie schließt er sofort.',
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
    saved: 'Gespeichert als {name}.',
    deleted: 'Gelöscht: {table}.',
    notSaved: 'Die Datei konnte nicht geschrieben werden.',
    notRead: 'Die Datei konnte nicht gelesen werden.'
  },
  newTable: {
    title: 'Neue Partie',
    who: 'Wer reist mit?',
    free: 'Hier sitzt niemand',
    game: 'Spiel',
    players: 'Anzahl der Spieler',
    playersShort: 'Spieler',
    playersOf: '{count} Spieler',
    seat: 'Platz {place}',
    name: 'Name auf Platz {place}',
    colour: 'Farbe von {name}',
    colourOfSeat: 'Farbe von Platz {place}',
    colourIs: '{colour}, {shape}',
    up: '{name} einen Platz nach oben',
    down: '{name} einen Platz nach unten',
    order: 'Plätze im Uhrzeigersinn.',
    orderKeys: 'Im Feld eines Namens verschiebt Alt mit ↑ oder ↓ den Platz.',
    taken: '{name} spielt an einem anderen Gerät',
    takenNote: 'Gäste behalten ihre Plätze und ihre Namen.',
    openTable: 'Offener Tisch',
    openTableNote: 'Alle Karten liegen für alle offen.',
    hints: 'Tipps',
    hintsNote: 'Auf Tastendruck der Plan eines Computerspielers.',
    switchedOn: 'jetzt dabei: bei {count} Spielern nötig',
    preset: 'Spielaufbau',
    drawn: 'Ausgelost',
    begin: 'Spiel starten',
    back: 'Zurück',
    nameMissing: 'Auf Platz {place} fehlt ein Name.',
    nameTwice: 'Zwei Spieler heißen {name}. Gib einem von ihnen einen anderen Namen.',
    failed: 'Die Partie konnte nicht angelegt werden: {reason}',
    names: ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara', 'Tariq', 'Ines', 'Otto']
  }
})
