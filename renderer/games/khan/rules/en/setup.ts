/** English: set-up. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'The board',
    summary:
      'Markers, outpost tiles, city cards and contracts are laid out at random; with two or three players there are neutral dice.',
    detail: [
      'These are laid out at random: six of the seven bonus markers in the marker cities, an outpost tile in each city with a place for one, a city card in each card city and two more in the action area, and two contracts in each contract city. Each book has five of its six offer tiles, one for each round: the first lies on it, the others in a pile beside it, of which you see the uppermost.',
      'Coins, goods and camels never run out. Black dice and contracts do. With four players there are six black dice, with three five, with two four.',
      'With three players a neutral die showing 1 lies on Khan’s Favor. With two, neutral 1s lie on two of its places and on one place of each special city, and a neutral 5 on the lower space of Book III, which is therefore always occupied. Neutral dice stay all game, have nobody’s colour and do not matter for who starts.'
    ]
  },
  'setup.players': {
    title: 'The players',
    summary: 'You roll and see your starting contract, then pick a character; goal cards come last.',
    detail: [
      t`Everybody gets eight coins ${icon('coin')}, three camels ${icon('camel')}, five dice, eleven trading posts and a starting contract. Your figure starts in Beijing, your score at 0. Everybody rolls their dice and sees their contract before characters are picked; goal cards come last.`,
      'One character more than there are players is laid out. The last seat picks first, then the others in reverse turn order. Only then does everybody look at three goal cards and secretly keep one.'
    ],
    house:
      'The start player of the first round is drawn at random or chosen by the table. The printed game asks who came back from a journey last.'
  },
  'setup.black-dice': {
    title: 'Variant: rolled black dice',
    summary: t`Black dice ${icon('black-die')} are rolled with the others, and whoever takes one chooses among those left.`,
    detail: [
      t`With this option all black dice ${icon('black-die')} are rolled with the others at the start of a round, and everybody sees them. Whoever takes one chooses among those left and keeps its value. If Isabella Donati takes one, she gets what its value brings her. Everything else stays the same. The option is off by default.`
    ]
  }
}
