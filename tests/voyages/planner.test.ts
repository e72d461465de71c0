/** The travel planner agrees with brute force over all walks through the rules (T-05). */
import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import { copyOf } from '../../shared/engine/visibility'
import { rules } from '../../shared/games/voyages'
import { baseContent as content } from '../../shared/games/voyages/content'
import {
  arrival,
  outlookOf,
  passingCities,
  reachable,
  travelOutlook,
  walk,
  type Outlook,
  type Way
} from '../../shared/games/voyages/planner'
import { occupiedPrice } from '../../shared/games/voyages/spaces'
import type { CharacterId, Choice, LocationId, Movement, State } from '../../shared/games/voyages/types'

const seat = 0
const wanderers: readonly CharacterId[] = [
  'johannes-caprini',
  'wilhelm-von-rubruk',
  'niccolo-and-marco-polo',
  'berke-khan',
  'kubilai-khan'
]

/** A turn of seat 0 with random stock, posts and figure positions. */
function position(seed: number): State {
  const chance = new Chance(seeded(seed))
  const next = (n: number): number => chance.next(n)
  const state = rules.setup({ players: 3, options: { startPlayer: '0' } }, chance)
  for (let i = 0; i < 40 && !(state.phase === 'turns' && state.activeSeat === seat); i++) {
    const [open] = rules.decisions(state, 'open')
    if (!open?.choices) break
    rules.play(state, open.seat, open.choices.nth(0), chance)
  }
  const me = state.seats[seat]
  if (!me || state.activeSeat !== seat) throw new Error('no turn of seat 0')
  const places = content.places.map((place) => place.id)
  const cities = content.places
    .filter((place) => place.kind !== 'oasis' && place.kind !== 'start')
    .map((place) => place.id)
  me.character = wanderers[next(wanderers.length)] ?? 'berke-khan'
  me.stock = { coin: next(30), camel: next(12), pepper: 1, silk: 1, gold: 1 }
  me.figures = Array.from(
    { length: me.character === 'niccolo-and-marco-polo' ? 2 : 1 },
    () => places[next(places.length)] ?? 'venezia'
  )
  me.posts = cities.filter((city) => city !== 'beijing' && next(3) === 0)
  me.postsLeft = next(4)
  const value = next(4) + 1
  me.dice = [
    { colour: 'own', value },
    { colour: 'own', value: Math.min(6, value + next(3)) },
    { colour: 'black', value: 6 }
  ]
  state.spaces['travel'] = next(2) === 0 ? [{ seat: 1, colour: 'own', value: 3 }] : []
  return state
}

const said = ({ coin, camel }: Way['price']): string => `${coin} coins, ${camel} camels`
const best = (costs: readonly { coin: number; camel: number }[]): string[] =>
  [
    ...new Set(
      costs
        .filter(
          (a) =>
            !costs.some(
              (b) => b.coin <= a.coin && b.camel <= a.camel && (b.coin < a.coin || b.camel < a.camel)
            )
        )
        .map(said)
    )
  ].sort()

function act(state: State, choice: Choice): void {
  const played = rules.play(state, seat, choice, new Chance(seeded(1)))
  if ('refusal' in played)
    throw new Error(`refused ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`)
}

const movementOf = (state: State): Movement | undefined => {
  const task = state.agenda[seat]?.at(-1)
  return task?.kind === 'move' ? task : undefined
}

/** The costs of all walks of one figure, step by step through the rules. */
function walked(
  state: State,
  figure: number,
  coins: number,
  camels: number
): Map<string, { coin: number; camel: number }[]> {
  const found = new Map<string, { coin: number; camel: number }[]>()
  const from = state.seats[seat]?.figures[figure]
  const go = (now: State): void => {
    const open = rules
      .decisions(now, seat)
      .find((decision) => decision.seat === seat && decision.task === 'move')
    if (!open?.choices) return
    for (const choice of all(open.choices)) {
      if (choice.type !== 'step' || choice.post || choice.figure !== figure) continue
      // One more step is allowed, so that the movement does not end before its price is read.
      const after = copyOf(now)
      const task = movementOf(after)
      const last = task !== undefined && task.taken + 1 >= task.steps
      if (task && last)
        after.agenda[seat] = [...(after.agenda[seat] ?? []).slice(0, -1), { ...task, steps: task.steps + 1 }]
      act(after, choice)
      const stock = after.seats[seat]?.stock
      if (stock && choice.to !== from) {
        const list = found.get(choice.to) ?? []
        list.push({ coin: coins - stock.coin, camel: camels - stock.camel })
        found.set(choice.to, list)
      }
      if (!last) go(after)
    }
  }
  go(state)
  return found
}

/**
 * The cities of a path in which the rules allow leaving a post in passing, if one is left wherever possible. Walks the path
 * in a copy of the position, in which the movement is open.
 */
function leftByTheRules(open: State, figure: number, path: readonly LocationId[]): LocationId[] {
  const now = copyOf(open)
  const left: LocationId[] = []
  for (const to of path) {
    const here = now.seats[seat]?.figures[figure] ?? ''
    const withPost: Choice = { type: 'step', figure, to, post: true }
    const leaves = rules.refusal(now, seat, withPost) === undefined
    if (leaves) left.push(here)
    act(now, leaves ? withPost : { type: 'step', figure, to })
  }
  return left
}

/** Walks random steps with the first figure, leaving posts at random; returns the places entered. */
function stroll(state: State, chance: Chance, steps: number): LocationId[] {
  const path: LocationId[] = []
  for (let n = 0; n < steps; n++) {
    const [open] = rules.decisions(state, seat)
    const offered = (open?.choices ? all(open.choices) : []).flatMap((choice) =>
      choice.type === 'step' && choice.figure === 0 ? [choice] : []
    )
    const step = offered[chance.next(offered.length)]
    if (!step) throw new Error('no step is possible')
    act(state, step)
    path.push(step.to)
  }
  return path
}

function compare(state: State, open: State, outlook: Outlook): void {
  const me = state.seats[seat]
  if (!me) return
  const offered = new Set(
    rules
      .decisions(open, seat)
      .flatMap((decision) => (decision.choices ? all(decision.choices) : []))
      .flatMap((choice) => (choice.type === 'step' ? [choice.figure] : []))
  )
  for (const figure of offered) {
    const ways = reachable(content, state, seat, outlook, figure)
    const brute = walked(open, figure, me.stock.coin, me.stock.camel)
    expect([...ways.keys()].sort()).toEqual([...brute.keys()].sort())
    for (const [to, found] of ways)
      expect(found.map(({ price }) => said(price)).sort(), to).toEqual(best(brute.get(to) ?? []))
  }
}

describe('planner', () => {
  it('finds the best routes of Travel that the rules allow, including the payment for an occupied space', () => {
    let travelled = 0
    for (let seed = 1; seed <= 80; seed++) {
      const state = position(seed)
      const dice = state.seats[seat]?.dice.slice(0, 2) ?? []
      const place: Choice = { type: 'place', space: 'travel', dice }
      if (rules.refusal(state, seat, place)) continue
      const lowest = Math.min(...dice.map((die) => die.value))
      const figures = state.seats[seat]?.figures.length ?? 1
      const open = copyOf(state)
      act(open, place)
      compare(
        state,
        open,
        travelOutlook(lowest, occupiedPrice(content, state, seat, 'travel', lowest), figures)
      )
      travelled++
    }
    expect(travelled).toBeGreaterThan(30)
  })

  it('finds the best routes of a movement that has begun', () => {
    for (let seed = 100; seed < 140; seed++) {
      const state = position(seed)
      const movement: Movement = {
        kind: 'move',
        travel: false,
        steps: 3,
        taken: 0,
        moved: (state.seats[seat]?.figures ?? []).map(() => false),
        marks: [],
        cause: { kind: 'space', space: 'bazaar-gold' }
      }
      state.agenda[seat] = [...(state.agenda[seat] ?? []), movement]
      compare(state, state, outlookOf(movement))
    }
  })

  it('proposes choices that the rules accept, including posts left in passing, and predicts their results', () => {
    let left = 0
    for (let seed = 200; seed < 280; seed++) {
      const state = position(seed)
      const dice = state.seats[seat]?.dice.slice(0, 2) ?? []
      const place: Choice = { type: 'place', space: 'travel', dice }
      if (rules.refusal(state, seat, place)) continue
      const lowest = Math.min(...dice.map((die) => die.value))
      const outlook = travelOutlook(
        lowest,
        occupiedPrice(content, state, seat, 'travel', lowest),
        state.seats[seat]?.figures.length ?? 1
      )
      for (const ways of reachable(content, state, seat, outlook).values())
        for (const way of ways) {
          const open = copyOf(state)
          act(open, place)
          const leave = leftByTheRules(open, way.figure, way.path)
          left += leave.length
          expect(passingCities(content, state, seat, outlook, way)).toEqual(leave)
          const after = copyOf(state)
          const expected = arrival(content, state, seat, [...leave, way.to])
          for (const choice of [place, ...walk(way, new Set(leave), outlook, true)]) act(after, choice)
          const me = after.seats[seat]
          expect(me?.figures[way.figure]).toBe(way.to)
          if ((state.seats[seat]?.postsLeft ?? 0) >= expected.posts.length)
            expect(me?.posts.filter((city) => !state.seats[seat]?.posts.includes(city)).sort()).toEqual(
              [...expected.posts].sort()
            )
        }
    }
    expect(left).toBeGreaterThan(5)
  })

  it('counts the points of the next free slot in Beijing, and none if all are taken', () => {
    const state = position(1)
    const me = state.seats[seat]
    if (me) me.posts = []
    const slots = state.beijing.length
    const points = Array.from({ length: slots + 1 }, (_, taken) => {
      state.beijing = state.beijing.map((_slot, i) => (i < taken ? 1 : -1))
      return arrival(content, state, seat, ['beijing']).slot
    })
    expect(points).toEqual([10, 7, 4, 1, 0])
    expect(arrival(content, state, seat, ['moscow']).slot).toBe(0)
  })

  it('names the passed cities in which the rules allow leaving a post, wherever the movement goes', () => {
    const seen = { left: 0, first: 0, marked: 0, again: 0, owned: 0, short: 0, others: 0 }
    for (let seed = 300; seed < 500; seed++) {
      const state = position(seed)
      const chance = new Chance(seeded(seed))
      const me = state.seats[seat]
      if (!me) throw new Error('nobody sits there')
      if (seed % 8 > 0 && me.figures.length === 1) me.character = 'wilhelm-von-rubruk'
      if (seed % 5 > 0) me.posts = me.posts.slice(0, 2)
      Object.assign(me.stock, { coin: 99, camel: 99 })
      const [taken, path] = [chance.next(4), 1 + chance.next(5)]
      const before: Movement = {
        kind: 'move',
        travel: false,
        steps: 20,
        taken: 0,
        marks: [],
        moved: me.figures.map(() => false),
        cause: { kind: 'space', space: 'bazaar-gold' }
      }
      state.agenda[seat] = [...(state.agenda[seat] ?? []), before]
      stroll(state, chance, taken)
      const movement = movementOf(state)
      const from = me.figures[0]
      if (!movement || from === undefined) throw new Error('no movement under way')
      const steps = stroll(copyOf(state), chance, path)
      const left = leftByTheRules(state, 0, steps)
      const walked: Way = {
        figure: 0,
        from,
        to: steps.at(-1) ?? '',
        path: steps,
        price: { coin: 0, camel: 0 }
      }
      expect(passingCities(content, state, seat, outlookOf(movement), walked), `seed ${seed}`).toEqual(left)
      const passed = [from, ...steps.slice(0, -1)]
      const cities = passed.filter((city) => !/^(oasis|venezia)/.test(city))
      if (me.character !== 'wilhelm-von-rubruk') {
        seen.others++
        continue
      }
      seen.left += left.length
      if (left[0] === from) seen.first++
      if (cities.some((city) => movement.marks.includes(city))) seen.marked++
      if (left.some((city) => passed.indexOf(city) !== passed.lastIndexOf(city))) seen.again++
      if (cities.some((city) => me.posts.includes(city))) seen.owned++
      if (left.length > 0 && left.length === me.postsLeft - movement.marks.length) seen.short++
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(5)
  })
})
