/** One sentence for every icon, piece and number: what it means (T-15). */
import type { RequirementId } from '../../../../../shared/games/expedition/content/requirements'
import { gold } from '../names/en'

/** What pays for a space with this icon. */
export const requirements: Readonly<Record<RequirementId, string>> = {
  'one-good': 'Any one goods card. A camel driver is never a good.',
  'three-identical-goods': 'Three cards of the same good, in any colours.',
  'four-different-goods': 'One card each of oil, spices, silk and fruit, in any colours.',
  'two-drivers': 'Two camel drivers, in any colours.',
  'three-of-one-colour': 'Three cards of one colour, goods and drivers in any mix.',
  'five-colours': 'Five cards, one of each colour, goods and drivers in any mix.',
  'two-identical-goods': 'Two cards of the same good, in any colours.',
  'one-driver': 'One camel driver of any colour.',
  'two-of-one-colour': 'Two cards of one colour, goods and drivers in any mix.'
}

export const chest = (count: number): string =>
  `A chest with ${gold(count)}: the first camel to enter gets it.`
export const stageSeal = (count: number, city: string): string =>
  `Scores ${gold(count)} when the first camel has entered ${city}: then all camels on these seals go to ${city}.`
export const finalSeal = (count: number, city: string): string =>
  `Scores ${gold(count)} at the end, when a camel enters ${city}.`
export const ballast =
  'Once in a turn, 1 gold moves a camel to its next free space without cards, if a rival has already reached that space.'
export const deck = (count: number): string =>
  `${count === 0 ? 'The deck is empty: the discards are shuffled when a card is needed.' : `${count} cards, face down.`} Drawing the top card ends your turn and cannot be taken back.`
export const discards = (count: number): string =>
  `${count} cards already paid, face up. They become the deck when it runs out.`
export const display =
  'Take this card: it ends your turn and cannot be taken back. Its place is filled from the deck at once.'
export const handCount = 'Cards in the hand. Nobody else sees them.'
export const purse = 'The most gold at the end wins. On a tie, the camel nearest to the last city decides.'
export const stageCity = (city: string): string =>
  `${city} holds any number of camels. Whoever enters it stops for this turn; after the first one’s turn the first stage is scored.`
export const finalCity = (city: string): string => `The game ends at once when a camel enters ${city}.`

/** All about a space: who asks for what, and what lies there. */
export const space = (
  name: string,
  of: { readonly requirement?: RequirementId; readonly chest?: number; readonly scoring?: number },
  chestThere: boolean,
  at: {
    readonly stage: 1 | 2
    readonly stageCity: string
    readonly finalCity: string
    readonly kind?: string | undefined
  }
): string =>
  [
    `${name}.`,
    of.requirement ? requirements[of.requirement] : '',
    chestThere && of.chest ? chest(of.chest) : '',
    of.scoring === undefined
      ? ''
      : at.stage === 1
        ? stageSeal(of.scoring, at.stageCity)
        : finalSeal(of.scoring, at.finalCity),
    at.kind === 'stage-city' ? stageCity(at.stageCity) : '',
    at.kind === 'final-city' ? finalCity(at.finalCity) : ''
  ]
    .filter(Boolean)
    .join(' ')
