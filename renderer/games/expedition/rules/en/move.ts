/** English: moving, paying and chests. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const move: TextsOf<'move'> = {
  'move.next': {
    title: 'The next free space',
    summary: t`A camel ${icon('camel')} always moves to the first space ahead of it that holds no camel.`,
    detail: [
      'Spaces with camels are skipped, your own second camel included. Skipping costs nothing and has no effect. Camels never go back.',
      t`Only ${to('ganzhou.city', 'Ganzhou')} can hold several camels, after its scoring.`
    ],
    examples: ['Camels stand on the two spaces before yours. You pay for the third one only.']
  },
  'move.pay': {
    title: 'Paying for a space',
    summary: 'Discard exactly the cards that the space asks for.',
    detail: [
      t`No more and no fewer; see ${to('icons.goods', 'what the icons ask for')}. Where several sets of cards would do, you choose. Each card counts for one space only. The cards lie face up on the discards at once.`,
      'You lay the cards one after the other. A card is only accepted if your hand can complete the payment; what you have laid can be taken back until then.'
    ],
    examples: [
      t`The space asks for three equal goods ${asks('three-identical-goods')}. You lay three spices, one red and two blue.`
    ]
  },
  'move.several': {
    title: 'Several spaces in one turn',
    summary: 'Go on as long as you can pay for every space you enter.',
    detail: [
      'Spaces are entered one by one and in order: each is paid, gives its chest, and has its effect before the next. None can be left out to save cards.',
      t`Moving ends when you draw, and at once in ${to('ganzhou.scoring', 'Ganzhou')} and ${to('end.arrival', 'Dadu')}.`
    ],
    examples: [
      'The next spaces ask for one good and for two drivers. With oil and two drivers you enter both.'
    ]
  },
  'move.chests': {
    title: 'Chests',
    summary: t`The first camel to enter a space with a chest ${icon('chest')} gets its gold.`,
    detail: [
      t`Also if it goes on in the same turn. Later camels find nothing. The gold counts at once and may pay for ${to('ballast.drop', 'ballast')} in the same turn.`
    ],
    examples: ['You enter Nishapur with two drivers, get 1 gold, and spend it on ballast at once.'],
    house:
      'The program takes chests by itself, since it never helps to leave one. That the gold may be used at once is our decision. Where chests lie is part of our road.'
  }
}
