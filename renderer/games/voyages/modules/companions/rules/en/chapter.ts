/** English: the chapter of the Companions. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { companions: 'The Companions' },
  table: {
    title: 'All companions',
    companion: 'Companion',
    die: 'Die',
    cost: 'Cost',
    does: 'What it does',
    open: 'Open companions',
    players: 'Players',
    most: 'Companions of a player',
    atMost: 'At most'
  },
  paragraphs: {
    'companions.what': {
      title: 'What the module adds',
      summary: 'Fourteen companions, some of them open, and a house where they are hired.',
      detail: [
        t`The fourteen companions are shuffled. As many as in the table lie face up, open to all, beside ${to('companions.house', 'the Companion House')}; the others form a pile, face down.`
      ],
      house:
        'The texts say that companions lie face up. How many, and the pile, is ours; a content pack may set another number.'
    },
    'companions.house': {
      title: 'The Companion House',
      summary:
        'One die hires an open companion whose number is no higher than the die, for its cost, if you have room.',
      detail: [
        t`The Companion House is an action space for one die, as a main action. You hire an open companion whose number is no higher than your die, and pay its cost. Your colour and ${to('turn.occupied', 'occupied spaces')} are treated as at the stalls of the bazaar; if you can hire nobody, you cannot place a die.`,
        'The table says how many companions a player has room for. If you hire one more, one of yours goes to the bottom of the pile. The gap in the row is filled at the end of the turn.'
      ],
      examples: [
        'Of our companions, a 3 may hire the Silk Weaver, the Innkeeper or anybody with a lower number, but not the Guide, who asks for a 4.'
      ],
      house:
        'The house, the limit and the way the row is filled are ours; a content pack may set another limit.'
    },
    'companions.tiles': {
      title: 'What companions do',
      summary: 'A reward when taken, a reward in every later round, or an ability that is always in force.',
      detail: [
        t`The reward of a companion when taken comes at once. What it brings each round comes with the bonuses of every later round. An ability is always in force; if it has a number of uses a round, you have them all again when the dice come back, and they are used before anything that costs you, without asking.`,
        t`Several reductions of one price add up, but no price falls below 0 ${icon('coin')}.`
      ],
      examples: [
        'With our Innkeeper, the first two occupied spaces that you use in a round cost nothing; you pay for the third.'
      ],
      house:
        'The printed companions are not known to us. All costs, rewards and abilities are designed by us. A content pack may bring others; the table then shows those.'
    }
  }
}
