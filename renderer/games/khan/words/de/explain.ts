/** One sentence for every icon, tile, space and character: what it does (T-15). German. */
import { explain as family } from '../../../../polo/words/de/explain'
import { translate } from '../../../../words/message'
import { explain as en } from '../en/explain'

/** Both of the space and of the bonus action. */
const moneyBag =
  'Eine Bonusaktion: Lege einen Würfel für 3 Münzen, 2 Kamele oder 1 Jade hierher, so oft du willst; das kostet nichts.'

export const explain = translate('de', en, {
  ...family,
  items: {
    ...family.items,
    coin: 'Münzen bezahlen besetzte Felder und viele Wege; am Ende sind 10 übrige Münzen 1 Punkt.',
    camel:
      'Kamele bezahlen Wege, Aufträge und Bonusaktionen; bei Gleichstand entscheiden die meisten Kamele.',
    pepper: 'Pfeffer ist die Ware von Buch I; Aufträge und Siegel verlangen ihn.',
    silk: 'Seide ist die Ware von Buch II; Aufträge und Siegel verlangen sie.',
    gold: 'Gold ist die Ware von Buch III; Aufträge und Siegel verlangen es.',
    jade: 'Jade ist eine eigene Ware. Bei jeder Zahlung darf sie für eine Münze oder ein Kamel stehen, nie umgekehrt; am Ende sind 2 übrige Waren, auch Jade, 1 Punkt.',
    'black-die': 'Nimm einen schwarzen Würfel vom Plan; er hat keine Farbe.',
    'contract-from-city':
      'Nimm einen Auftrag aus einer Auftragsstadt mit deinem Posten. Du darfst ihn ablehnen.',
    move: 'Schritte auf der Karte ohne Reisefeld; Wege kosten weiterhin, was sie zeigen.',
    'other-city-bonus':
      'Erhalte den Bonus eines beliebigen anderen Bonusmarkers auf dem Plan; ein Handelsposten ist dort nicht nötig.',
    'own-city-bonus': 'Erhalte den Bonus einer Markerstadt, in der dein Handelsposten steht.',
    'coins-or-camel': 'Nimm 2 Münzen oder 1 Kamel für jede Oase.'
  },
  spaceHelp: {
    'book-1':
      'Setze 1 Würfel mit beliebigem Wert und nimm eines der vier Angebote. Die des Plättchens kosten Jade.',
    'book-2': 'Setze 1 Würfel ab 3 und nimm eines der vier Angebote. Die des Plättchens kosten Jade.',
    'book-3-upper':
      'Setze 1 Würfel ab 5 und nimm eines der vier Angebote. Die des Plättchens kosten Jade. Das Buch hat zwei eigene Felder.',
    'book-3-lower':
      'Setze 1 Würfel ab 5 und nimm eines der vier Angebote. Die des Plättchens kosten Jade. Das Buch hat zwei eigene Felder.',
    'khans-favor':
      'Setze 1 Würfel, der mindestens so hoch ist wie der davor: 4 Münzen und 2 Kamele. Besetzte Plätze kosten nichts.',
    'guild-seals':
      'Setze 2 Würfel und nimm ein Gildensiegel, das du noch nicht hast; der niedrigere Würfel muss seine Zahl erreichen. Siegel öffnen Wasserwege und lassen sich verbessern.',
    'travel-lower': 'Setze 1 Würfel, zahle 2 Münzen und zieh 1 Schritt.',
    'travel-middle':
      'Setze 2 Würfel und zieh höchstens so viele Schritte, wie der niedrigere zeigt, bis zur Zahl des Feldes.',
    'travel-upper':
      'Setze 3 Würfel und zieh höchstens so viele Schritte, wie der niedrigste zeigt, bis zur Zahl des Feldes. In einer durchreisten Stadt darf ein weiterer Handelsposten entstehen.',
    contracts:
      'Setze 1 Würfel und nimm einen oder zwei Aufträge aus Städten mit deinem Handelsposten, dann 3 Münzen.',
    'special-balkh':
      'Verlangt deinen Handelsposten in Balch und 1 Würfel: die gezeigte Belohnung, dann der Bonus des Siegels der Stadt, wenn verbessert, für hohe Würfel zweimal.',
    'special-hormuz':
      'Verlangt deinen Handelsposten in Hormus und 1 Würfel: die gezeigte Belohnung, dann der Bonus des Siegels der Stadt, wenn verbessert, für hohe Würfel zweimal.',
    'special-baghdad':
      'Verlangt deinen Handelsposten in Bagdad und 1 Würfel: die gezeigte Belohnung, dann der Bonus des Siegels der Stadt, wenn verbessert, für hohe Würfel zweimal.',
    'money-bag': moneyBag,
    ...family.ownSpaceHelp,
    'gunj-move':
      'Setze 1 Würfel mit beliebigem Wert: ein Schritt auf der Karte, ohne Reisefeld; Wege kosten, was sie zeigen. Nur für Gunj, einmal in der Runde.'
  },
  hourglass:
    'Wer zuletzt mit den meisten Würfeln gereist ist, beginnt die nächste Runde; nach jetzigem Stand: {owner}.',
  places: {
    start: 'Von hier brechen alle Figuren auf; hier entstehen keine Posten.',
    contract:
      'Mit einem Posten hier darfst du die Aufträge der Stadt nehmen; wenn er entsteht, sofort einen.',
    card: 'Ein Posten hier öffnet seinem Besitzer die Karte der Stadt.',
    bonus: 'Ein Posten hier bringt den Bonus des Markers, sofort und zu Beginn jeder Runde.',
    special: 'Ein Posten hier bringt den Bonus des Markers und öffnet die Aktion der Stadt.',
    oasis: 'Nur zum Durchreisen: Hier entstehen keine Posten.'
  },
  shield: 'Wappen in {city}: {shield}. Verschiedene Wappen zählen am Ende.',
  postHelp: 'Handelsposten von {owner}. Am Ende zählt das Wappen der Stadt; er öffnet, was in ihr liegt.',
  startHelp: '{owner} beginnt diese Runde. Wer zuletzt mit den meisten Würfeln reist, beginnt die nächste.',
  takeSealEffect: 'Zahle {cost_taken}, dann nimm ein Gildensiegel mit einem Würfel.',
  areaCard: 'Stadtkarte der Runde: {effect} Verlangt 1 Würfel und keinen Handelsposten; einmal je Runde.',
  marker: 'Ein Handelsposten in {city} bringt {reward_taken}, sofort und zu Beginn jeder Runde.',
  cityContract: 'Auftrag in {city}: Nimm ihn mit einem Handelsposten dort. {contract}',
  special:
    'Besondere Stadt {city}: Mit deinem Handelsposten und 1 Würfel erhältst du {reward_taken}, dann, falls verbessert, den Bonus von „{seal}“: {bonus_taken}{twice, plural, =0 {} one {, ab einer # zweimal} other {, ab einer # zweimal}}.',
  specialByDie:
    'Besondere Stadt {city}: Mit deinem Handelsposten und 1 Würfel erhältst du {reward_taken}, dann, falls verbessert, den Bonus von „{seal}“: {bonus_taken}; bei einer 1 bis 6 so oft: {times}.',
  offer: 'Nimm {reward_taken}.',
  paidOffer: 'Zahle {cost_taken} und nimm {reward_taken}.',
  nextOffers: 'Das Plättchen der nächsten Runde: {one} für 1 Jade, {two} für 2 Jade.',
  lastOffers: 'Das sind die Angebote der letzten Runde: Es folgt kein Plättchen mehr.',
  sealOpen:
    '{seal}: öffnet die Wasserwege, die es zeigen. Es zu verbessern kostet {improve_taken} und bringt {bonus_taken}, sofort und zu Beginn jeder Runde.',
  sealTaken: 'Es zu nehmen verlangt mindestens eine {die} und bringt einmal {reward_taken}.',
  sealImproved: '{seal}, verbessert: {bonus_taken} zu Beginn jeder Runde.',
  routeSeal: '{from} – {to}: {cost} je Durchgang; verlangt das {seal}.',
  shieldTrack: 'Verschiedene Wappen deiner Handelsposten zählen am Ende; jedes weitere bringt mehr.',
  shieldNext: 'Das nächste bringt dich auf {points}.',
  kept: 'Außenposten-Plättchen, das Filippo behalten hat: einmal als Bonusaktion für {reward_taken}.',
  postBadges: {
    9: 'Der 9. Handelsposten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
    10: 'Der 10. Handelsposten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
    11: 'Der 11. Handelsposten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
    13: 'Der 13. Handelsposten auf der Karte bringt sofort {points, plural, one {# weiteren Punkt} other {# weitere Punkte}}.'
  },
  goals: 'Deine Zielkarte bringt Punkte für verbesserte Siegel und zählt einige Wappen noch einmal.',
  projected:
    'Deine Punkte jetzt und wenn die Partie jetzt endete: mit Wappen, Münzen, Waren und den meisten Aufträgen, ohne die Zielkarte.',
  bonusHelp: {
    ...family.bonusHelp,
    'improve-seal':
      'Zahle, was unter einem deiner Gildensiegel steht: Sein Bonus kommt sofort und zu Beginn jeder Runde. Ohne Würfel, so oft du kannst.',
    'money-bag': moneyBag,
    'take-black-die': 'Zahle 3 Kamele für einen schwarzen Würfel. Einmal je Zug.'
  }
})
