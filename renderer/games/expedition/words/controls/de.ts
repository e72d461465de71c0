/** Labels and accessible names of every control of the table, in German. */
import type { CardKind } from '../../../../../shared/games/expedition/types'
import { pluralsOf, type Spoken } from '../../../../words/catalogue'
import { card, cards, cardsOf, gold, list, requirements } from '../names/de'
import type * as said from './en'

const plural = pluralsOf('de')

/** "rote Seide, 2 Karten, 1 gewählt". */
export const handCard: typeof said.handCard = (kind, count, chosen) =>
  `${card(kind)}${count > 1 ? `, ${cards(count)}` : ''}${chosen > 0 ? `, ${chosen} gewählt` : ''}`
/** "Nehmen: rote Seide – beendet deinen Zug, lässt sich nicht zurücknehmen". */
export const take: typeof said.take = (kind) =>
  `Nehmen: ${card(kind)} – beendet deinen Zug, lässt sich nicht zurücknehmen`
export const shown: typeof said.shown = (kind) => `${card(kind)} in der Auslage`
export const draw: typeof said.draw = (count) =>
  `Oberste Karte ziehen (Stapel: ${cards(count)}) – beendet deinen Zug, lässt sich nicht zurücknehmen`
export const deck: typeof said.deck = (count) => `Stapel: ${cards(count)}`
export const discards: typeof said.discards = (count, top) =>
  `Ablage: ${cards(count)}${top ? `, ${card(top)} obenauf` : ''}`
/** What entering costs: "3 Karten und 1 Gold". */
export const cost: typeof said.cost = (count, spent) =>
  list([...(count > 0 || spent === 0 ? [cards(count)] : []), ...(spent > 0 ? [gold(spent)] : [])])

/** A space for those who listen: what it asks for, what lies there, who stands there, what it would cost. */
export const space: typeof said.space = (facts) =>
  [
    facts.name,
    facts.requirement ? `verlangt ${requirements[facts.requirement]}` : 'Start',
    facts.chest > 0 ? `Truhe mit ${gold(facts.chest)}` : '',
    facts.scoring === undefined ? '' : `bringt ${gold(facts.scoring)}`,
    facts.camels.length > 0 ? `hier: ${list(facts.camels)}` : '',
    facts.cost ? `betreten für ${cost(facts.cost.cards, facts.cost.gold)}` : ''
  ]
    .filter(Boolean)
    .join(', ')
export const camel: typeof said.camel = (owner, number) =>
  number === undefined ? `Kamel von ${owner}` : `Kamel ${number} von ${owner}`
export const goTo: typeof said.goTo = (name, count, spent) => `${name} betreten für ${cost(count, spent)}`
export const wayOf: typeof said.wayOf = (camelNumber, count, spent) =>
  `${camelNumber === undefined ? '' : `Kamel ${camelNumber}: `}${cost(count, spent)}`
/** "Kamel 1 nach Pamir, 2 nach Lop: 7 Karten". */
export const bothOf: typeof said.bothOf = (stands, count, spent) =>
  `Kamel ${stands.map(({ number, name }) => `${number} nach ${name}`).join(', ')}: ${cost(count, spent)}`
export const ballast: typeof said.ballast = (target, camelNumber) =>
  `Ballast abwerfen: 1 Gold${camelNumber === undefined ? '' : `, Kamel ${camelNumber}`} nach ${target}`
export const rival: typeof said.rival = (name, facts) => `${name}: ${facts.join(', ')}`
export const spending: typeof said.spending = (kinds: readonly CardKind[]) =>
  list([...new Set(kinds)].map((kind) => cardsOf(kind, kinds.filter((one) => one === kind).length)))

/** Labels that stand on the table. */
export const labels: Spoken<typeof said.labels> = {
  board: 'Der Weg',
  hand: 'Deine Hand',
  handOf: (name) => `Hand von ${name}`,
  handCards: (count) => cards(count),
  sort: 'Ordnen',
  sortBy: { good: 'nach Ware', colour: 'nach Farbe' },
  chosen: (count) => `${cards(count)} gewählt`,
  clear: 'Aufheben',
  enter: (name) => `${name} betreten`,
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
  purse: 'Deine Expedition',
  gold: 'Gold',
  ballast: 'Ballast abwerfen',
  ballastShort: 'Ballast',
  ballastKeys: ['B', '⇧ B'],
  camel: (number) => `Kamel ${number}`,
  bothCamels: 'beide Kamele',
  nextTip: (name, asks) => `Das nächste freie Feld ist ${name}: ${asks}.`,
  spaces: (count) => `${count} ${plural(count, { one: 'Feld', other: 'Felder' })}`,
  pays: 'zahlen',
  chest: 'Truhe',
  after: 'übrig',
  go: 'Betreten',
  cancel: 'Abbrechen',
  ways: 'Andere Wege',
  gathers: (city) => `Das Kamel kommt nach ${city}: kein Gold, und es hält für diesen Zug an.`,
  stops: (city) => `${city} beendet die Bewegung dieses Zuges.`,
  ends: (city) => `${city} beendet das Spiel sofort.`
}

/** Shortcuts of this table, for the list under `?`. */
export const shortcuts: Spoken<typeof said.shortcuts> = [
  { keys: ['←', '→', '↑', '↓'], does: 'Zwischen Karten wechseln, dem Weg folgen' },
  { keys: ['Leer'], does: 'Die markierte Karte oder das markierte Feld wählen' },
  { keys: ['Enter'], does: 'Das gewählte oder bezahlte Feld betreten' },
  { keys: ['1–5'], does: 'Eine Karte der Auslage nehmen' },
  { keys: ['D'], does: 'Vom Stapel ziehen' },
  { keys: ['B'], does: 'Ballast abwerfen' },
  { keys: ['⇧ B'], does: 'Ballast mit dem anderen Kamel abwerfen (zu zweit)' },
  { keys: ['C'], does: 'Ein Kamel wählen (zu zweit)' },
  { keys: ['S'], does: 'Die Hand nach Ware oder Farbe ordnen' },
  { keys: ['Esc'], does: 'Auswahl aufheben' }
]
