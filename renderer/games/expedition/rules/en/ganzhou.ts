/** English: the first stage and its scoring. */
import { asks, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ganzhou: TextsOf<'ganzhou'> = {
  'ganzhou.scoring': {
    title: 'The first camel in Ganzhou',
    summary:
      'Its moves end and its owner draws; then every camel on a seal of the first stage earns its gold and is put on Ganzhou.',
    detail: [
      t`Ganzhou asks for the four different goods ${asks('four-different-goods')}. When the first camel enters it, the moves of that turn are over, whatever cards are left; its owner still draws a card. Then every camel on one of the six seals of the first stage, Ganzhou’s included, earns the gold shown there, and all these camels are put on Ganzhou.`,
      'This happens once in the game. Play goes on clockwise after the player who entered. On the road of a content pack, this city may have another name, ask for other cards and have another number of seals.'
    ],
    examples: [
      'Anna enters Ganzhou and gets 6 gold; Ben, on the seal of 4, gets 4. Both camels now stand in Ganzhou. Cleo, farther back, gets nothing and stays where she is.'
    ]
  },
  'ganzhou.city': {
    title: 'Ganzhou after the scoring',
    summary: 'It holds any number of camels and is never skipped.',
    detail: [
      'After its scoring Ganzhou holds any number of camels and is never skipped: camels there do not block it. They leave it on their own turns, by the usual rules; the first one out goes to the first space beyond.'
    ],
    house: 'That it is never skipped is our reading of the printed rule.'
  },
  'ganzhou.late': {
    title: 'Camels that come later',
    summary:
      'As soon as a camel enters any seal of the first stage, it is put on Ganzhou and stops for this turn.',
    detail: [
      t`Camels that were farther back move as always: they pay for every free space and skip occupied ones. As soon as one enters any seal of the first stage, it is put on Ganzhou and stops for this turn. It earns no gold for the seal; there is only ${to('ganzhou.scoring', 'one scoring')} here.`
    ],
    examples: ['You enter the first seal of the stage. Your camel is put on Ganzhou at once, and you draw.'],
    house: 'The stop is our decision, in the spirit of the printed rule for Ganzhou.'
  }
}
