/** English: moving, paying and chests. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const move: TextsOf<'move'> = {
  'move.next': {
    title: 'The next free space',
    summary: t`A camel ${icon('camel')} always moves to the first space ahead of it that holds no camel.`,
    detail: [
      t`When your camel ${icon('camel')} moves, it always goes to the nearest space ahead that is free of camels. Spaces with camels are skipped, even one with your own second camel. Skipping costs nothing and has no effect. Camels never go back.`,
      t`Only ${to('ganzhou.city', 'Ganzhou')} can hold several camels, after its scoring.`
    ],
    examples: ['Camels stand on the two spaces before yours. You pay for the third one only.']
  },
  'move.pay': {
    title: 'Paying for a space',
    summary: 'Discard exactly the cards that the space asks for.',
    detail: [
      t`To enter a space, you discard exactly the cards that it asks for, no more and no fewer; see ${to('icons.goods', 'what the icons ask for')}. Where several sets of cards would do, you choose. Each card counts for one space only. The cards lie face up on the discards at once.`,
      'You play the cards one after the other. A card is only accepted if your hand can complete the payment; until it is complete, you can take back what you have played.'
    ],
    examples: [
      t`The space asks for three equal goods ${asks('three-identical-goods')}. You play three spices, one red and two blue.`
    ]
  },
  'move.several': {
    title: 'Several spaces in one turn',
    summary: 'Go on as long as you can pay for every space you enter.',
    detail: [
      'As long as you can pay, your camel may enter space after space in the same turn. They are entered one by one and in order: each is paid for, gives its chest, and has its effect before the next. None can be left out to save cards.',
      t`Your moves end when you draw, and at once in ${to('ganzhou.scoring', 'Ganzhou')} and ${to('end.arrival', 'Dadu')}.`
    ],
    examples: [
      'The next two spaces ask for one good and for two drivers. With oil and two drivers you enter both.'
    ]
  },
  'move.chests': {
    title: 'Chests',
    summary: t`The first camel to enter a space with a chest ${icon('chest')} gets its gold.`,
    detail: [
      t`Where a chest ${icon('chest')} lies, its gold goes to the camel that is the first to enter, even if it goes on in the same turn. Later camels find nothing. The gold counts at once and may pay for ${to('ballast.drop', 'ballast')} in the same turn.`
    ],
    examples: [
      'You have no gold left, enter a space with a chest of 1 gold, and spend that gold on ballast at once.'
    ],
    house:
      'The program takes chests by itself, since it never helps to leave one. That the gold may be used at once is our decision. Where chests lie is part of our roads.'
  }
}
