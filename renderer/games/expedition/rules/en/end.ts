/** English: the end of the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const end: TextsOf<'end'> = {
  'end.arrival': {
    title: 'The first camel in Dadu',
    summary: 'The game ends at once.',
    detail: [
      t`The rest of the turn and its card are dropped, and nobody else gets another turn. Then comes ${to('end.scoring', 'the final scoring')}.`
    ]
  },
  'end.scoring': {
    title: 'The final scoring',
    summary: t`Every camel on a seal of the second stage earns its gold ${icon('chest')}.`,
    detail: ['Camels elsewhere earn nothing, also those in Ganzhou.'],
    examples: ['Your camel stands two spaces before Dadu: 5 gold.'],
    house: 'Cards left in the hand are worth nothing. The printed rules do not speak of them.'
  },
  'end.winner': {
    title: 'The winner',
    summary: t`Most gold ${icon('chest')}. If tied, the camel in Dadu or nearest to it decides.`,
    detail: ['With two players the foremost camel of each counts for the tie.'],
    house:
      'If the tied players’ camels all stand in Ganzhou, they share the win; so they do wherever the tie cannot be broken.'
  },
  'end.stall': {
    title: 'When nothing happens any more',
    summary: 'If nobody moves and nobody can draw for a whole round of turns, the game ends.',
    detail: [t`The ${to('end.scoring', 'final scoring')} takes place as it would in Dadu.`],
    house: 'The printed game has no such rule. It ends games that could otherwise go on for ever.'
  }
}
