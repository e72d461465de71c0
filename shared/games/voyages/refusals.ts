/** Every reason why the rules of Voyages refuse a choice, with the numbers its sentence needs (law 4). */
import { refusalOf, type Refusal } from '../../engine/rules'

export type RefusalCode =
  /** Another question is open: `task`. */
  | 'answer-first'
  /** The choice is not among those of the open question. */
  | 'not-offered'
  | 'main-action-done'
  /** Dice with which a main action is still owed: `dice`. */
  | 'main-action-owed'
  | 'no-such-space'
  /** The space takes `needs` dice, `given` were chosen. */
  | 'dice-count'
  | 'die-not-in-hand'
  /** A die without a value needs one; others must not be given one. */
  | 'die-value'
  /** A die of the same colour is already there (ruling 2). */
  | 'own-colour-there'
  /** `price` coins asked, `have` in stock: `short` too few. */
  | 'coins-short'
  | 'camels-short'
  /** A cost cannot be met: `item`, `price`, `have`, `short`. */
  | 'goods-short'
  | 'khan-full'
  /** The next field asks at least `needs`, the die shows `value`. */
  | 'khan-value'
  | 'row-empty'
  /** No step can be paid: the cheapest asks `coins` coins and `camels` camels. */
  | 'no-affordable-step'
  | 'no-post-there'
  | 'card-occupied'
  /** Nothing to count: no post, contract or small city. */
  | 'nothing-to-count'
  | 'contract-not-active'
  | 'die-has-no-value'
  /** No step from 6 to 1 or 1 to 6 (ruling 17). */
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
