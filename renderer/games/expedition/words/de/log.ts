/** The log's sentences in German. */
import { translate } from '../../../../words/message'
import { log as en } from '../en/log'

export const log = translate('de', en, {
  sentences: {
    spaceEntered: '{who} betritt {space} {camel} für {cards_taken}',
    ballastDropped: '{who} wirft für 1 Gold Ballast ab und betritt {space} {camel}',
    chestTaken: '{who} nimmt die Truhe mit {gold} Gold in {space}',
    camelGathered: '{who} kommt spät und zieht nach {space} {camel}',
    displayTaken: '{who} nimmt {card_taken} aus der Auslage',
    displayFilled: 'Neu ausgelegt: {card}',
    cardDrawn: '{who} zieht {card_taken} vom Stapel',
    hiddenCardDrawn: '{who} zieht vom Stapel',
    deckShuffled: 'Die Ablage wird gemischt: {n, plural, one {# Karte} other {# Karten}} im Stapel',
    interimScored: 'Die erste Etappe wird in {city} gewertet {scores}',
    arrived: 'Die Reise ist zu Ende: Die letzte Etappe wird gewertet {scores}',
    stuck: 'Niemand kann weiter: Die letzte Etappe wird gewertet {scores}'
  },
  /** Which camel, where a seat has two. */
  camel: 'mit Kamel {number}',
  /** The heading of the log's second chapter. */
  secondStage: 'Die zweite Etappe',
  /** Where a seat's camels stand, for the end screen: "camel in Dadu". */
  camelsIn: '{n, plural, one {Kamel} other {Kamele}} in {places_list}',
  /** What an event turned up for good, as the undo names it. */
  revealed: {
    spaceEntered: 'Karten wurden offen ausgespielt',
    displayFilled: 'Eine Karte wurde aufgedeckt',
    cardDrawn: 'Eine Karte wurde gezogen',
    deckShuffled: 'Die Ablage wurde gemischt'
  },
  /** What decides between equal gold, as a seat holds it. */
  distance: '{spaces, plural, =0 {in {city}} one {# Feld vor {city}} other {# Felder vor {city}}}'
})
