/** Every reason why the rules of In the Service of the Khan refuse a choice, with the numbers its sentence needs (law 4). */
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
  /** A die of the same colour is already there (ruling 10). */
  | 'own-colour-there'
  /** `price` asked, `have` in stock: `short` too few, jade that may stand for them counted. */
  | 'coins-short'
  | 'camels-short'
  | 'jade-short'
  /** A cost cannot be met: `item`, `price`, `have`, `short`. */
  | 'goods-short'
  /** So many coins and camels cannot be paid with jade here (ruling 3). */
  | 'jade-part'
  | 'khan-full'
  /** The next place asks at least `needs`, the die shows `value`. */
  | 'khan-value'
  /** The space asks at least `needs`, the lowest die shows `value`. */
  | 'die-too-low'
  /** The character may not use this Travel space (ruling 52). */
  | 'space-barred'
  /** No seal that is not owned can be taken with `lowest`. */
  | 'no-seal'
  | 'seal-owned'
  /** A road needs the seal `seal`, which the seat lacks. */
  | 'seal-needed'
  /** No contract lies in a city with a post of one's own. */
  | 'no-contract'
  /** No step can be paid: the cheapest asks `coins`, `camels` and `jade`. */
  | 'no-affordable-step'
  | 'no-post-there'
  /** The post in `city` was placed in this turn: what the city offers is open from the next one on (ruling 28). */
  | 'post-new'
  | 'card-occupied'
  | 'special-full'
  /** Nothing to count: no post, contract or marker city. */
  | 'nothing-to-count'
  | 'contract-not-active'
  | 'die-has-no-value'
  /** No step from 6 to 1 or 1 to 6. */
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
