/** English: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Dropping ballast',
    summary: t`Once per turn, 1 gold ${icon('chest')} moves your camel to its next free space without cards.`,
    detail: [
      t`Once per turn you may pay 1 gold ${icon('chest')} and move your camel to its next free space without cards: before, between or after spaces paid for with cards. Afterwards you may go on with cards. Without gold you cannot do it; there is no debt, and change is given for a larger chest.`,
      t`It is only allowed where ${to('ballast.where', 'a rival has been')}.`
    ],
    examples: ['You drop ballast for the next space and pay three spices for the one after it.']
  },
  'ballast.where': {
    title: 'Only where a rival has been',
    summary: 'A rival’s camel must have been on the space before you.',
    detail: [
      'You may drop ballast only for a space where a rival’s camel has been before yours. That camel has moved on since, because your camel only enters free spaces; only in Ganzhou it may still be standing there. So ballast can never take the lead, but with cards you may take it right afterwards.',
      t`With three or more players, a rival has been on every free space behind the foremost rival. ${to('two.ballast', 'With two players')}, the rival may have passed a space without standing on it.`
    ],
    examples: [
      'Three play, and the foremost rival stands on space 8. If your next free space is 7, you may drop ballast, since a rival has been there. If it is 9, you may not.'
    ],
    house:
      'How this is tested is our reading of the printed rule: the space must lie behind the foremost rival, or be Ganzhou after its scoring with a rival there or beyond.'
  },
  'ballast.cities': {
    title: 'Ballast and the cities',
    summary: 'Never into Dadu, and never into Ganzhou before its scoring.',
    detail: [
      t`Ballast never leads into Dadu, and never into Ganzhou before its scoring: nobody has been there yet. So it cannot set off a scoring. From Ganzhou it leads on only to where a rival has already been; see ${to('ballast.where', 'where ballast is allowed')}.`
    ]
  }
}
