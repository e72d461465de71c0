/** Labels and accessible names of every control of the table, in German. */
import { controls as family } from '../../../../polo/words/de/controls'
import { translate } from '../../../../words/message'
import { controls as en } from '../en/controls'

export const controls = translate('de', en, {
  ...family,
  offer: '{book}: {reward}',
  paidOffer: '{book}: {reward} für {cost}',
  takeSeal: '{seal}: Würfel ab {die}',
  cityContract: 'Auftrag in {city}: {contract}',
  special: '{city}: {reward}',
  shields:
    '{n, plural, =0 {Noch kein Wappen} one {# Wappen: {points} am Ende} other {# Wappen: {points} am Ende}}',
  goal: 'Zielkarte: {parts_list}',
  goalSeal: '{seal}, verbessert: {points}',
  goalShield: '{shield}: ein Wappen mehr',
  payWay: '{cost} zahlen',
  labels: {
    ...family.labels,
    completeNow: 'Erfüllen',
    seals: 'Gildensiegel',
    shields: 'Wappen',
    shieldsNow: '{shields, number} → {points, number}',
    keepGoal: 'Dieses Ziel behalten',
    keepGoalNote:
      'Jedes Siegel der Karte, das du verbesserst, bringt seine Punkte. Jedes ihrer Wappen, das du hast, zählt als eines mehr.',
    useKept: 'Das behaltene Plättchen nutzen: {reward}',
    jadeAsked: 'fragen',
    jadeNeeded: 'nach Bedarf',
    jadeName: 'Jade: {how}',
    jadeHelp:
      'Eine Jade darf für eine Münze oder ein Kamel stehen. Nach Bedarf: Jade zahlt nur, was fehlt. Fragen: Bei jeder Zahlung, die mit Jade möglich ist, entscheidest du, wie viel.',
    payHow: 'Wie zahlst du?',
    extraPost: 'Handelsposten auch in {place}',
    noExtraPost: 'Keinen weiteren Handelsposten',
    noMoreBonus: 'Kein weiterer Bonus',
    takeThis: '{contract} nehmen',
    noContractHere: 'Keinen nehmen',
    keepPairs: 'Nichts tauschen',
    swapPairs: 'Tausche {pairs_list} gegen',
    double: '{name} zweimal: {reward}',
    pickBlack: 'Den schwarzen Würfel mit {value} nehmen',
    blackDice: 'Schwarze Würfel auf dem Plan'
  },
  /** Shortcuts of this table, for the list under `?`. */
  shortcuts: [
    { keys: ['1–9'], does: 'Einen Würfel wählen' },
    { keys: ['Eingabe'], does: 'Das Markierte ausführen' },
    {
      keys: ['↑', '↓', '←', '→'],
      does: 'Zwischen Würfeln und Feldern wechseln, auf der Karte den Wegen folgen'
    },
    { keys: ['C'], does: 'Einen Auftrag erfüllen' },
    { keys: ['S'], does: 'Ein Gildensiegel verbessern' },
    { keys: ['M'], does: 'Einen Würfel in den Geldbeutel' },
    { keys: ['R'], does: 'Einen Würfel neu würfeln' },
    { keys: ['A'], does: 'Einen Würfel um 1 drehen' },
    { keys: ['-', '+'], does: 'Den gewählten Würfel herunter- oder hochdrehen' },
    { keys: ['B'], does: 'Einen schwarzen Würfel nehmen' },
    { keys: ['J'], does: 'Jade: nach Bedarf oder fragen' },
    { keys: ['E'], does: 'Zug beenden' },
    { keys: ['Umschalt', '1–3'], does: 'Das Tableau eines Mitspielers öffnen' },
    { keys: ['Esc'], does: 'Auswahl aufheben' }
  ]
})
