/** English: the chapter of the Companions. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { companions: 'The Companions' },
  table: { title: 'All companions', companion: 'Companion', die: 'Die', cost: 'Cost', does: 'What it does' },
  paragraphs: {
    'companions.what': {
      title: 'What the module adds',
      summary: 'Fourteen companions, of which five or six lie open, and a house that hires them.',
      detail: [
        t`The fourteen companions are shuffled. Five of them lie open beside ${to('companions.house', 'the Companion House')}, six with five players; the others are a pile, face down.`
      ],
      house: 'The texts say that companions lie open. How many there are, and their pile, is ours.'
    },
    'companions.house': {
      title: 'The Companion House',
      summary:
        'One die hires an open companion whose number is not above it, for its cost; each player may have two.',
      detail: [
        t`The Companion House is an action space for one die, as a main action. You hire an open companion whose number is not above your die, and pay its cost. Colours and ${to('turn.occupied', 'occupied spaces')} are as on every blue space; if you can hire nobody, you cannot place a die.`,
        'Each player may have two companions. If you hire a third, one of your two goes to the bottom of the pile. The gap in the row is filled at the end of the turn.'
      ],
      examples: [
        'With a 3 you may hire the Silk Weaver, the Innkeeper or anybody cheaper, but not the Guide, who asks for a 4.'
      ],
      house: 'The house, the limit of two and the way the row is filled are ours.'
    },
    'companions.tiles': {
      title: 'What companions do',
      summary: 'A reward when taken, another in every later round, or an ability that holds at all times.',
      detail: [
        t`The first reward comes at once, when the companion is taken. What a companion brings in rounds comes with the bonuses of every later round. An ability holds at all times; where it has a number of uses in a round, these begin anew when the dice come back, and free uses come before paid ones, unasked.`,
        t`What several helps take off a price adds up, but nothing costs less than nothing ${icon('coin')}.`
      ],
      examples: [
        'With the Innkeeper your first two visits to occupied spaces in a round cost nothing; the third you pay.'
      ],
      house:
        'The printed companions are not known to us. All costs, rewards and abilities are designed by us. A content pack may bring others; the table then shows those.'
    }
  }
}
