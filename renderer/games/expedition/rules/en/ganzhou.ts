/** English: the first stage and its scoring. */
import { asks, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ganzhou: TextsOf<'ganzhou'> = {
  'ganzhou.scoring': {
    title: 'The first camel in Ganzhou',
    summary:
      'It ends its moving and draws; then every camel on a seal of the first stage earns its gold and is put on Ganzhou.',
    detail: [
      t`Ganzhou asks for the four different goods ${asks('four-different-goods')}. Whatever cards are left, the turn’s moves are over; the player still draws a card. Then all camels on the six seals earn what is printed there.`,
      'This happens once in the game. Play goes on clockwise after the player who entered.'
    ],
    examples: [
      'Anna enters Ganzhou and gets 6 gold, Ben on the seal of 4 gets 4. Both camels now stand in Ganzhou. Cleo, farther back, gets nothing and stays.'
    ]
  },
  'ganzhou.city': {
    title: 'Ganzhou after the scoring',
    summary: 'It holds any number of camels and is never skipped.',
    detail: [
      'Camels there do not block it. They leave it in turn order by the usual rules; the first one out goes to the first space beyond.'
    ],
    house: 'That it is never skipped is our reading of the printed rule.'
  },
  'ganzhou.late': {
    title: 'Camels that come later',
    summary:
      'As soon as a camel enters any seal of the first stage, it is put on Ganzhou and stops for this turn.',
    detail: [
      t`Until then it moves as always: it pays for every free space and skips occupied ones. It earns no gold for the seal; there is only ${to('ganzhou.scoring', 'one scoring')} here.`
    ],
    examples: [
      'You enter Pamir, the first seal, for one good. Your camel is put on Ganzhou at once, and you draw.'
    ],
    house: 'The stop is our decision, in the spirit of the printed rule for Ganzhou.'
  }
}
