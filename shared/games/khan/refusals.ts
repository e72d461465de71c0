/** Every reason why the rules refuse a choice, with the numbers that its message needs (law 4). */
import { refusalOf, type Refusal } from '../../engine/rules'

export type RefusalCode =
  /** Another decision, of the kind `task`, must be made first. */
  | 'answer-first'
  /** The choice is not one of those that the open decision offers. */
  | 'not-offered'
  | 'main-action-done'
  /** The turn cannot end: the seat must take a main action first, with one of its `dice` dice. */
  | 'main-action-owed'
  | 'no-such-space'
  /** The space takes `needs` dice, `given` were chosen. */
  | 'dice-count'
  | 'die-not-in-hand'
  /** A die without a value needs one that it may take; a die with a value must not be given one. */
  | 'die-value'
  /** A die of the same colour is already there (ruling 10). */
  | 'own-colour-there'
  /** The cost is `price`, but there are `have` in stock: `short` too few, even with jade in place of coins and camels. */
  | 'coins-short'
  | 'camels-short'
  | 'jade-short'
  /** The cost is `price` of `item`, but there are `have` in stock: `short` too few. */
  | 'goods-short'
  /** This many `coins` and `camels` cannot be paid in jade here (ruling 3). */
  | 'jade-part'
  | 'khan-full'
  /** The next place needs a die of at least `needs`, but this one shows `value`. */
  | 'khan-value'
  /** The space needs dice of at least `needs`, but the lowest one shows `value`. */
  | 'die-too-low'
  /** The character may not use this Travel space (ruling 52). */
  | 'space-barred'
  /** The seat owns every seal that can be taken with a die of `lowest`. */
  | 'no-seal'
  | 'seal-owned'
  /** A road needs the seal `seal`, which the seat lacks. */
  | 'seal-needed'
  /** No city with a post of the seat has a contract. */
  | 'no-contract'
  /** No step can be paid: the cheapest costs `coins` coins, `camels` camels and `jade` jade. */
  | 'no-affordable-step'
  | 'no-post-there'
  /** The post in `city` was placed in this turn: the city's action is available from the next turn on (ruling 28). */
  | 'post-new'
  | 'card-occupied'
  /** A die lies already on this space of the character (ruling 61). */
  | 'space-used'
  /** This city card does not lie beside the board for the seat's character (ruling 62). */
  | 'no-such-card'
  /** One of these cards was used in this turn. */
  | 'card-used'
  | 'special-full'
  /** The card would give nothing: the seat has no post, contract or marker city to count. */
  | 'nothing-to-count'
  | 'contract-not-active'
  | 'die-has-no-value'
  /** A die cannot be turned from 6 to 1 or from 1 to 6. */
  | 'die-at-end'
  | 'black-die-taken'
  | 'no-black-die'
  | 'too-many-uses'
  | 'not-a-neighbour'
  | 'no-steps-left'
  | 'must-move'
  /** No post can be left in the city being left. */
  | 'no-post-to-leave'

/** A refusal of these rules. */
export type KhanRefusal = Refusal<RefusalCode>

/** Makes a refusal. */
export const refuse = refusalOf<RefusalCode>
