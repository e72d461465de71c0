/** English: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Dropping ballast',
    summary: t`Once per turn 1 gold ${icon('chest')} moves your camel to its next free space without cards.`,
    detail: [
      'At any point of your moves: before, between or after spaces paid with cards. Afterwards you may go on with cards. Without gold you cannot do it; there is no debt, and a larger chest is changed.',
      t`It is only allowed where ${to('ballast.where', 'a rival has been')}.`
    ],
    examples: ['You drop ballast for the next space and pay three spices for the one after it.']
  },
  'ballast.where': {
    title: 'Only where a rival has been',
    summary: 'Another player’s camel must already have reached or passed the space.',
    detail: ['So ballast can never take the lead. With cards you may take it right afterwards.'],
    examples: [
      'The foremost rival stands on space 8 and your next free space is 9: no ballast. If it were 7, you could.'
    ],
    house:
      'The printed rules speak of reaching a space; we count passing it as well, also where camels were put on Ganzhou and jumped over the spaces before it.'
  },
  'ballast.cities': {
    title: 'Ballast and the cities',
    summary: 'Never into Dadu, and never into Ganzhou before its scoring.',
    detail: [
      t`Nobody has been there yet, so ballast cannot set off a scoring. From Ganzhou it leads on only if a rival is already beyond the next free space or on it; see ${to('ballast.where', 'where ballast is allowed')}.`
    ]
  }
}
