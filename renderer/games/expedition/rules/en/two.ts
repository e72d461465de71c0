/** English: what changes with two players. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const two: TextsOf<'two'> = {
  'two.camels': {
    title: 'Two camels each',
    summary: t`With two players each leads two camels ${icon('camel')} and moves one of them per turn.`,
    detail: [
      t`With two players, each leads two camels ${icon('camel')}, placed by turns, one at a time. In every turn you choose anew which one to move; all moves and the ballast of that turn belong to it. You have one hand of cards for both.`
    ],
    examples: [
      'You move camel 1 by one space. Camel 2 stays where it is this turn; next turn you may move it instead.'
    ],
    house: 'One hand and one starting chest for both camels is our reading of “the rules stay the same”.'
  },
  'two.gold': {
    title: 'Gold with two camels',
    summary: 'The gold of both camels is counted together, in both scorings.',
    detail: [
      'Your two camels share one stock of gold. Both scorings count them together: each camel on a seal earns its gold for you.'
    ],
    house: 'In a tie, the owner of the foremost camel of all wins; that is our reading for two camels.'
  },
  'two.ballast': {
    title: 'Ballast with two players',
    summary:
      'One of the rival’s camels must have stood on the space. If the table says so, it is enough that one has passed it.',
    detail: [
      t`By the printed rule, ballast leads only to a space where one of the rival’s camels has stood at some time, even if only where it began; see ${to('ballast.where', 'where ballast is allowed')}. Spaces that it jumped over do not count, nor those that it left out when it was put on Ganzhou. Your own second camel is not a rival.`,
      'The table may choose before the game that passing counts as well. In games that began before there was this choice, it counts.'
    ],
    examples: [
      'The rival jumped over your camel 2, which then moved on. Your camel 1 could now enter the space that camel 2 left: not with ballast by the printed rule, but with ballast where passing counts.'
    ],
    house:
      'That passing a space may count as well is our own reading, and so is what counts for a camel that is put on Ganzhou.'
  },
  'two.both': {
    title: 'Strategic variant',
    summary: 'Both camels may move in one turn, in any order and switching as often as you like.',
    detail: [
      t`In this variant both your camels may move in one turn, in any order and switching as often as you like. Still there is only one ballast and one card per turn in all. Whoever enters ${to('ganzhou.scoring', 'Ganzhou')} for the scoring ends the moves of both camels.`
    ],
    house: t`Being put on Ganzhou ${to('ganzhou.late', 'later')} ends the moves of that camel only.`
  }
}
