/** Every reason why the rules of Expedition refuse a choice, with the numbers its sentence needs (law 4). */
import { refusalOf, type Refusal } from '../../engine/rules'

export const refusalCodes = [
  /** Cards are being laid for a space: finish the payment or undo. `task`. */
  'answer-first',
  'not-offered',
  /** The seat has no such camel. */
  'no-such-camel',
  /** This turn belongs to the other camel (ruling 44). */
  'other-camel',
  /** This camel may not move any more in this turn (rulings 32, 34, 46). */
  'camel-stopped',
  /** `card` is not in the hand. */
  'card-not-in-hand',
  /** `card` does not fit `requirement` of space `space`, or not with the cards laid. */
  'card-does-not-fit',
  /** Space `space` asks for `requirement`: with `card` first, `short` cards are missing in the hand. */
  'cards-short',
  /** The one gold of this turn is spent (ruling 19). */
  'ballast-spent',
  'no-gold',
  /** No opposing camel has reached space `space`: the foremost stands on `foremost` (rulings 21 to 27). */
  'ballast-would-lead',
  /** The opposing camels have passed space `space`, but none has stood on it, as this table asks (rulings 23 and 24). */
  'ballast-not-reached',
  'card-not-in-display',
  /** Deck and discards are empty (ruling 30). */
  'no-card-to-draw',
  /** The display is empty as well: the turn ends without a card (ruling 30). */
  'no-card-left',
  /** A card can be drawn, so one must be (ruling 29). */
  'must-draw'
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** A refusal of these rules. */
export type ExpeditionRefusal = Refusal<RefusalCode>

/** Makes a refusal. */
export const refuse = refusalOf<RefusalCode>
