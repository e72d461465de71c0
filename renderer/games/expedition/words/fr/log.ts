/** The log's sentences in French. */
import { translate } from '../../../../words/message'
import { log as en } from '../en/log'

export const log = translate('fr', en, {
  sentences: {
    spaceEntered: '{who} entre à {space} {camel} pour {cards}',
    ballastDropped: '{who} jette du lest pour 1 or et entre à {space} {camel}',
    chestTaken: '{who} prend le coffre de {gold} or à {space}',
    camelGathered: '{who} arrive tard et prend place à {space} {camel}',
    displayTaken: '{who} prend {card} à l’étalage',
    displayFilled: 'Nouvelle carte : {card}',
    cardDrawn: '{who} pioche {card}',
    hiddenCardDrawn: '{who} pioche',
    deckShuffled: 'La défausse est mélangée : {n, plural, one {# carte} other {# cartes}} en pioche',
    interimScored: 'La première étape est décomptée à {city} {scores}',
    arrived: 'Le voyage s’achève : la dernière étape est décomptée {scores}',
    stuck: 'Personne ne peut continuer : la dernière étape est décomptée {scores}'
  },
  /** Which camel, where a seat has two. */
  camel: 'avec le chameau {number}',
  /** The heading of the log's second chapter. */
  secondStage: 'La seconde étape',
  /** Where a seat's camels stand, for the end screen: "camel in Dadu". */
  camelsIn: '{n, plural, one {chameau} other {chameaux}} à {places_list}',
  /** What an event turned up for good, as the undo names it. */
  revealed: {
    spaceEntered: 'des cartes ont été payées à découvert',
    displayFilled: 'une carte a été dévoilée',
    cardDrawn: 'une carte a été piochée',
    deckShuffled: 'la défausse a été mélangée'
  },
  /** What decides between equal gold, as a seat holds it. */
  distance: '{spaces, plural, =0 {à {city}} one {à # case {city_of}} other {à # cases {city_of}}}'
})
