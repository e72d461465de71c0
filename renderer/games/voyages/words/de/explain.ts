/** One sentence for every icon, tile, space and character: what it does (T-15). German. */
import { explain as family } from '../../../../polo/words/de/explain'
import { translate } from '../../../../words/message'
import { explain as en } from '../en/explain'

/** Both of the space and of the bonus action. */
const moneyBag =
  'Eine Bonusaktion: Lege einen Würfel für 3 Münzen hierher, so oft du willst; auch besetzt kostet das nichts.'

export const explain = translate('de', en, {
  ...family,
  items: {
    ...family.items,
    coin: 'Münzen bezahlen besetzte Felder, Reisen und manche Wege; am Ende sind 10 übrige Münzen 1 Punkt.',
    camel:
      'Kamele bezahlen Wege, Aufträge und Bonusaktionen; bei Gleichstand entscheiden die meisten Kamele.',
    pepper: 'Pfeffer ist die häufigste Ware; Aufträge verlangen ihn.',
    silk: 'Seide ist die mittlere Ware; Aufträge verlangen sie.',
    gold: 'Gold ist die seltenste Ware; Aufträge verlangen es.',
    'black-die':
      'Nimm einen schwarzen Würfel aus dem Vorrat und würfle ihn sofort (der von Raschid bekommt seinen Wert beim Setzen); er hat keine Farbe.',
    move: 'Schritte auf der Karte ohne den Preis der Reisetafel; Wege kosten weiterhin, was sie zeigen.',
    'other-city-bonus': 'Übernimm den Bonus einer beliebigen anderen kleinen Stadt.',
    'own-city-bonus': 'Erhalte den Bonus einer kleinen Stadt, in der dein Handelsposten steht.'
  },
  spaceHelp: {
    'bazaar-gold': 'Setze 3 Würfel. Der niedrigste erlaubt jede Spalte bis zu seinem Wert.',
    'bazaar-silk': 'Setze 2 Würfel. Der niedrigere erlaubt jede Spalte bis zu seinem Wert.',
    'bazaar-pepper': 'Setze 1 Würfel. Nimm eine Spalte bis zu seinem Wert.',
    'bazaar-camel': 'Setze 1 Würfel. Nimm eine Spalte bis zu seinem Wert.',
    'khans-favor':
      'Setze 1 Würfel, der mindestens so hoch ist wie der davor: 2 Kamele und eine Ware nach Wahl. Vier Plätze je Runde; du zahlst nie für sie.',
    'take-5-coins': 'Setze 1 Würfel mit beliebigem Wert: 5 Münzen.',
    'money-bag': moneyBag,
    contracts: 'Setze 1 Würfel und nimm einen oder zwei Aufträge aus Spalten bis zu seinem Wert.',
    travel:
      'Setze 2 Würfel und zieh höchstens so viele Schritte, wie der niedrigere zeigt. Schritte kosten Münzen nach der Tafel, Wege, was sie zeigen. Wer zuletzt reist, beginnt die nächste Runde.'
  },
  rowContract: 'Nimm ihn mit einem Würfel von mindestens {column}; erfüllt wird er später. {contract}',
  places: {
    'large-city':
      'Der erste Posten hier nimmt den Bonus neben der Stadt; jeder Posten öffnet seinem Besitzer die Karte der Stadt.',
    'small-city': 'Ein Posten hier bringt den Bonus neben der Stadt, sofort und zu Beginn jeder Runde.',
    oasis: 'Nur zum Durchreisen: Hier entstehen keine Posten.',
    start: 'Von hier brechen alle Figuren auf; hier entstehen keine Posten.',
    beijing: 'Das ferne Ende des Weges: Ein Posten hier bringt am Ende Punkte.'
  },
  postHelp:
    'Handelsposten von {owner}. Er zählt für Ziele, öffnet die Karte der Stadt und bringt in einer kleinen Stadt jede Runde deren Bonus.',
  startHelp: '{owner} beginnt diese Runde. Wer zuletzt reist, beginnt die nächste.',
  rowColumn: 'Spalte {column} verlangt einen Würfel von mindestens {column}.',
  rowColumnBonus:
    'Spalte {column} verlangt einen Würfel von mindestens {column}. Ihr Auftrag bringt außerdem {reward}, alles von einer Art.',
  postBonus: 'Ein Handelsposten in {city} bringt {reward_taken}, sofort und zu Beginn jeder Runde.',
  beijingSlots:
    'Der erste Handelsposten in Peking ist am Ende 10 Punkte wert, dann 7, 4 und 1. Wer dort einen hat, erhält außerdem 1 Punkt für je 2 übrige Waren.',
  postBadges: {
    8: 'Der 8. Handelsposten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
    9: 'Der 9. Handelsposten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
    11: 'Der 11. Handelsposten auf der Karte bringt sofort {points, plural, one {# weiteren Punkt} other {# weitere Punkte}}.'
  },
  goals:
    'Handelsposten an beiden Orten eines Ziels bringen dessen Punkte. Verschiedene Zielorte mit deinem Handelsposten bringen 1, 3, 6 oder 10 weitere.',
  projected:
    'Deine Punkte jetzt und wenn die Partie jetzt endete: mit Peking, Münzen, Waren und den meisten Aufträgen, ohne Ziele.',
  bonusHelp: {
    ...family.bonusHelp,
    'money-bag': moneyBag
  }
})
