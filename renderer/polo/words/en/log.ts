/** The log's sentences. `{who}`: the player; a sentence begins with it, since it is left out under a turn's mark. */
import { byIds, english } from '../../../words/message'

export const log = english({
  sentences: {
    characterTaken: '{who} plays {character}',
    goalsDealt: '{who} is dealt {n, plural, one {# goal} other {# goals}}',
    roundStarted: 'Round {round} begins with {who}',
    diceRolled: 'Everybody rolls',
    dicePlaced: '{who} {space} with {dice}',
    dieRerolled: '{who} rerolls {die} to {value}',
    dieAdjusted: '{who} turns {die} to {value}',
    blackDieTaken: '{who} takes {die}',
    blackDieRolled: '{who} takes and rolls {die}',
    paid: '{who} pays {items} {why}',
    gained: '{who} gains {items} {why}',
    nothingGained: '{who} gets nothing for {reward}',
    noBlackDie: '{who} finds no black die left',
    noContract: '{who} finds no contract left',
    noStep: '{who} cannot afford a step',
    contractDiscarded: '{who} gives up a contract asking for {cost}',
    contractDrawn: '{who} draws a contract asking for {cost}',
    contractKept: '{who} keeps the drawn contract',
    contractDeclined: '{who} declines the drawn contract',
    contractCompleted: '{who} completes a contract asking for {cost}',
    stepped: '{who} travels to {place}',
    postPlaced: '{who} opens a post in {place}',
    postMoved: '{who} moves the post of {from} to {to}',
    outpostTaken: '{who} is first in {place}',
    gameScored: 'The points are counted'
  },
  /** Posts that a journey opens, in a line that tells all of it. */
  shortPosts: '{n, plural, one {post} other {# posts}}',
  /** What an amount was for, in a few words after it. */
  why: {
    occupied: 'for the occupied space',
    cityBonus: 'from the bonus of {place}',
    outpost: 'from the outpost of {place}',
    post: 'for post {n}',
    route: 'for the way to {place}',
    character: 'as {character}',
    compensation: 'for a low roll',
    scoring: '({source})'
  },
  /** What was paid or gained by a bonus action. */
  bonusActions: {
    'complete-contract': 'for a contract',
    'reroll-die': 'to reroll',
    'adjust-die': 'to turn a die',
    'take-black-die': 'for a black die'
  },
  /** A die without a value, said in its place: "takes a black die". */
  dieWithoutValue: 'a {colour} die',
  /** A city card as an action space. */
  card: '{city} card',
  /** One that lies in no city, or does no longer. */
  anyCard: 'City card',
  /** A city card beside the board. */
  besideCard: '{who} uses a city card as if with a 6',
  roundTitle: 'Round {round}',
  /** What an event turned up for good, as the undo names it. */
  revealed: byIds({
    goalsDealt: 'the goals were dealt',
    diceRolled: 'the dice were rolled',
    dieRerolled: 'a die was rerolled',
    blackDieTaken: 'a black die was rolled',
    contractDrawn: 'a contract was drawn',
    gameScored: 'the goals were shown'
  })
})
