/** Journeys: all alternatives are found, and what is said of each agrees with what the rules then do (T-05). */
import { describe, expect, test } from 'vitest'
import { all } from '../../../shared/engine/choices'
import { Chance, seeded } from '../../../shared/engine/chance'
import { copyOf } from '../../../shared/engine/visibility'
import { voyagesRules } from '../../../shared/games/voyages/rules'
import {
  fares,
  faresWithin,
  shortByValue,
  shortOf,
  type JourneyRefusal
} from '../../../shared/games/voyages/assist/fares'
import { journeyOf } from '../../../shared/games/voyages/assist/journey'
import { travelWith, waysByValue, waysOf } from '../../../shared/games/voyages/assist/ways'
import { baseContent as content } from '../../../shared/games/voyages/content'
import { passingCities, walk, type Way } from '../../../shared/games/voyages/planner'
import { goalPoints } from '../../../shared/games/voyages/scoring'
import type { CharacterId, Choice, Die, Event, Item, State } from '../../../shared/games/voyages/types'
import { randomTurn } from './random-turn'

const rules = voyagesRules(content)

const walkers: readonly CharacterId[] = [
  'wilhelm-von-rubruk',
  'niccolo-and-marco-polo',
  'johannes-caprini',
  'raschid-ad-din-sinan',
  'matteo-polo'
]

/** A random turn in which two dice of the seat can be used to travel. */
function traveller(seed: number) {
  const { state, seat, next } = randomTurn(seed)
  const me = state.seats[seat]
  if (!me) throw new Error('nobody sits there')
  me.character = walkers[seed % walkers.length] ?? 'matteo-polo'
  const places = content.places.map(({ id }) => id)
  const figures = me.character === 'niccolo-and-marco-polo' ? 2 : 1
  me.figures = Array.from({ length: figures }, () => places[next(places.length)] ?? 'venezia')
  me.stock = { coin: 5 + next(26), camel: next(12), pepper: 1, silk: 1, gold: 1 }
  const free = me.character === 'raschid-ad-din-sinan'
  const lowest = 1 + next(5)
  me.dice = [0, 1].map((n): Die => ({ colour: 'own', value: free ? 0 : Math.min(6, lowest + n) }))
  state.spaces['travel'] = next(2) === 0 ? [{ seat: -1, colour: 'own', value: 3 }] : []
  return { state, seat, me, free, lowest }
}

function act(state: State, seat: number, choices: readonly Choice[]): Event[] {
  return choices.flatMap((choice) => {
    const done = rules.play(state, seat, choice, new Chance(seeded(1)))
    if ('refusal' in done) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(done.refusal)}`)
    return [...done.events]
  })
}

/** The best prices of all walks of one figure that the rules allow after each placement, by place and figure. */
function walked(state: State, seat: number): Map<string, string[]> {
  const purse = state.seats[seat]?.stock ?? { coin: 0, camel: 0 }
  const found = new Map<string, { coin: number; camel: number }[]>()
  const go = (now: State, figure: number | undefined, origin: string): void => {
    const own = rules.decisions(now, seat).find((decision) => decision.seat === seat)
    if (own?.task !== 'move' || !own.choices) return
    for (const choice of all(own.choices)) {
      if (choice.type !== 'step' || choice.post || (figure !== undefined && choice.figure !== figure))
        continue
      const task = now.agenda[seat]?.at(-1)
      const from = figure === undefined ? (now.seats[seat]?.figures[choice.figure] ?? '') : origin
      const after = copyOf(now)
      // One more step is allowed, so that the movement does not end before its price is read.
      const last = task?.kind === 'move' && task.taken + 1 >= task.steps
      if (task?.kind === 'move' && last)
        after.agenda[seat] = [...(after.agenda[seat] ?? []).slice(0, -1), { ...task, steps: task.steps + 1 }]
      act(after, seat, [choice])
      const left = after.seats[seat]?.stock
      if (left && choice.to !== from) {
        const key = `${choice.to} by ${choice.figure}`
        found.set(key, [
          ...(found.get(key) ?? []),
          { coin: purse.coin - left.coin, camel: purse.camel - left.camel }
        ])
      }
      if (!last) go(after, choice.figure, from)
    }
  }
  const turn = rules.decisions(state, seat).find((decision) => decision.seat === seat)
  for (const choice of turn?.choices ? all(turn.choices) : [])
    if (choice.type === 'place' && choice.space === 'travel') {
      const after = copyOf(state)
      act(after, seat, [choice])
      go(after, undefined, '')
    }
  return new Map([...found].map(([key, fares]) => [key, front(fares)]))
}

const pricesOf = (ways: readonly Way[]): readonly Way['price'][] => ways.map(({ price }) => price)

const front = (fares: readonly { coin: number; camel: number }[]): string[] =>
  [
    ...new Set(
      fares
        .filter(
          (a) =>
            !fares.some((b) => b.coin <= a.coin && b.camel <= a.camel && b.coin + b.camel < a.coin + a.camel)
        )
        .map(({ coin, camel }) => `${coin} coins ${camel} camels`)
    )
  ].sort()

const waysFor = ({ state, seat, free, lowest }: ReturnType<typeof traveller>) =>
  free
    ? waysByValue(content, state, seat, 6)
    : waysOf(content, state, seat, travelWith(content, state, seat, lowest))

const placed = (state: State, seat: number, value: number | undefined): Choice => ({
  type: 'place',
  space: 'travel',
  dice: state.seats[seat]?.dice ?? [],
  ...(value !== undefined && { value })
})

test('exactly the best alternatives of every journey are found: fewer coins or fewer camels, by each figure', () => {
  let alternatives = 0
  for (let seed = 1; seed <= 24; seed++) {
    const journey = traveller(seed)
    const brute = walked(journey.state, journey.seat)
    const ways = [...waysFor(journey)].flatMap(([to, found]) => {
      const byFigure = new Map<number, Way[]>()
      for (const way of found) byFigure.set(way.figure, [...(byFigure.get(way.figure) ?? []), way])
      alternatives += found.length - byFigure.size
      return [...byFigure].map(
        ([figure, list]) => [`${to} by ${figure}`, front(pricesOf(list)), list.length] as const
      )
    })
    expect(new Map(ways.map(([key, fares]) => [key, fares])), `seed ${seed}`).toEqual(brute)
    for (const [key, fares, count] of ways) expect(count, key).toBe(fares.length)
  }
  expect(alternatives).toBeGreaterThan(5)
})

test('where no journey leads, what is said to be short is just enough: steps, or coins and camels', () => {
  const seen = { steps: 0, price: 0, value: 0 }
  for (let seed = 1; seed <= 40; seed++) {
    const { state, seat, me, free, lowest } = traveller(seed)
    me.stock = { ...me.stock, coin: seed % 9, camel: seed % 3 }
    const outlook = travelWith(content, state, seat, lowest)
    const reached = (to: string, more = { coin: 0, camel: 0, left: 0 }): boolean => {
      const richer = copyOf(state)
      const stock = richer.seats[seat]?.stock
      if (!stock) throw new Error('nobody sits there')
      stock.coin += more.coin
      stock.camel += more.camel
      return waysOf(content, richer, seat, { ...outlook, left: outlook.left + more.left }).has(to)
    }
    for (const { id: to } of content.places) {
      if (me.figures.includes(to) || reached(to)) continue
      const { code, numbers = {} } = shortOf(content, state, seat, outlook, to)
      if (code === 'journey-steps') {
        seen.steps++
        expect(numbers['have']).toBe(outlook.left)
        const left = Number(numbers['needs']) - outlook.left
        const plenty = { coin: 99, camel: 99 }
        expect([reached(to, { ...plenty, left: left - 1 }), reached(to, { ...plenty, left })]).toEqual([
          false,
          true
        ])
      } else {
        expect(code).toBe('journey-short')
        seen.price++
        const short = { coin: Number(numbers['coinsShort']), camel: Number(numbers['camelsShort']), left: 0 }
        expect(reached(to, short), `${seed}: ${to}`).toBe(true)
        for (const item of ['coin', 'camel'] as const)
          if (short[item] > 0)
            expect(reached(to, { ...short, [item]: short[item] - 1 }), `${seed}: ${to}`).toBe(false)
      }
      if (!free) continue
      // Dice without a value: the value at which the least is short, of those that reach the place.
      const least = shortByValue(content, state, seat, { most: 6, to })
      const lacks = (one: JourneyRefusal): number =>
        Number(one.numbers?.['coinsShort']) + 2 * Number(one.numbers?.['camelsShort'])
      for (let value = 1; value <= 6; value++) {
        const other = shortOf(content, state, seat, travelWith(content, state, seat, value), to)
        if (other.code !== 'journey-short') continue
        seen.value++
        expect(least.code).toBe('journey-short')
        expect(lacks(least)).toBeLessThanOrEqual(lacks(other))
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})

describe('what is said of a journey', () => {
  /** What the events of a journey brought in bonuses and points for posts, including chosen and drawn items. */
  function brought(events: readonly Event[]): Partial<Record<Item, number>> {
    const sum: Partial<Record<Item, number>> = {}
    const add = (item: string, count: number): void => {
      sum[item as Item] = (sum[item as Item] ?? 0) + count
    }
    const settledFrom = events.findIndex((event) => event.type === 'postPlaced')
    events.forEach((event, at) => {
      if (event.type === 'gained' && ['cityBonus', 'outpost', 'post'].includes(event.cause.kind))
        for (const [item, count] of Object.entries(event.items)) add(item, count ?? 0)
      if (
        event.type === 'taskOpened' &&
        event.task.kind === 'rewards' &&
        settledFrom >= 0 &&
        at > settledFrom
      )
        for (const { item, count } of event.task.pending) add(item, count)
    })
    return sum
  }

  test('stock, posts, bonuses, goals and the next start player agree with the rules', () => {
    const seen = { journeys: 0, rewards: 0, goals: 0, posts: 0, slots: 0, moves: 0 }
    for (let seed = 100; seed <= 160; seed++) {
      const journey = traveller(seed)
      const { state, seat, me, free, lowest } = journey
      const goals = me.goals.cards ?? []
      if (seed % 5 === 0 && me.posts.length > 1) me.postsLeft = 0
      for (const ways of waysFor(journey).values())
        for (const way of ways) {
          const outlook = travelWith(content, state, seat, free ? way.path.length : lowest)
          const leave = passingCities(content, state, seat, outlook, way)
          const said = journeyOf(content, state, seat, { outlook, way, leave, goals })
          const after = copyOf(state)
          const events = act(after, seat, [
            placed(state, seat, free ? way.path.length : undefined),
            ...walk(way, new Set(leave), outlook, true)
          ])
          const mine = after.seats[seat]
          if (!mine) throw new Error('nobody sits there')
          seen.journeys++
          expect(said.before).toEqual({ coin: me.stock.coin, camel: me.stock.camel })
          const paid = (item: 'coin' | 'camel'): number =>
            events.reduce((sum, event) => (event.type === 'paid' ? sum + (event.items[item] ?? 0) : sum), 0)
          expect(said.after).toEqual({
            coin: me.stock.coin - paid('coin'),
            camel: me.stock.camel - paid('camel')
          })
          const coinsFor = (kind: string): number =>
            events.reduce(
              (sum, event) =>
                event.type === 'paid' && event.cause.kind === kind ? sum + (event.items.coin ?? 0) : sum,
              0
            )
          expect(said.coins).toEqual({
            steps: coinsFor('travelTable'),
            occupied: coinsFor('occupied'),
            roads: coinsFor('route')
          })
          expect(said.startsNextRound).toBe(after.lastTraveller === seat && after.round < 5)
          if (said.moves > 0) {
            expect(after.agenda[seat]?.at(-1)?.kind).toMatch(/^(move-post|settle)$/)
            expect(said.goals).toBeUndefined()
            seen.moves++
            continue
          }
          const fresh = mine.posts.filter((city) => !me.posts.includes(city))
          expect([...said.posts].sort()).toEqual([...fresh].sort())
          expect(said.reward).toEqual(brought(events))
          const slot = after.beijing.indexOf(seat)
          expect(said.slot).toBe(fresh.includes('beijing') ? [10, 7, 4, 1][slot] : 0)
          const before = goalPoints(content, me.posts, goals)
          expect(said.goals?.points).toBe(goalPoints(content, mine.posts, goals) - before)
          expect(said.goals?.completed).toEqual(
            goals.filter((goal) => {
              const { places } = content.goal(goal)
              return (
                places.every((place) => mine.posts.includes(place)) &&
                places.some((place) => fresh.includes(place))
              )
            })
          )
          if (Object.keys(said.reward).length > 0) seen.rewards++
          if ((said.goals?.points ?? 0) > 0) seen.goals++
          if (said.slot > 0) seen.slots++
          seen.posts += fresh.length
          expect(journeyOf(content, state, seat, { outlook, way, leave }).goals).toBeUndefined()
        }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3)
  })
})

test('the price of a route for somebody who cannot pay it is the cheapest price that any stock could pay', () => {
  for (let seed = 200; seed < 215; seed++) {
    const { state, seat, lowest } = traveller(seed)
    const outlook = travelWith(content, state, seat, lowest)
    const rich = copyOf(state)
    const me = rich.seats[seat]
    if (me) me.stock = { ...me.stock, coin: 500, camel: 500 }
    for (const [to, ways] of waysOf(content, rich, seat, outlook))
      expect(front(pricesOf(faresWithin(content, state, seat, outlook, to))), to).toEqual(
        front(pricesOf(ways))
      )
  }
})

test('the fares of a Travel action are those within as many steps as the lowest die shows, up to six', () => {
  let found = 0
  for (let seed = 1; seed <= 12; seed++) {
    const { state, seat } = traveller(seed)
    // The price of an occupied space is not part of the fares.
    state.spaces['travel'] = []
    for (const { id } of content.places.slice(0, 8)) {
      const byDie = fares(content, state, seat, id, 2)
      expect(byDie).toHaveLength(7)
      for (let lowest = 1; lowest <= 6; lowest++) {
        const ways = byDie[lowest] ?? []
        const within = faresWithin(content, state, seat, travelWith(content, state, seat, lowest), id)
        expect(ways.map(({ path, price }) => [path, price])).toEqual(
          within.map(({ path, price }) => [path, price])
        )
        found += ways.length
      }
    }
  }
  expect(found).toBeGreaterThan(50)
})
