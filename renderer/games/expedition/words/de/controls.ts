/** Labels and accessible names of every control of the table, in German. */
import { translate } from '../../../../words/message'
import { controls as en } from '../en/controls'

export const controls = translate('de', en, {
  /** "rote Seide, 2 Karten, 1 gewählt". */
  handOf:
    '{card}{count, plural, one {} other {, # Karten}}{chosen, plural, =0 {} one {, # gewählt} other {, # gewählt}}',
  /** "Nehmen: rote Seide – beendet deinen Zug, lässt sich nicht zurücknehmen". */
  takeOf: 'Nehmen: {card} – beendet deinen Zug, lässt sich nicht zurücknehmen',
  inDisplay: '{card} in der Auslage',
  draw: 'Oberste Karte ziehen (Stapel: {count, plural, one {# Karte} other {# Karten}}) – beendet deinen Zug, lässt sich nicht zurücknehmen',
  deck: 'Stapel: {count, plural, one {# Karte} other {# Karten}}',
  pile: 'Ablage: {count, plural, one {# Karte} other {# Karten}}',
  pileWithTop: 'Ablage: {count, plural, one {# Karte} other {# Karten}}, {top} obenauf',
  /** A space for those who listen: what it asks for, what lies there, who stands there, what it would cost. */
  facts: {
    asks: 'verlangt {requirement}',
    start: 'Start',
    chest: 'Truhe mit {gold} Gold',
    scoring: 'bringt {gold} Gold',
    camels: 'hier: {camels_list}',
    cost: 'betreten für {cost}'
  },
  camelOf: 'Kamel von {owner}',
  nthCamelOf: 'Kamel {number} von {owner}',
  enterFor: '{name} betreten für {cost}',
  wayOfCamel: 'Kamel {number}: {cost}',
  /** "Kamel 1 nach Pamir, 2 nach Lop: 7 Karten". */
  waysOfCamels: 'Kamel {stands}: {cost}',
  stand: '{number} nach {name}',
  dropFor: 'Ballast abwerfen: 1 Gold nach {target}',
  dropForCamel: 'Ballast abwerfen: 1 Gold, Kamel {number} nach {target}',
  rivalHas: '{name}: {facts}',
  /** Labels that stand on the table. */
  labels: {
    board: 'Die Strecke',
    hand: 'Deine Hand',
    handOf: 'Hand von {name}',
    handCards: '{count, plural, one {# Karte} other {# Karten}}',
    sort: 'Ordnen',
    sortBy: { good: 'nach Ware', colour: 'nach Farbe' },
    chosen: '{count, plural, one {# Karte} other {# Karten}} gewählt',
    clear: 'Aufheben',
    enter: '{name} betreten',
    empty: 'Keine Karten auf der Hand',
    laid: 'Gelegt',
    market: 'Karten zum Nehmen',
    drawTitle: 'Eine Karte nehmen',
    drawNote: 'beendet deinen Zug, endgültig',
    deck: 'Stapel',
    discards: 'Ablage',
    noCard: 'Es liegt keine Karte mehr offen.',
    pass: 'Zug ohne Karte beenden',
    rivals: 'Mitspieler',
    race: 'Das Rennen',
    toGo: '{count, plural, one {# Feld} other {# Felder}} bis {city}',
    arrived: 'in {city}',
    purse: 'Deine Expedition',
    purseOf: 'Expedition von {name}',
    gold: 'Gold',
    ballast: 'Ballast abwerfen',
    ballastShort: 'Ballast',
    ballastKeys: ['B', '⇧ B'],
    camel: 'Kamel {number}',
    bothCamels: 'beide Kamele',
    nextTip: 'Das nächste freie Feld ist {name}: {asks}.',
    spaces: '{count, plural, one {# Feld} other {# Felder}}',
    pays: 'zahlen',
    chest: 'Truhe',
    after: 'übrig',
    go: 'Betreten',
    enterNote: 'zeigt deine Karten, endgültig',
    cancel: 'Abbrechen',
    ways: 'Andere Wege',
    gathers: 'Das Kamel kommt nach {city}: kein Gold, und es hält für diesen Zug an.',
    stops: '{city} beendet die Bewegung dieses Zuges.',
    ends: '{city} beendet die Partie sofort.'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['←', '→', '↑', '↓'], does: 'Zwischen Karten wechseln, der Strecke folgen' },
    { keys: ['Leertaste'], does: 'Die markierte Karte oder das markierte Feld wählen' },
    { keys: ['Eingabe'], does: 'Das gewählte oder bezahlte Feld betreten' },
    { keys: ['1–5'], does: 'Eine Karte der Auslage nehmen' },
    { keys: ['D'], does: 'Vom Stapel ziehen' },
    { keys: ['B'], does: 'Ballast abwerfen' },
    { keys: ['⇧ B'], does: 'Ballast mit dem anderen Kamel abwerfen (zu zweit)' },
    { keys: ['C'], does: 'Ein Kamel wählen (zu zweit)' },
    { keys: ['S'], does: 'Die Hand nach Ware oder Farbe ordnen' },
    { keys: ['Esc'], does: 'Auswahl aufheben' }
  ]
})
