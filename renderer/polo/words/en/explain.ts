/** One sentence for every icon, tile, space and character: what it does (T-15). */
import { english } from '../../../words/message'

export const explain = english({
  /** An empty bundle, and a way that costs nothing. */
  nothing: 'nothing',
  free: 'free',
  items: {
    vp: 'Victory points decide the game.',
    'any-good': 'A good of your choice: pepper, silk or gold, repeats allowed.',
    'different-goods': 'Goods of your choice, all of different kinds.',
    contract: 'Draw a contract; if both your slots are full it may replace one.'
  },
  /** Of action spaces that belong to a character. */
  ownSpaceHelp: {
    'gunj-goods':
      'Place 1 die of any value: 2 camels and 2 goods of your choice; each rival takes a good. For Gunj alone, once a round.'
  },
  occupiedHelp:
    '{price, plural, =0 {Occupied, but you pay nothing for it.} one {Occupied: costs # coin with these dice.} other {Occupied: costs # coins with these dice.}}',
  occupiedAny: 'Occupied: costs as many coins as the lowest die you place here shows.',
  /** With dice without a value. */
  occupiedRange:
    'Occupied: costs {least} to {most} coins, depending on what you choose here. Dice without a value count as the lowest value that reaches it, and you pay that many coins.',
  /** A die by its colour. */
  dice: {
    own: 'A die of your colour: your colour may be on each space once a round.',
    black: 'A black die: it may go on any space, even one that already has your colour.',
    white: 'A white die: it may go on any space, even one that already has your colour.',
    token:
      'A die token: it keeps its value, may go on any space, even one that already has your colour, and is used once per game.'
  },
  /** A die on another player's strip, and one without a value. */
  rivalDie: '{owner} still has this die to place this round.',
  rivalValueless: '{owner} still has this die to place this round; it has no value until then.',
  figureHelp:
    'Figure of {owner}. Travel and bonus steps move it; where it ends a movement in a city, it places a post.',
  /** What a city card does. */
  effects: {
    /** One way of a trade; `{ways}` are these, joined by `or`. */
    trade: 'pay {cost} for {reward}',
    or: ', or ',
    once: '{ways}, up to as many times as the die shows.',
    mixed: '{ways}, up to as many times as the die shows; both ways may be mixed.',
    oneWay: '{ways}, up to as many times as the die shows; one way only.',
    perPost: '{reward} for each post you have on the map, at most as often as the die shows.',
    perContract: '{reward} for each contract you have completed, at most as often as the die shows.',
    byDie: 'by the die: {values}.',
    /** What a value of the die gives, or a range of values; joined by `semicolon`. */
    byValue: '{value}: {reward}',
    byRange: '{from} to {to}: {reward}',
    semicolon: '; ',
    perPip: '{reward} for every pip of the die.'
  },
  card: '{city} card: {effect} Needs your post in the city and 1 die; usable once a round.',
  firstPost: 'The first post in {city} gains {reward}.',
  contractFor: 'Pay {cost}: gain {reward} and {points}.',
  route: '{from} to {to}: {cost} for each crossing.',
  character: '{name}: {full}',
  blackDiceLeft: '{left} left',
  /** Of a contract's reward, where the dice are all taken. */
  lostBlackDie: 'No black die is left: that part of the reward is lost.',
  /** Of a player whose dice are not rolled. */
  unrolledBlackDie:
    'Pay camels for a black die. Like your other dice it has no value until you place it. Once a turn.',
  bonusHelp: {
    'complete-contract':
      'Pay for one of your contracts, gain its reward and points. It takes no die; as often as you can.',
    'reroll-die': 'Pay 1 camel and roll one of your dice again. It cannot be taken back.',
    'adjust-die': 'Pay camels and turn one of your dice up or down by 1.',
    'take-black-die': 'Pay camels for a black die, rolled at once. Once a turn; it cannot be taken back.'
  }
})
