/** One sentence for every icon, tile, space and character: what it does (T-15). German. */
import type { Effect } from '../../../../../shared/games/voyages/effects'
import type { Bundle } from '../../../../../shared/games/voyages/types'
import { listsOf } from '../../../../words/catalogue'
import { entriesOf, runsOf } from '../bundles'
import { amount, amountTaken, places } from '../names/de'
import type * as said from './en'

const list = listsOf('de')

/** "1 Kamel und 3 Pfeffer", as what somebody pays or gets. */
const bundleWords = (bundle: Bundle): string =>
  list(entriesOf(bundle).map(([item, count]) => amountTaken(item, count))) || 'nichts'
/** "1 Kamel, 3 Pfeffer": for names of buttons; `none` for an empty bundle. */
export const bundleShort: typeof said.bundleShort = (bundle, none = 'nichts') =>
  entriesOf(bundle)
    .map(([item, count]) => amount(item, count))
    .join(', ') || none

export const items: typeof said.items = {
  coin: 'Münzen bezahlen besetzte Felder, Reisen und manche Wege; am Ende sind 10 übrige Münzen 1 Punkt.',
  camel: 'Kamele bezahlen Wege, Aufträge und Bonusaktionen; bei Gleichstand entscheiden die meisten Kamele.',
  pepper: 'Pfeffer ist die häufigste Ware; Aufträge verlangen ihn.',
  silk: 'Seide ist die mittlere Ware; Aufträge verlangen sie.',
  gold: 'Gold ist die seltenste Ware; Aufträge verlangen es.',
  vp: 'Siegpunkte entscheiden das Spiel.',
  'any-good': 'Eine Ware deiner Wahl: Pfeffer, Seide oder Gold, auch mehrmals dieselbe.',
  'different-goods': 'Waren deiner Wahl, alle verschieden.',
  'black-die': 'Nimm einen schwarzen Würfel aus dem Vorrat und würfle ihn sofort; er hat keine Farbe.',
  contract: 'Zieh einen Auftrag; sind deine beiden Plätze belegt, darf er einen ersetzen.',
  move: 'Schritte auf der Karte ohne den Preis der Reisetafel; Wege kosten weiterhin, was sie zeigen.',
  'other-city-bonus': 'Übernimm den Bonus einer beliebigen anderen kleinen Stadt.',
  'own-city-bonus': 'Erhalte den Bonus einer kleinen Stadt, in der dein Handelsposten steht.'
}

export const spaceHelp: typeof said.spaceHelp = {
  'bazaar-gold': 'Setze 3 Würfel. Der niedrigste erlaubt jede Spalte bis zu seinem Wert.',
  'bazaar-silk': 'Setze 2 Würfel. Der niedrigere erlaubt jede Spalte bis zu seinem Wert.',
  'bazaar-pepper': 'Setze 1 Würfel. Nimm eine Spalte bis zu seinem Wert.',
  'bazaar-camel': 'Setze 1 Würfel. Nimm eine Spalte bis zu seinem Wert.',
  'khans-favor':
    'Setze 1 Würfel, der mindestens so hoch ist wie der davor: 2 Kamele und eine Ware nach Wahl. Vier Felder je Runde, nie eine Zahlung.',
  'take-5-coins': 'Setze 1 Würfel mit beliebigem Wert: 5 Münzen.',
  'money-bag':
    'Eine Bonusaktion: Lege einen Würfel für 3 Münzen ab, so oft du willst und immer ohne Zahlung.',
  contracts: 'Setze 1 Würfel und nimm einen oder zwei Aufträge aus Spalten bis zu seinem Wert.',
  travel:
    'Setze 2 Würfel und zieh höchstens so viele Schritte, wie der niedrigere zeigt. Schritte kosten Münzen nach der Tafel, Wege, was sie zeigen. Wer zuletzt reist, beginnt die nächste Runde.'
}
export const occupiedHelp: typeof said.occupiedHelp = (price) =>
  price === 0
    ? 'Besetzt, aber du zahlst nichts dafür.'
    : `Besetzt: kostet ${amount('coin', price)} mit diesen Würfeln.`
export const occupiedAny = 'Besetzt: kostet so viele Münzen, wie dein niedrigster gesetzter Würfel zeigt.'

/** What a city card does. */
export const effectWords: typeof said.effectWords = (effect: Effect) => {
  switch (effect.kind) {
    case 'trade': {
      const ways = effect.options.map((way) => `${bundleWords(way.cost)} für ${bundleWords(way.reward)}`)
      const often = 'höchstens so oft, wie der Würfel zeigt'
      return `Zahle ${ways.join(' oder ')}, ${often}${effect.options.length > 1 ? (effect.mix ? '; beide Tausche dürfen gemischt werden' : '; nur einen der beiden Tausche') : ''}.`
    }
    case 'perCount':
      return `${bundleWords(effect.reward)} für jeden ${effect.count === 'posts' ? 'deiner Handelsposten auf der Karte' : 'Auftrag, den du erfüllt hast'}, höchstens den Wert des Würfels.`
    case 'byDie':
      return `Je nach Würfel – ${byValue(effect.rewards)}.`
    case 'perPip':
      return `${bundleWords(effect.reward)} für jedes Auge des Würfels.`
    default:
      return effect satisfies never
  }
}
const byValue = (rewards: readonly Bundle[]): string =>
  runsOf(rewards)
    .map(({ from, to, reward }) => `${from === to ? from : `${from} bis ${to}`}: ${bundleWords(reward)}`)
    .join('; ')
export const cityCard: typeof said.cityCard = (city, effect) =>
  `Stadtkarte ${places[city] ?? city}: ${effectWords(effect)} Verlangt deinen Handelsposten in der Stadt und 1 Würfel; einmal je Runde.`
export const outpost: typeof said.outpost = (city, reward) =>
  `Der erste Handelsposten in ${places[city] ?? city} bringt ${bundleWords(reward)}.`
export const cityBonus: typeof said.cityBonus = (city, reward) =>
  `Ein Handelsposten in ${places[city] ?? city} bringt ${bundleWords(reward)}, sofort und zu Beginn jeder Runde.`
export const beijingSlots =
  'Der erste Handelsposten in Peking ist am Ende 10 Punkte wert, dann 7, 4 und 1. Wer dort einen hat, erhält außerdem 1 Punkt für je 2 übrige Waren.'
export const postBadges: typeof said.postBadges = {
  8: 'Der 8. Handelsposten auf der Karte bringt sofort 5 Punkte.',
  9: 'Der 9. Handelsposten auf der Karte bringt sofort 10 Punkte.',
  11: 'Der 11. Handelsposten auf der Karte bringt sofort 10 weitere Punkte.'
}
export const contract: typeof said.contract = (cost, reward, vp) =>
  `Zahle ${bundleWords(cost)}: Du erhältst ${bundleWords(reward)} und ${amount('vp', vp)}.`
export const routeCost: typeof said.routeCost = (from, to, cost) =>
  `${places[from] ?? from} – ${places[to] ?? to}: ${bundleShort(cost, 'frei')} je Durchgang.`
export const goals =
  'Handelsposten an beiden Orten eines Ziels bringen dessen Punkte. Verschiedene Zielorte mit deinem Handelsposten bringen 1, 3, 6 oder 10 weitere.'
export const character: typeof said.character = (name, full) => `${name}: ${full}`
export const projected =
  'Deine Punkte jetzt und wenn das Spiel jetzt endete: mit Peking, Münzen, Waren und den meisten Aufträgen, ohne Ziele.'
export const blackDiceLeft: typeof said.blackDiceLeft = (left) => `noch ${left}`
export const bonusHelp: typeof said.bonusHelp = {
  'complete-contract':
    'Bezahle einen deiner Aufträge und erhalte seine Belohnung und Punkte. Frei, so oft du kannst.',
  'money-bag': spaceHelp['money-bag'],
  'reroll-die': 'Zahle 1 Kamel und würfle einen deiner Würfel neu. Das lässt sich nicht zurücknehmen.',
  'adjust-die': 'Zahle 2 Kamele und drehe einen deiner Würfel um 1 hoch oder herunter.',
  'take-black-die':
    'Zahle 3 Kamele für einen schwarzen Würfel, der sofort geworfen wird. Einmal je Zug; das lässt sich nicht zurücknehmen.'
}
