/** German: the table's frame, its log, its refusals and its end. */
import { listsOf, type Spoken } from '../catalogue'
import { barrierOf, barriers, refusals } from '../refusals/de'
import type { table as said } from './en'

const list = listsOf('de')

export const table: Spoken<typeof said> = {
  table: {
    region: 'Spieltisch',
    round: 'Runde',
    roundName: (round, rounds) => (rounds === undefined ? `Runde ${round}` : `Runde ${round} von ${rounds}`),
    seats: 'Spieler in Zugreihenfolge',
    seatAsked: (name) => `${name}, am Zug`,
    seatWaits: (name) => name,
    opening: 'Der Tisch wird gedeckt …',
    over: 'Das Spiel ist zu Ende',
    overHow: 'Sieh dir den Spielplan oder das Ergebnis an.',
    abandoned: 'Diese Partie wurde abgebrochen',
    abandonedHow: 'Sie lässt sich ansehen, aber nicht weiterspielen.',
    result: 'Ergebnis',
    undo: 'Zurücknehmen',
    undoTip: 'Die letzte Entscheidung zurücknehmen',
    undoOf: (name) => `Die letzte Entscheidung von ${name} zurücknehmen`,
    barrier: (code) => barriers[code] ?? 'Das lässt sich nicht zurücknehmen.',
    barrierOf,
    showLog: 'Verlauf',
    settings: 'Einstellungen',
    shortcuts: 'Tastenkürzel',
    home: 'Startseite',
    turnOf: (name) => `${name} ist am Zug`,
    yourTurn: (name) => `${name}, du bist am Zug.`,
    dismiss: 'Ausblenden',
    stopped: 'Diese Partie ist stehen geblieben.',
    stoppedHow: 'Nichts, was angenommen wurde, ist verloren. Geh zur Startseite und öffne sie neu.',
    lost: 'Der Gastgeber antwortet nicht. Neuer Versuch …',
    reload: 'Neu laden'
  },
  curtain: {
    title: (name) => `Gib das Gerät an ${name} weiter`,
    only: (name) => `Jetzt sollte nur ${name} auf den Bildschirm schauen.`,
    ready: (name) => `Ich bin ${name}: zeig her`
  },
  parting: {
    over: (name) => `${name}, dein Zug ist zu Ende.`,
    pass: (name) => `Weiter an ${name}`
  },
  peek: {
    hold: 'Zum Ansehen halten',
    name: (what) => `Zum Ansehen halten: ${what ?? 'deine Geheimnisse'}`
  },
  log: {
    title: 'Verlauf',
    filter: 'Wessen Züge gezeigt werden',
    only: (name) => `Nur ${name}`,
    empty: 'Noch ist nichts geschehen.',
    loading: 'Frühere Züge werden geholt …',
    undone: 'zurückgenommen',
    tookBack: (name) => `${name} nimmt die letzte Entscheidung zurück.`
  },
  refusals,
  unknownRefusal: (code) => `Das geht nicht (${code}).`,
  end: {
    title: 'Die Reise ist zu Ende',
    winner: (name) => `${name} gewinnt`,
    winners: (names) => `${list(names)} gewinnen gemeinsam`,
    ranking: 'Rangliste',
    total: 'Gesamt',
    source: 'Herkunft',
    chart: (name, parts) => `${name}: ${parts.join(', ')}`,
    rematch: 'Revanche',
    save: 'Partie speichern',
    look: 'Spielplan ansehen',
    home: 'Startseite',
    abandoned: 'Diese Partie wurde vor ihrem Ende abgebrochen.'
  },
  shortcuts: {
    title: 'Tastenkürzel',
    undo: 'Die letzte Entscheidung zurücknehmen',
    people: 'Wer am Tisch sitzt',
    talk: 'Gespräch',
    log: 'Zum Verlauf',
    skip: 'Halten: Bewegungen sofort beenden',
    help: 'Diese Liste',
    space: 'Leertaste',
    escape: 'Esc',
    close: 'Fenster schließen, Auswahl aufheben',
    game: 'An diesem Tisch'
  }
}
