/** What a turn loses that gives a die to the money bag while a card would score with it. */
import { expect, test } from 'vitest'
import { listed } from '../../shared/engine/choices'
import type { Die } from '../../shared/polo/dice'
import { wastedPoints } from '../../shared/polo/player/waste'

interface Position {
  readonly dice?: readonly Die[]
  readonly stock?: Readonly<Record<string, number>>
  /** Points of the open card for each pip. */
  readonly card?: number
}

const own = (value: number): Die => ({ colour: 'own', value })
const toBag = (value: number) => ({ type: 'moneyBag', die: own(value) })

/** The loss of seat 1, whose main action is done, after these choices of its turn. The bag brings 3 coins or 2 camels. */
function lost(
  { dice = [], stock = { coin: 3, camel: 2 }, card = 1 }: Position,
  ...earlier: readonly { readonly type: string }[]
): number {
  const other = { dice: [own(6)], stock: {} }
  const state = { turn: { mainDone: true }, seats: [other, { dice, stock }] }
  return wastedPoints<typeof state>(
    {
      bag: () => [{ coin: 3 }, { camel: 2 }],
      choices: ({ turn, seats }, seat) =>
        listed(
          turn.mainDone
            ? []
            : (seats[seat]?.dice ?? []).flatMap((die) => [
                { type: 'place' as const, space: 'stall', dice: [die] },
                { type: 'place' as const, space: 'card', dice: [die] }
              ])
        ),
      cardPoints: (_state, _seat, space, value) => (space === 'card' ? card * value : 0)
    },
    state,
    1,
    earlier
  )
}

test('a die given to the bag is lost if its gain is unspent and an open card scores two points or more for it', () => {
  expect(lost({}, toBag(2), { type: 'place' })).toBe(6)
  expect(lost({}, toBag(2), toBag(5))).toBe(9)
  expect(lost({}, toBag(1))).toBe(0)
  expect(lost({ card: 0 }, toBag(6))).toBe(0)
})

test('nothing is lost by another turn, while dice are left, or once any gain of the bag may have been spent', () => {
  expect(lost({}, { type: 'place' })).toBe(0)
  expect(lost({ dice: [own(1)] }, toBag(6))).toBe(0)
  expect(lost({ stock: { coin: 3, camel: 1 } }, toBag(6))).toBe(0)
  expect(lost({ stock: { coin: 2, camel: 9 } }, toBag(6))).toBe(0)
})
