/** Every reason why the rules of Voyages refuse a choice, with the numbers that its message needs (law 4). */
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
  /** A die of the same colour is already there (ruling 2). */
  | 'own-colour-there'
  /** The cost is `price` coins, but there are `have` in stock: `short` too few. */
  | 'coins-short'
  | 'camels-short'
  /** The cost is `price` of `item`, but there are `have` in stock: `short` too few. */
  | 'goods-short'
  | 'khan-full'
  /** The next field needs a die of at least `needs`, but this one shows `value`. */
  | 'khan-value'
  | 'row-empty'
  /** No step can be paid: the cheapest costs `coins` coins and `camels` camels, after the space's `price` coins. */
  | 'no-affordable-step'
  | 'no-post-there'
  | 'card-occupied'
  /** The card would give nothing: the seat has no post, contract or small city to count. */
  | 'nothing-to-count'
  | 'contract-not-active'
  | 'die-has-no-value'
  /** A die cannot be turned from 6 to 1 or from 1 to 6 (ruling 17). */
  | 'die-at-end'
  | 'black-die-taken'
  | 'no-black-die'
  /** The column is above `lowest`. */
  | 'column-too-high'
  | 'too-many-uses'
  | 'not-a-neighbour'
  | 'no-steps-left'
  | 'must-move'
  /** No post can be left in the city being left (ruling 45). */
  | 'no-post-to-leave'

/** A refusal of these rules. */
export type VoyagesRefusal = Refusal<RefusalCode>

/** Makes a refusal. */
export const refuse = refusalOf<RefusalCode>
