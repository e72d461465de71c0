/** What is missing for a contract agrees with the refusal of the rules (T-06). */
import { expect, test } from 'vitest'
import { lacking, missing } from '../../../shared/games/voyages/stock'
import { baseContent as content } from '../../../shared/games/voyages/content'
import { resources, type Bundle, type Stock } from '../../../shared/games/voyages/types'
import { randomTurn } from './random-turn'

const countOf = (bundle: Bundle): number =>
  Object.values(bundle).reduce<number>((sum, n) => sum + (n ?? 0), 0)

test('nothing is missing exactly if the rules accept the cost, and adding what is missing makes it acceptable', () => {
  const costs: readonly Bundle[] = [
    ...content.contracts.map(({ cost }) => cost),
    { 'any-good': 3 },
    { 'different-goods': 2 },
    { coin: 4, 'different-goods': 2 }
  ]
  let short = 0
  for (let seed = 1; seed <= 6; seed++) {
    const { state, seat } = randomTurn(seed)
    const stock = state.seats[seat]?.stock
    if (!stock) throw new Error('nobody sits there')
    for (const cost of costs) {
      const lack = lacking(stock, cost)
      expect(countOf(lack) === 0).toBe(missing(stock, cost) === undefined)
      if (countOf(lack) === 0) continue
      short++
      const mended: Stock = { ...stock }
      for (const item of resources) mended[item] += lack[item] ?? 0
      const choice = { ...(lack['any-good'] && { pepper: lack['any-good'] }) }
      for (const item of ['pepper', 'silk', 'gold'] as const) {
        mended[item] += lack['different-goods'] ? 1 : 0
        mended[item] += item === 'pepper' ? (choice.pepper ?? 0) : 0
      }
      expect(missing(mended, cost)).toBeUndefined()
    }
  }
  expect(short).toBeGreaterThan(50)
})
