/** The quick choices of simulated players, and the styles of seats. */
import { expect, test } from 'vitest'
import { quick } from '../../shared/engine/chance'
import { listed } from '../../shared/engine/choices'
import { anyButStop, likelyInTurn, likelyStep, likelyTrade } from '../../shared/polo/player/likely'
import { styleOf } from '../../shared/polo/player/styles'

type Step = { readonly type: 'step'; readonly to: string } | { readonly type: 'stop' }
const to = (place: string): Step => ({ type: 'step', to: place })
const stop: Step = { type: 'stop' }

/** The choices made from a list with thirty different seeds. */
const chosen = <T>(by: (source: (n: number) => number) => T): Set<T> =>
  new Set(Array.from({ length: 30 }, (_, seed) => by(quick(seed))))
const wanted = (place: string): boolean => place === 'xian' || place === 'kochi'

test('a step leads to a wanted neighbouring place if there is one, else to any other', () => {
  const among = (steps: readonly Step[], figures: readonly string[] = ['anxi']) =>
    chosen((source) => likelyStep(listed<Step>(steps), figures, wanted, source))
  const [moscow, xian, kochi, adana] = [to('moscow'), to('xian'), to('kochi'), to('adana')]
  expect(among([moscow, xian, adana])).toEqual(new Set([xian]))
  expect(among([moscow, xian, kochi, stop])).toEqual(new Set([xian, kochi]))
  expect(among([moscow, adana, stop])).toEqual(new Set([moscow, adana]))
  expect(among([stop])).toEqual(new Set([stop]))
  // A figure in a wanted place sometimes stays there.
  expect(among([moscow, stop], ['xian'])).toEqual(new Set([moscow, stop]))
})

test('in a turn, contracts are completed at once, and the turn ends after the main action', () => {
  const [contract, end, place, adjust] = [
    { type: 'completeContract' },
    { type: 'endTurn' },
    { type: 'place' },
    { type: 'adjust' }
  ]
  const first = (mainDone: boolean, ...choices: { type: string }[]) =>
    likelyInTurn({ mainDone }, listed(choices), ({ type }) => type === 'gift')
  expect(first(false, adjust, contract, end, place)).toBe(contract)
  expect(first(false, adjust, end, place)).toBeUndefined()
  expect(first(true, adjust, end)).toBe(end)
  const gift = { type: 'gift' }
  expect(first(true, gift, end)).toBe(gift)
})

test('a card is used as often as possible, and nobody stops who could go on', () => {
  const once = { type: 'trade', times: 1 }
  const twice = { type: 'trade', times: 2 }
  const no = { type: 'stop' }
  expect(likelyTrade(listed([once, twice, no]))).toBe(twice)
  expect(likelyTrade(listed([once, twice]))).toBe(twice)
  expect(chosen((source) => anyButStop(listed([once, twice, no]), source))).toEqual(new Set([once, twice]))
  expect(chosen((source) => anyButStop(listed([once, twice]), source))).toEqual(new Set([once, twice]))
})

test('neighbouring seats have consecutive styles, and the first style differs from table to table', () => {
  const begins = Array.from({ length: 20 }, (_, table) => {
    const dealt = { adana: [`city-card-${table}`] }
    const styles = [0, 1, 2, 3].map((seat) => styleOf(dealt, seat, 4))
    expect(styles.toSorted()).toEqual([0, 1, 2, 3])
    expect(styles[1]).toBe(((styles[0] ?? 0) + 1) % 4)
    expect(styleOf({ ...dealt }, 0, 4)).toBe(styles[0])
    return styles[0]
  })
  expect(new Set(begins).size).toBe(4)
})
