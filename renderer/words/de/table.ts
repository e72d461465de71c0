/** German: the table's frame, its log, its refusals and its end. */
import { translate } from '../message'
import { table as en } from '../en/table'

export const table = translate('de', en, {
  table: {
    open: 'Offener Tisch',
    openNote: 'Offener Tisch: Alle sehen alle Ziele und Handkarten.',
    noHints: 'An diesem Tisch gibt es keine Tipps.',
    region: 'Spieltisch',
    round: 'Runde',
    roundName: 'Runde {round}',
    roundOf: 'Runde {round} von {rounds}',
    seats: 'Spieler in Zugreihenfolge',
    seatAsked: '{name}, am Zug',
    seatWaits: '{name}',
    opening: 'Die Partie wird aufgebaut …',
    over: 'Die Partie ist zu Ende',
    overHow: 'Sieh dir den Spielplan oder das Ergebnis an.',
    abandoned: 'Diese Partie wurde abgebrochen',
    abandonedHow: 'Sie lässt sich ansehen, aber nicht weiterspielen.',
    result: 'Ergebnis',
    undo: 'Zurücknehmen',
    undoTip: 'Die letzte Entscheidung zurücknehmen',
    undoOf: 'Die letzte Entscheidung von {name} zurücknehmen',
    undoWhat: 'Zurücknehmen: {what}',
    undoJourney: 'Die ganze Reise zurücknehmen. Ziel: {place}',
    undoTurnEnd: 'Das Zugende von {name} zurücknehmen',
    undoSince: '{what}, und alles seither',
    noUndo: 'Das lässt sich nicht zurücknehmen.',
    showLog: 'Verlauf',
    settings: 'Einstellungen',
    more: 'Mehr',
    shortcuts: 'Tastenkürzel',
    mute: 'Ton aus',
    unmute: 'Ton an',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild beenden',
    home: 'Startseite',
    turnOf: '{name} ist am Zug',
    dismiss: 'Ausblenden',
    stopped: 'Diese Partie ist stehen geblieben.',
    stoppedHow: 'Nichts, was angenommen wurde, ist verloren. Geh zur Startseite und öffne sie neu.',
    lost: 'Der Gastgeber antwortet nicht. Neuer Versuch …',
    reload: 'Neu laden'
  },
  curtain: {
    title: 'Gib das Gerät an {name} weiter',
    only: 'Jetzt sollte nur {name} auf den Bildschirm schauen.',
    ready: 'Ich bin {name}: zeig her'
  },
  passDevice: {
    over: '{name}, dein Zug ist zu Ende.',
    pass: 'Weiter an {name}'
  },
  peek: {
    hold: 'Zum Ansehen halten',
    name: 'Zum Ansehen halten: {what}',
    secrets: 'deine Geheimnisse'
  },
  log: {
    title: 'Verlauf',
    filter: 'Wessen Züge gezeigt werden',
    only: 'Nur {name}',
    pointsOnly: 'Nur was am Ende zählt',
    raise: 'Verlauf über den Tableaus öffnen',
    lower: 'Verlauf wieder schließen',
    empty: 'Noch ist nichts geschehen.',
    loading: 'Frühere Züge werden geholt …',
    undone: 'zurückgenommen',
    takenBack: '{n, plural, one {# Zeile zurückgenommen} other {# Zeilen zurückgenommen}}',
    tookBack: '{name} nimmt die letzte Entscheidung zurück.'
  },
  unknownRefusal: 'Das geht nicht ({code}).',
  end: {
    title: 'Die Reise ist zu Ende',
    winner: '{name} gewinnt',
    youWin: 'Du gewinnst',
    winners: '{names_list} gewinnen gemeinsam',
    you: 'du bist {place}, Rückstand: {points}',
    youLevel: 'du bist {place}',
    ranking: 'Rangliste',
    total: 'Gesamt',
    source: 'Herkunft',
    chart: '{name}: {parts}',
    rematch: 'Revanche',
    save: 'Partie speichern',
    look: 'Spielplan ansehen',
    home: 'Startseite'
  },
  shortcuts: {
    title: 'Tastenkürzel',
    undo: 'Die letzte Entscheidung zurücknehmen',
    people: 'Wer am Tisch sitzt',
    talk: 'Gespräch',
    log: 'Zum Verlauf',
    sound: 'Ton an oder aus',
    fullScreen: 'Vollbild an oder aus',
    skip: 'Halten: Bewegungen sofort beenden',
    help: 'Diese Liste',
    space: 'Leertaste',
    escape: 'Esc',
    close: 'Fenster schließen, Auswahl aufheben',
    game: 'An diesem Tisch'
  }
})
