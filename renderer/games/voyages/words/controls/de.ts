/** Labels and accessible names of every control of the table, in German. */
import { pluralsOf, type Spoken } from '../../../../words/catalogue'
import { bundleShort } from '../explain/de'
import { amount, dieColours, places, spaces, toward } from '../names/de'
import type * as said from './en'

const plural = pluralsOf('de')
const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`

/** "Würfel 5, rot, zweiter". */
export const dieName: typeof said.dieName = (die, seatColour, nth = 0) => {
  const ordinals = ['', 'zweiter', 'dritter', 'vierter', 'fünfter', 'sechster', 'siebter', 'achter']
  const colour = die.colour === 'own' ? seatColour : die.colour
  const parts = [
    `Würfel ${die.value === 0 ? 'ohne Wert' : die.value}`,
    dieColours[colour] ?? colour,
    ordinals[nth]
  ]
  return parts.filter(Boolean).join(', ')
}

export const dice: typeof said.dice = (count) => `${count} Würfel`
export const spaceName: typeof said.spaceName = (id, count) => `${spaces[id] ?? id}, verlangt ${dice(count)}`
export const khanName: typeof said.khanName = (least, left) =>
  left === 0
    ? 'Gunst des Khans, voll'
    : `Gunst des Khans, verlangt 1 Würfel ab ${least}, noch ${counted(left, 'Feld', 'Felder')} frei`
/** "Seidenstand, Spalte 4: 3 Seide". */
export const columnName: typeof said.columnName = (space, column, reward) =>
  `${spaces[space] ?? space}, Spalte ${column}: ${bundleShort(reward)}`
export const cardName: typeof said.cardName = (city, formula, nth = 0) =>
  `Stadtkarte ${places[city] ?? city}${nth > 0 ? ` ${nth + 1}` : ''}: ${formula}`
export const travelName: typeof said.travelName = (to, cost) =>
  `Reise ${toward(to)}: ${bundleShort(cost, 'frei')}`
export const goName: typeof said.goName = (to, cost) => `Für ${bundleShort(cost)} ${toward(to)}`
export const contractName: typeof said.contractName = (cost, reward, vp) =>
  `${bundleShort(cost)} → ${bundleShort(reward)}, ${amount('vp', vp)}`
export const completeName: typeof said.completeName = (cost, reward, vp) =>
  `Auftrag erfüllen: ${contractName(cost, reward, vp)}`
export const rowName: typeof said.rowName = (column, cost, reward, vp) =>
  `Auftrag in Spalte ${column}: ${contractName(cost, reward, vp)}`
export const tradeName: typeof said.tradeName = (times, cost, reward) =>
  `${times}-mal: ${bundleShort(cost)} → ${bundleShort(reward)}`
export const goodsName: typeof said.goodsName = (goods) => bundleShort(goods)
export const camelsName: typeof said.camelsName = (camels, coins) =>
  [camels > 0 ? amount('camel', camels) : '', coins > 0 ? amount('coin', coins) : '']
    .filter(Boolean)
    .join(' und ')
/** "noch 3 Kamele": what decides on equal points. */
export const camelsLeft: typeof said.camelsLeft = (count) => `noch ${amount('camel', count)}`
export const itemName: typeof said.itemName = (item, count) => amount(item, count)
export const goalName: typeof said.goalName = (names, vp) =>
  `${names.map((id) => places[id] ?? id).join(' und ')}: ${amount('vp', vp)}`

const steps = (n: number): string => counted(n, 'Schritt', 'Schritte')

/** Labels that stand on the table. */
export const labels: Spoken<typeof said.labels> = {
  map: 'Karte',
  actions: 'Aktionsfelder',
  rivals: 'Mitspieler',
  ownBoard: 'Eigenes Tableau',
  bonusBar: 'Bonusaktionen',
  diceOf: (name) => `Würfel von ${name}`,
  stock: 'Vorrat',
  contractsInHand: 'Aufträge',
  completed: (n) => `${n} erfüllt`,
  posts: 'Posten',
  postsLeft: (n) => `${n} übrig`,
  goals: 'Ziele',
  peekGoals: 'deine Ziele',
  bazaar: 'Großer Basar',
  khan: 'Gunst des Khans',
  coins5: '5 Münzen',
  purse: 'Geldbeutel',
  contracts: 'Aufträge',
  contractsHint: 'nimm 1–2, Würfel ≥ Spalte',
  travel: 'Reise',
  travelHint: 'Weg ≤ kleinster Würfel',
  travelSteps: (lowest) => `bis zu ${lowest} ${plural(lowest, { one: 'Schritt', other: 'Schritten' })}`,
  travelNote: 'Wer zuletzt reist, beginnt.',
  chosen: 'Gewählt',
  lowest: 'niedrigster',
  noDice: 'Keine Würfel mehr in dieser Runde',
  chooseDice: 'Wähle Würfel: Tasten 1 bis 9',
  value: 'Wert',
  setValue: (value) => `Wert ${value}`,
  cancel: 'Abbrechen',
  take: (n) => `${counted(n, 'Auftrag', 'Aufträge')} nehmen`,
  endTurn: 'Zug beenden',
  completeNow: 'Jetzt erfüllen',
  missing: (n) => `Es ${plural(n, { one: 'fehlt', other: 'fehlen' })} ${n}`,
  ready: (n) => `${n} bereit`,
  takenThisTurn: 'in diesem Zug genommen',
  oneDie: '1 Würfel',
  rollMark: 'würfelt: lässt sich nicht zurücknehmen',
  drawMark: 'zieht eine Karte: lässt sich nicht zurücknehmen',
  minus: 'Um 1 herunterdrehen',
  plus: 'Um 1 hochdrehen',
  scoreNow: 'Punkte',
  projected: 'absehbar',
  pointsNow: 'jetzt',
  diceLeft: (n) => (n === 0 ? 'keine Würfel übrig' : `${n} Würfel übrig`),
  standsIn: (place) => `Standort: ${place}`,
  boardOf: (name) => `Tableau von ${name}`,
  noContract: 'leerer Platz',
  pay: 'zahlen',
  free: 'frei',
  after: 'übrig',
  gain: 'erhalten',
  via: (list) => `über ${list}`,
  steps,
  go: 'Reisen',
  goOn: 'Hin, dann weiter',
  stop: 'Hier anhalten',
  stopName: 'Hier anhalten und die Bewegung beenden',
  stepsLeft: (n) => `${steps(n)} übrig`,
  ways: 'Andere Wege',
  leavePost: (place) => `Handelsposten in ${place} zurücklassen`,
  figure: (n) => `Figur ${n}`,
  newPost: 'neuer Posten',
  postOf: (name) => `Handelsposten von ${name}`,
  figureOf: (name) => `Figur von ${name}`,
  confirm: 'Bestätigen',
  less: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  chosenOf: (n, of) => `${n} von ${of} gewählt`,
  camelSlider: 'Wie viele Kamele, der Rest in Münzen',
  discard: (contract) => `Abgeben: ${contract}`,
  discardLast: 'Einen abzugeben macht Platz für den neuen.',
  keepInstead: (contract) => `Den neuen behalten, abgeben: ${contract}`,
  decline: 'Den neuen Auftrag ablehnen',
  drawn: 'Gezogener Auftrag',
  yours: 'Diesen abgeben',
  keepGoals: 'Diese zwei Ziele behalten',
  pick: (name) => `${name} spielen`,
  postFirst: (place) => `Zuerst den Posten in ${place}`,
  bonusOf: (place, reward) => `${place}: ${reward}`,
  movePost: (place) => `Den Posten aus ${place} versetzen`,
  neutral: 'neutral',
  lossTitle: 'Das Spiel hier beenden?',
  lossText: 'Du kannst noch einen Auftrag erfüllen, und dies ist dein letzter Zug.',
  lossEnd: 'Trotzdem beenden',
  lossStay: 'Zurück',
  leastNow: (n) => `${n}+`,
  seeBoard: (name) => `Tableau von ${name} zeigen`,
  decision: 'Entscheidung',
  startsRound: 'beginnt diese Runde'
}

/** Shortcuts of this table, for the list under `?`. */
export const shortcuts: Spoken<typeof said.shortcuts> = [
  { keys: ['1–9'], does: 'Einen Würfel wählen' },
  { keys: ['Enter'], does: 'Das Markierte ausführen' },
  {
    keys: ['↑', '↓', '←', '→'],
    does: 'Zwischen Würfeln und Feldern wechseln, auf der Karte den Wegen folgen'
  },
  { keys: ['C'], does: 'Einen Auftrag erfüllen' },
  { keys: ['M'], does: 'Ein Würfel für 3 Münzen' },
  { keys: ['R'], does: 'Einen Würfel neu würfeln' },
  { keys: ['A'], does: 'Einen Würfel um 1 drehen' },
  { keys: ['-', '+'], does: 'Den gewählten Würfel herunter- oder hochdrehen' },
  { keys: ['B'], does: 'Einen schwarzen Würfel nehmen' },
  { keys: ['E'], does: 'Zug beenden' },
  { keys: ['⇧', '1–3'], does: 'Das Tableau eines Mitspielers öffnen' },
  { keys: ['Esc'], does: 'Auswahl aufheben' }
]
