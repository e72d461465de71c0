/** English: the end of the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const end: TextsOf<'end'> = {
  'end.arrival': {
    title: 'The first camel in Dadu',
    summary: 'The game ends at once.',
    detail: [
      t`As soon as a camel enters Dadu, the game is over. The rest of that turn is dropped, its card too, and nobody else gets another turn. Then comes ${to('end.scoring', 'the final scoring')}.`
    ],
    house: 'What Dadu asks for, the four different goods as in Ganzhou, is our own design.'
  },
  'end.scoring': {
    title: 'The final scoring',
    summary: t`Every camel on a seal of the second stage earns its gold ${icon('chest')}.`,
    detail: [
      t`Every camel on a seal of the second stage, Dadu’s included, earns its gold ${icon('chest')}. Camels elsewhere earn nothing, not even those in Ganzhou.`
    ],
    examples: ['On our roads, a camel two spaces before Dadu earns 5 gold.'],
    house: 'Cards left in hand are worth nothing. The printed rules do not speak of them.'
  },
  'end.winner': {
    title: 'The winner',
    summary: t`Most gold ${icon('chest')}. If tied, the camel in Dadu or nearest to it decides.`,
    detail: [
      t`The player with the most gold ${icon('chest')} wins. If players are tied, the one of them whose camel is in Dadu or nearest to it wins. With two players, the foremost camel of each counts for the tie.`
    ],
    house:
      'If the camels of the tied players all stand in Ganzhou, they share the win; so they do wherever a tie cannot be broken.'
  },
  'end.stall': {
    title: 'When nothing happens any more',
    summary: 'If for a whole round of turns nobody moves and nobody can draw, the game ends.',
    detail: [
      t`The game also ends when a whole round goes by in which nobody has moved and nobody has been able to draw. The ${to('end.scoring', 'final scoring')} follows, as after an arrival in Dadu.`
    ],
    house: 'The printed game has no such rule. It ends games that could otherwise go on for ever.'
  }
}
