/** Names of the game's things in German. Places, characters and spaces are found by their ids. */
import { translate } from '../../../words/message'
import { names as en } from '../en/names'

export const names = translate('de', en, {
  /** "3 Kamele". */
  amounts: {
    coin: '{n, plural, one {# Münze} other {# Münzen}}',
    camel: '{n, plural, one {# Kamel} other {# Kamele}}',
    pepper: '{n, plural, one {# Pfeffer} other {# Pfeffer}}',
    silk: '{n, plural, one {# Seide} other {# Seide}}',
    gold: '{n, plural, one {# Gold} other {# Gold}}',
    vp: '{n, plural, one {# Punkt} other {# Punkte}}',
    'any-good': '{n, plural, one {# Ware nach Wahl} other {# Waren nach Wahl}}',
    'different-goods': '{n, plural, one {# Ware} other {# verschiedene Waren}}',
    'black-die': '{n, plural, one {# schwarzer Würfel} other {# schwarze Würfel}}',
    contract: '{n, plural, one {# Auftrag vom Stapel} other {# Aufträge vom Stapel}}',
    move: '{n, plural, one {# Schritt} other {# Schritte}}'
  },
  /** What is taken, gained or paid, where a language says it otherwise than `amounts`. */
  amountsTaken: {
    'black-die': '{n, plural, one {# schwarzen Würfel} other {# schwarze Würfel}}'
  },
  /** Column heads of a stock. */
  stockNames: {
    coin: 'Münzen',
    camel: 'Kamele',
    pepper: 'Pfeffer',
    silk: 'Seide',
    gold: 'Gold'
  },
  dieColours: {
    white: 'weiß',
    black: 'schwarz',
    blue: 'blau',
    yellow: 'gelb',
    green: 'grün',
    red: 'rot',
    violet: 'violett',
    token: 'Plättchen',
    neutral: 'neutral'
  },
  worth: {
    points: 'Punkte',
    atTheEnd: 'Spielende',
    stock: 'Waren, Münzen, Kamele',
    dice: 'Übrige Würfel',
    posts: 'Handelsposten',
    goals: 'Zielkarten',
    journeys: 'Städte am Weg',
    contracts: 'Aufträge im Besitz',
    character: 'Charakter',
    modules: 'Erweiterungen',
    shields: 'Wappen',
    seals: 'Gildensiegel',
    kept: 'Behaltene Außenposten',
    cards: 'Stadtkarten neben dem Plan',
    first: 'Startspieler',
    chance: 'Glück, im Mittel'
  },
  bonusActions: {
    'complete-contract': 'Auftrag erfüllen',
    'reroll-die': 'Neu würfeln',
    'adjust-die': 'Würfel ±1',
    'take-black-die': 'Schwarzer Würfel'
  },
  phases: {
    characters: 'Charakterwahl',
    goals: 'Zielwahl',
    income: 'Einkommen',
    turns: 'Züge',
    over: 'Spielende'
  },
  /** How the game begins and is counted. */
  moments: {
    nthPost: '{n, number}. Handelsposten',
    sum: 'zusammen {count, number} gewürfelt',
    low: 'wenig gewürfelt: {count, number} in Kamelen oder Münzen',
    rolled: 'Die Würfel sind gefallen',
    over: 'Die Reise ist zu Ende',
    stock: 'Münzen und Waren',
    mostNote: '{points, number} für die meisten erfüllten Aufträge',
    cards: 'Ziele',
    begins:
      '{coins, plural, one {# Münze} other {# Münzen}}, {camels, plural, one {# Kamel} other {# Kamele}}'
  },
  /** Action spaces that belong to a character. */
  ownSpaces: { 'gunj-goods': 'Waren der Gunj', 'gunj-move': 'Schritt der Gunj' },
  characters: {
    'altan-ord': {
      name: 'Altan Ord',
      short: 'Jeder Posten bringt mehr als der vorige',
      full: 'Der erste Posten bringt 1 Punkt, der zweite auch 1 Münze, dann auch ein Kamel, Pfeffer, Seide und Gold. Der siebte bringt all das und einen schwarzen Würfel. Spätere und versetzte Posten bringen nichts weiter.'
    },
    'berke-khan': {
      name: 'Berke Khan',
      short: 'Zahlt nie für besetzte Felder',
      full: 'Setzt Würfel auf besetzte Aktionsfelder, ohne Münzen zu zahlen. Alles andere gilt weiter: einmal je Farbe, und eine benutzte Stadtkarte bleibt zu.'
    },
    'gunj-kokochin': {
      name: 'Gunj Kököchin',
      short: 'Zwei eigene Felder',
      full: 'Hat zwei Aktionsfelder, die niemand sonst nutzen darf, in jeder Runde je ein Würfel mit beliebigem Wert: 2 Kamele und 2 Waren nach Wahl, worauf jeder Mitspieler eine Ware nimmt; oder einen Schritt auf der Karte.'
    },
    'johannes-caprini': {
      name: 'Johannes Caprini',
      short: 'Springt von Oase zu Oase; 3 Münzen je Runde',
      full: 'Darf von jeder Oase in einem einzigen Schritt zu jeder anderen Oase ziehen, ohne Wegekosten. Erhält zu Beginn jeder Runde 3 Münzen.'
    },
    'khan-arghun': {
      name: 'Khan Arghun',
      short: 'Nutzt in jedem Zug eine von 6 Stadtkarten',
      full: 'Hat sechs Stadtkarten neben dem Plan. Darf einmal im Zug als Bonusaktion eine davon wie mit einer 6 nutzen, ohne Würfel und ohne Posten; danach ist die Karte aus dem Spiel.'
    },
    'matteo-polo': {
      name: 'Matteo Polo',
      short: 'Ein weißer Würfel und ein Auftrag je Runde',
      full: 'Würfelt jede Runde den weißen Würfel mit den eigenen; er hat keine Farbe. Zieht außerdem zu Beginn jeder Runde einen Auftrag.'
    },
    'niccolo-and-marco-polo': {
      name: 'Niccolò & Marco Polo',
      short: 'Zwei Figuren; 1 Kamel je Runde',
      full: 'Reist mit zwei Figuren und darf die Schritte einer Bewegung auf beide verteilen. Erhält zu Beginn jeder Runde 1 Kamel.'
    },
    'raschid-ad-din-sinan': {
      name: 'Raschid ad-Din Sinan',
      short: 'Bestimmt den Wert jedes gesetzten Würfels',
      full: 'Würfelt nicht: Jeder Würfel bekommt beim Setzen den gewünschten Wert. Erhält keinen Ausgleich für niedrige Würfe.'
    }
  }
})
