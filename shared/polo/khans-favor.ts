/** Khan's Favor: a row of places for dice whose values never decrease; closed once it is full. */
import { refusalOf, type Refusal, type Seat } from '../engine/rules'
import { diceOn, type PlacedDie } from './dice'
import type { Amounts } from './stock'

/** The part of a game's `Play` that the space needs. */
interface Awards {
  readonly content: { readonly numbers: { readonly khanReward: Amounts<string> } }
  award(seat: Seat, items: Amounts<string>, cause: { readonly kind: 'space'; readonly space: string }): void
}

interface Placed {
  readonly state: { readonly spaces: Readonly<Record<string, readonly PlacedDie[]>> }
}

/** The record of the space, with this number of places. */
export const khansFavor = (places: number) =>
  ({
    id: 'khans-favor',
    dice: 1,
    main: true,
    colour: 'once',
    occupied: { places, full: 'khan-full' },
    least: ({ state }: Placed): number => khanNeeds(diceOn(state, 'khans-favor')),
    tooLow: ({ state, lowest }: Placed & { readonly lowest: number }): Refusal<'khan-value'> =>
      refusalOf('khan-value', { needs: khanNeeds(diceOn(state, 'khans-favor')), value: lowest }),
    act: (play: Awards, seat: Seat): 'done' => {
      play.award(seat, play.content.numbers.khanReward, { kind: 'space', space: 'khans-favor' })
      return 'done'
    }
  }) as const

/** The least value for the next place: that of the last die. */
export const khanNeeds = (there: readonly PlacedDie[]): number => there.at(-1)?.value ?? 1
