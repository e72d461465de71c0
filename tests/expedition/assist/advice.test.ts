/** The coach's advice: how far the hand reaches, which card opens more, who is about to end a stage. */
import { expect, test } from 'vitest'
import { advice, nearby } from '../../../shared/games/expedition/assist/advice'
import { nextFree } from '../../../shared/games/expedition/movement'
import { kindOf } from '../../../shared/games/expedition/pieces'
import { seatOf } from '../../../shared/games/expedition/seats'
import type { State } from '../../../shared/games/expedition/types'
import { content, forked, rules, sampled } from '../planned'
import { table } from '../table'
import { walked } from '../walked'

const adviceAt = (state: State) => advice(content, rules.view(state, state.activeSeat), state.activeSeat)

test('the reach is as far as the cards pay, then farther by one gold, with the chests on the way counted', () => {
  // Space 6 costs two drivers and has a chest of 1; 7 costs one good, 8 three cards of one colour.
  const { state } = table({
    camels: { a: 5, b: 12, c: 4 },
    hand: { a: 'driver-red driver-blue oil-red' },
    gold: { a: 3 },
    display: 'oil-green oil-yellow oil-violet spices-green spices-yellow'
  })
  state.chests[6] = 1
  expect(adviceAt(state)?.reached).toEqual([{ camel: 0, to: 7, spaces: 2, chests: 1, byGold: 8 }])
})

test('with two players the gold leads as far as the table’s option about ballast allows', () => {
  const position = { players: 2, camels: { a: [5, 0], b: [12, 1] }, hand: { a: 'driver-red driver-blue' } }
  const beyond = (spec: Parameters<typeof table>[0]) =>
    adviceAt(table({ ...position, ...spec }).state)?.reached.map(({ to, byGold }) => [to, byGold])
  expect(beyond({ ballast: 'passed' })).toEqual([[6, 7]])
  expect(beyond({ ballast: 'reached', reached: { b: [7] } })).toEqual([[6, 7]])
  expect(beyond({ ballast: 'reached', reached: { b: [8] } })).toEqual([[6, undefined]])
})

test('the cards of the display that open a space are named, those that lead farthest', () => {
  const { state } = table({
    camels: { a: 5, b: 1, c: 2 },
    hand: { a: 'driver-red oil-blue' },
    display: 'oil-red driver-green driver-violet oil-green silk-red'
  })
  expect(adviceAt(state)).toEqual({
    reached: [],
    draws: [
      { card: 'driver-green', to: 7 },
      { card: 'driver-violet', to: 7 }
    ]
  })
})

test('a rival in front of the city is named, with what its scoring would pay now', () => {
  const { stageCity, finalCity } = content.track('classic')
  const first = table({ camels: { a: 12, b: stageCity - 2, c: stageCity - 1 } }).state
  expect(adviceAt(first)?.threat).toEqual({ seat: 1, city: stageCity, ends: 'stage', spaces: 1, pays: 2 })
  const far = table({ camels: { a: 1, b: stageCity - nearby - 1, c: 2 } }).state
  expect(adviceAt(far)?.threat).toBeUndefined()
  const last = table({ camels: { a: stageCity, b: stageCity, c: finalCity - nearby } }).state
  expect(adviceAt(last)?.threat).toEqual({ seat: 2, city: finalCity, ends: 'game', spaces: nearby, pays: 0 })
})

test('there is no advice without the hand, out of turn, or during a payment', () => {
  const t = table({ camels: { a: 5, b: 1, c: 2 }, hand: { a: 'driver-red driver-blue' } })
  expect(advice(content, rules.view(t.state, 'public'), 0)).toBeUndefined()
  expect(advice(content, t.state, 1)).toBeUndefined()
  t.pay('driver-red')
  expect(adviceAt(t.state)).toBeUndefined()
})

test('the advice agrees with brute force over all moves, with each card of the display in hand', () => {
  const farthest = (state: State): number => {
    const reached = [...walked(state).keys()].flatMap((key) => {
      const [, to] = /^camel 0 at (\d+), gold 0$/.exec(key) ?? []
      return to === undefined ? [] : [Number(to)]
    })
    return Math.max(seatOf(state, state.activeSeat).camels[0] ?? 0, ...reached)
  }
  let [compared, opened] = [0, 0]
  for (const state of sampled({ players: 3, options: { track: 'classic' } }, 11, 5, 70)) {
    const seat = state.activeSeat
    const { hand, tray, camels } = seatOf(state, seat)
    // Late camels end elsewhere than where they move to; that is tested with the planner.
    const late = state.interim && (camels[0] ?? 0) < content.track(state.track).stageCity
    if (hand.count > 7 || tray.count > 0 || state.turn.moved || late) continue
    const found = adviceAt(state)
    const before = farthest(state)
    expect(found?.reached[0]?.to ?? camels[0]).toBe(before)
    const withCard = (card: State['display'][number]): number => {
      const next = forked(state)
      const mine = seatOf(next, seat).hand
      seatOf(next, seat).hand = { count: mine.count + 1, cards: [...(mine.cards ?? []), card] }
      return farthest(next)
    }
    const by = new Map(state.display.map((card) => [kindOf(card), withCard(card)]))
    const most = Math.max(before, ...by.values())
    const best = most > before ? [...by].filter(([, to]) => to === most) : []
    expect(found?.draws).toEqual(best.map(([card, to]) => ({ card, to })))
    opened += Number(best.length > 0)
    const rivals = state.seats.filter((_, i) => i !== seat).flatMap((one) => one.camels)
    const track = content.track(state.track)
    const city = state.interim ? track.finalCity : track.stageCity
    const close = rivals.some((at) => {
      let to = at
      for (let step = 0; step < nearby && to < city; step++) to = nextFree(state, track, to)
      return to >= city
    })
    expect(found?.threat !== undefined).toBe(close)
    if (++compared === 30) break
  }
  expect(opened).toBeGreaterThan(5)
})
