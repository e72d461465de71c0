/** English: what changes with two players. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const two: TextsOf<'two'> = {
  'two.camels': {
    title: 'Two camels each',
    summary: t`With two players each leads two camels ${icon('camel')} and moves one of them per turn.`,
    detail: [
      'They are placed in turns, one at a time. Which camel you move is decided anew every turn; all moves and the ballast of that turn belong to it. You have one hand of cards.'
    ],
    examples: ['You move camel 1 by a space. In this turn camel 2 stays; next turn you may move it instead.'],
    house: 'One hand and one starting chest for both camels is our reading of “the rules stay the same”.'
  },
  'two.gold': {
    title: 'Gold and ballast with two camels',
    summary: 'The gold of both camels is counted together, in both scorings.',
    detail: [
      t`Each camel on a seal earns its gold. For ${to('ballast.where', 'ballast')} your own second camel is not a rival.`
    ],
    house:
      'A tie goes to the owner of the foremost camel. A space that the rival jumped over because your own camel stood there counts as passed by the rival.'
  },
  'two.both': {
    title: 'Strategic variant',
    summary: 'Both camels may move in one turn, in any order and switching as often as you like.',
    detail: [
      t`Still one ballast and one card per turn in all. Whoever enters ${to('ganzhou.scoring', 'Ganzhou')} for the scoring ends the moves of both camels.`
    ],
    house: t`Being put on Ganzhou ${to('ganzhou.late', 'later')} ends the moves of that camel only.`
  }
}
