/** The ways to pay with jade are counted without enumeration; the result equals brute force (rulings 1 to 4). */
import { expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import { jadeWays, PaidChoices } from '../../shared/games/khan/jade'
import { jadeRefusal, paidFor, pays } from '../../shared/games/khan/stock'
import type { Choice, Stock } from '../../shared/games/khan/types'

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n)
const stockOf = (coin: number, camel: number, jade: number): Stock => ({
  coin,
  camel,
  jade,
  pepper: 0,
  silk: 0,
  gold: 0
})

test('exactly the ways to pay with more jade than necessary are listed', () => {
  let seen = 0
  for (const coin of upTo(3))
    for (const camel of upTo(3))
      for (const jade of upTo(4))
        for (const coins of upTo(2))
          for (const camels of upTo(2)) {
            const stock = stockOf(coin, camel, jade)
            const cost = { coin: coins, camel: camels }
            if (!pays(stock, cost)) continue
            const short = Math.max(0, coins - coin) + Math.max(0, camels - camel)
            const byHand = upTo(coins).flatMap((inCoins) =>
              upTo(camels)
                .map((inCamels) => ({ coin: inCoins, camel: inCamels }))
                .filter(
                  (part) =>
                    part.coin + part.camel > 0 &&
                    part.coin <= Math.min(coins, coin) &&
                    part.camel <= Math.min(camels, camel) &&
                    part.coin + part.camel + short <= jade
                )
            )
            const ways = jadeWays(stock, cost)
            expect(all(ways)).toEqual(byHand)
            expect(() => ways.nth(ways.count())).toThrow()
            for (const part of byHand) {
              expect(jadeRefusal(stock, cost, part)).toBeUndefined()
              expect(paidFor(stock, cost, part).jade).toBe(short + part.coin + part.camel)
              seen++
            }
            for (const part of [
              { coin: 0, camel: 0 },
              { coin: coins + 1, camel: 0 },
              { coin: 0.5, camel: 0.5 }
            ])
              expect(jadeRefusal(stock, cost, part)?.code).toBe('jade-part')
          }
  expect(seen).toBeGreaterThan(300)
})

test('jade that is part of the cost itself cannot replace coins', () => {
  expect(all(jadeWays(stockOf(2, 0, 3), { coin: 2, jade: 2 }))).toEqual([{ coin: 1, camel: 0 }])
})

test('choices are listed with every way to pay for them, in the order in which they were added', () => {
  const choices = new PaidChoices()
  const black: Choice = { type: 'blackDie' }
  choices.addPaid(black, stockOf(0, 2, 2), { camel: 2 })
  choices.add({ type: 'stop' })
  expect(choices.count()).toBe(4)
  expect(all(choices)).toEqual([
    black,
    { ...black, jade: { coin: 0, camel: 1 } },
    { ...black, jade: { coin: 0, camel: 2 } },
    { type: 'stop' }
  ])
  expect(() => choices.nth(4)).toThrow()
})
