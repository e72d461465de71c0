/** English: set-up. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'The board',
    summary:
      'Markers, outpost tiles, city cards and contracts are laid out by chance; fewer players meet neutral dice.',
    detail: [
      'Markers, outpost tiles, city cards and contracts are laid out by chance; fewer players meet neutral dice. Six of seven bonus markers lie in the marker cities, an outpost tile in each outpost, a city card in each card city, two more in the action area, and two contracts in each contract city. Each book has five of its six offer tiles, one for each round: the first lies on it, the others in a pile beside it, of which you see the uppermost.',
      'Coins, goods and camels never run out. Black dice and contracts do. With four players there are six black dice, with three five, with two four.',
      'With three players a neutral 1 lies on Khan’s Favor. With two, neutral 1s lie on two of its places and on one place of each special city, and a neutral 5 on the lower space of Book III, which therefore always costs coins. Neutral dice stay all game, have nobody’s colour and do not matter for the first player.'
    ]
  },
  'setup.players': {
    title: 'The players',
    summary: 'Roll first, see your contract, then pick a character; goal cards come last.',
    detail: [
      t`Roll first, see your contract, then pick a character; goal cards come last. Everybody gets eight coins ${icon('coin')}, three camels ${icon('camel')}, five dice, eleven posts and a starting contract, and stands in Beijing. Dice are rolled first.`,
      'One character more than there are players is revealed. The last player picks first, then the others in reverse order. Only then does everybody look at three goal cards and keep one in secret.'
    ],
    house: 'The first player is drawn by chance here, or named when the table is made.'
  },
  'setup.black-dice': {
    title: 'Variant: rolled black dice',
    summary: t`Black dice ${icon('black-die')} are rolled with the others, and whoever takes one chooses among those left.`,
    detail: [
      t`Black dice ${icon('black-die')} are rolled with the others, and whoever takes one chooses among those left. With this option all black dice are rolled at the start of a round and lie open. Taking one means choosing one with its value. Everything else stays the same. The option is off at first.`
    ]
  }
}
