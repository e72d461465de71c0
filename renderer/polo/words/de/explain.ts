/** One sentence for every icon, tile, space and character: what it does (T-15). German. */
import { translate } from '../../../words/message'
import { explain as en } from '../en/explain'

export const explain = translate('de', en, {
  /** An empty bundle, and a way that costs nothing. */
  nothing: 'nichts',
  free: 'gratis',
  items: {
    vp: 'Siegpunkte entscheiden das Spiel.',
    'any-good': 'Eine Ware deiner Wahl: Pfeffer, Seide oder Gold, auch mehrmals dieselbe.',
    'different-goods': 'Waren deiner Wahl, alle verschieden.',
    contract: 'Zieh einen Auftrag; sind deine beiden Plätze belegt, darf er einen ersetzen.'
  },
  /** Of action spaces that belong to a character. */
  ownSpaceHelp: {
    'gunj-goods':
      'Setze 1 Würfel mit beliebigem Wert: 2 Kamele und 2 Waren nach Wahl; jeder Mitspieler nimmt eine Ware. Nur für Gunj, einmal in der Runde.'
  },
  occupiedHelp:
    '{price, plural, =0 {Besetzt, aber du zahlst nichts dafür.} one {Besetzt: kostet # Münze mit diesen Würfeln.} other {Besetzt: kostet # Münzen mit diesen Würfeln.}}',
  occupiedAny: 'Besetzt: kostet so viele Münzen, wie dein niedrigster gesetzter Würfel zeigt.',
  occupiedRange:
    'Besetzt: kostet {least} bis {most} Münzen, je nachdem, was du hier wählst. Würfel ohne Wert zählen so niedrig, wie deine Wahl erlaubt, und du zahlst ebenso viele Münzen.',
  dice: {
    own: 'Ein Würfel deiner Farbe: Deine Farbe darf je Runde einmal auf jedem Feld liegen.',
    black: 'Ein schwarzer Würfel: Er darf auf jedes Feld, auch wo deine Farbe schon liegt.',
    white: 'Ein weißer Würfel: Er darf auf jedes Feld, auch wo deine Farbe schon liegt.',
    token:
      'Ein Würfelplättchen: Es behält seinen Wert, darf auf jedes Feld, auch wo deine Farbe schon liegt, und wird einmal je Partie benutzt.'
  },
  rivalDie: '{owner} kann diesen Würfel in dieser Runde noch setzen.',
  rivalValueless: '{owner} kann diesen Würfel in dieser Runde noch setzen; bis dahin hat er keinen Wert.',
  figureHelp:
    'Figur von {owner}. Reisen und gewonnene Schritte bewegen sie; eine Stadt, in der eine Bewegung endet, bekommt einen Posten.',
  /** What a city card does. */
  effects: {
    /** One way of a trade; `{ways}` are these, joined by `or`. */
    trade: '{cost_taken} für {reward_taken}',
    or: ' oder ',
    once: 'Zahle {ways}, höchstens so oft, wie der Würfel zeigt.',
    mixed: 'Zahle {ways}, höchstens so oft, wie der Würfel zeigt; beide Arten dürfen gemischt werden.',
    oneWay: 'Zahle {ways}, höchstens so oft, wie der Würfel zeigt; nur auf eine der beiden Arten.',
    perPost:
      '{reward_taken} für jeden deiner Handelsposten auf der Karte, höchstens so oft, wie der Würfel zeigt.',
    perContract:
      '{reward_taken} für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie der Würfel zeigt.',
    byDie: 'Je nach Würfel – {values}.',
    /** What a value of the die gives, or a range of values; joined by `semicolon`. */
    byValue: '{value}: {reward_taken}',
    byRange: '{from} bis {to}: {reward_taken}',
    semicolon: '; ',
    perPip: '{reward_taken} für jedes Auge des Würfels.'
  },
  card: 'Stadtkarte {city}: {effect} Verlangt deinen Handelsposten in der Stadt und 1 Würfel; einmal je Runde.',
  firstPost: 'Der erste Handelsposten in {city} bringt {reward_taken}.',
  contractFor: 'Zahle {cost_taken}: Du erhältst {reward_taken} und {points}.',
  route: '{from} – {to}: {cost} je Durchgang.',
  character: '{name}: {full}',
  blackDiceLeft: 'noch {left}',
  lostBlackDie: 'Kein schwarzer Würfel ist übrig: Dieser Teil der Belohnung verfällt.',
  unrolledBlackDie:
    'Zahle Kamele für einen schwarzen Würfel. Wie deine anderen hat er keinen Wert, bis du ihn setzt. Einmal je Zug.',
  bonusHelp: {
    'complete-contract':
      'Bezahle einen deiner Aufträge und erhalte seine Belohnung und Punkte. Ohne Würfel, so oft du kannst.',
    'reroll-die': 'Zahle 1 Kamel und würfle einen deiner Würfel neu. Das lässt sich nicht zurücknehmen.',
    'adjust-die': 'Zahle Kamele und drehe einen deiner Würfel um 1 hoch oder herunter.',
    'take-black-die':
      'Zahle Kamele für einen schwarzen Würfel, der sofort geworfen wird. Einmal je Zug; das lässt sich nicht zurücknehmen.'
  }
})
