/** The log's sentences. `{who}`: the player; a sentence begins with it, since it is left out under a turn's mark. */
import { byIds, english } from '../../../../words/message'

export const log = english({
  sentences: {
    spaceEntered: '{who} enters {space} {camel} for {cards}',
    ballastDropped: '{who} drops ballast for 1 gold and enters {space} {camel}',
    chestTaken: '{who} takes the chest with {gold} gold in {space}',
    camelGathered: '{who} arrives late and is moved to {space} {camel}',
    displayTaken: '{who} takes {card} from the display',
    displayFilled: '{card} is laid out',
    cardDrawn: '{who} draws {card} from the deck',
    hiddenCardDrawn: '{who} draws from the deck',
    deckShuffled: 'The discards are shuffled: {n, plural, one {# card} other {# cards}} in the deck',
    interimScored: 'The first stage is scored in {city} {scores}',
    arrived: 'The journey ends: the last stage is scored {scores}',
    stuck: 'Nobody can go on: the last stage is scored {scores}'
  },
  /** Which camel, where a seat has two. */
  camel: 'with camel {number}',
  /** The heading of the log's second chapter. */
  secondStage: 'The second stage',
  /** Where a seat's camels stand, for the end screen: "camel in Dadu". */
  camelsIn: '{n, plural, one {camel} other {camels}} in {places_list}',
  /** What an event turned up for good, as the undo names it. */
  revealed: byIds({
    spaceEntered: 'cards were paid openly',
    displayFilled: 'a card was turned up',
    cardDrawn: 'a card was drawn',
    deckShuffled: 'the discards were shuffled'
  }),
  /** What decides between equal gold, as a seat holds it. */
  distance: '{spaces, plural, =0 {in {city}} one {# space from {city}} other {# spaces from {city}}}'
})
