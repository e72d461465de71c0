/** The log's sentences in German. */
import { translate } from '../../../words/message'
import { log as en } from '../en/log'

export const log = translate('de', en, {
  sentences: {
    characterTaken: '{who} spielt {character}',
    goalsDealt: '{who} bekommt {n, plural, one {# Ziel} other {# Ziele}}',
    roundStarted: 'Runde {round} beginnt mit {who}',
    diceRolled: 'Alle würfeln',
    dicePlaced: '{who} {space} mit {dice}',
    dieRerolled: '{who} würfelt neu, aus {die} wird {value}',
    dieAdjusted: '{who} dreht {die} auf {value}',
    blackDieTaken: '{who} nimmt {die}',
    blackDieRolled: '{who} nimmt und würfelt {die}',
    paid: '{who} zahlt {items} {why}',
    gained: '{who} erhält {items} {why}',
    nothingGained: '{who} geht leer aus: {reward}',
    noBlackDie: '{who} findet keinen schwarzen Würfel mehr',
    noContract: '{who} findet keinen Auftrag mehr',
    noStep: '{who} kann sich keinen Schritt leisten',
    contractDiscarded: '{who} gibt einen Auftrag über {cost} ab',
    contractDrawn: '{who} zieht einen Auftrag über {cost}',
    contractKept: '{who} behält den gezogenen Auftrag',
    contractDeclined: '{who} lehnt den gezogenen Auftrag ab',
    contractCompleted: '{who} erfüllt einen Auftrag über {cost}',
    stepped: '{who} reist {place_to}',
    postPlaced: '{who} eröffnet einen Handelsposten in {place}',
    postMoved: '{who} versetzt den Posten aus {from} {to_to}',
    outpostTaken: '{who} ist zuerst in {place}',
    gameScored: 'Die Punkte werden gezählt'
  },
  /** What an amount was for, in a few words after it. */
  shortPosts: '{n, plural, one {Handelsposten} other {# Handelsposten}}',
  why: {
    occupied: 'für das besetzte Feld',
    cityBonus: 'vom Bonus in {place}',
    outpost: 'vom Außenposten {place}',
    post: 'für den {n}. Handelsposten',
    route: 'für den Weg {place_to}',
    character: 'als {character}',
    compensation: 'für einen niedrigen Wurf',
    scoring: '({source})'
  },
  /** What was paid or gained by a bonus action. */
  bonusActions: {
    'complete-contract': 'für einen Auftrag',
    'reroll-die': 'für einen neuen Wurf',
    'adjust-die': 'für das Drehen eines Würfels',
    'take-black-die': 'für einen schwarzen Würfel'
  },
  dieWithoutValue: 'Würfel ({colour})',
  /** A city card as an action space. */
  card: 'Stadtkarte {city}',
  anyCard: 'Stadtkarte',
  /** A city card beside the board. */
  besideCard: '{who} nutzt eine Stadtkarte wie mit einer 6',
  roundTitle: 'Runde {round}',
  /** What an event turned up for good, as the undo names it. */
  revealed: {
    goalsDealt: 'Die Ziele wurden ausgeteilt',
    diceRolled: 'Die Würfel wurden geworfen',
    dieRerolled: 'Ein Würfel wurde neu geworfen',
    blackDieTaken: 'Ein schwarzer Würfel wurde geworfen',
    contractDrawn: 'Ein Auftrag wurde gezogen',
    gameScored: 'Die Ziele wurden gezeigt'
  }
})
