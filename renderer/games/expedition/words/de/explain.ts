/** One sentence for every icon, piece and number: what it means (T-15). German. */
import { translate } from '../../../../words/message'
import { explain as en } from '../en/explain'

export const explain = translate('de', en, {
  /** What pays for a space with this icon. */
  requirements: {
    'one-good': 'Eine beliebige Warenkarte. Ein Kameltreiber ist nie eine Ware.',
    'three-identical-goods': 'Drei Karten derselben Ware, in beliebigen Farben.',
    'four-different-goods': 'Je eine Karte Öl, Gewürze, Seide und Früchte, in beliebigen Farben.',
    'two-drivers': 'Zwei Kameltreiber, in beliebigen Farben.',
    'three-of-one-colour': 'Drei Karten einer Farbe, Waren und Treiber beliebig gemischt.',
    'five-colours': 'Fünf Karten, eine jeder Farbe, Waren und Treiber beliebig gemischt.',
    'two-identical-goods': 'Zwei Karten derselben Ware, in beliebigen Farben.',
    'one-driver': 'Ein Kameltreiber beliebiger Farbe.',
    'two-of-one-colour': 'Zwei Karten einer Farbe, Waren und Treiber beliebig gemischt.'
  },
  chest: 'Eine Truhe mit {count} Gold: Das erste Kamel, das hierher kommt, erhält sie.',
  stageSeal:
    'Bringt {count} Gold, wenn das erste Kamel {city} betreten hat: Dann ziehen alle Kamele auf diesen Siegeln nach {city}.',
  finalSeal: 'Bringt {count} Gold am Ende, wenn ein Kamel {city} betritt.',
  priced: 'Kupfern gestrichelt: Das geht, kostet aber auch 1 Gold für den Schritt, den der Ballast zahlt.',
  ballast:
    'Einmal im Zug bringt 1 Gold ein Kamel ohne Karten auf sein nächstes freies Feld, wenn ein Mitspieler dieses Feld schon erreicht {passing, select, true {oder hinter sich gelassen } other {}}hat.',
  deck: '{count, plural, =0 {Der Stapel ist leer: Die Ablage wird gemischt, sobald eine Karte gebraucht wird.} one {# Karte, verdeckt.} other {# Karten, verdeckt.}} Die oberste Karte zu ziehen beendet deinen Zug und lässt sich nicht zurücknehmen.',
  discards:
    '{count, plural, one {# ausgespielte Karte, offen.} other {# ausgespielte Karten, offen.}} Die Ablage wird zum Stapel, wenn dieser aufgebraucht ist.',
  display:
    'Nimm diese Karte: Das beendet deinen Zug und lässt sich nicht zurücknehmen. Ihr Platz wird sofort vom Stapel aufgefüllt.',
  handCount:
    'Karten auf der Hand. {open, select, true {An diesem Tisch liegen sie für alle offen.} other {Niemand sonst sieht sie.}}',
  helps: 'Offene Karten, die helfen würden: {cards}.',
  noneHelps: 'Keine offene Karte würde helfen: Zieh vom Stapel oder spare.',
  cards: {
    driver: 'Kameltreiber bezahlen, wo Treiber oder Karten ihrer Farbe verlangt sind.',
    good: 'Waren bezahlen, wo diese Ware, verschiedene Waren oder Karten ihrer Farbe verlangt sind.'
  },
  fits: 'Sie würde helfen bei: {spaces}.',
  ballastStep: 'Ballast: Dieser Schritt kostet 1 Gold statt Karten.',
  camelStands: 'Steht in {space}: {count, plural, one {# Feld} other {# Felder}} vor {city}.',
  purse:
    'Wer am Ende das meiste Gold hat, gewinnt. Bei Gleichstand entscheidet das Kamel, das der Zielstadt am nächsten ist.',
  stageCity:
    '{city} fasst beliebig viele Kamele. Wer die Stadt betritt, hält für diesen Zug an; nach dem Zug des Ersten wird die erste Etappe gewertet.',
  finalCity: 'Die Partie endet sofort, wenn ein Kamel {city} betritt.'
})
