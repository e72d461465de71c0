/**
 * The travel planner agrees with brute force over all walks, with travel tables, seals and jade, on random small
 * maps.
 */
import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../../shared/engine/chance'
import { afterStep, mayLeavePost, stepTo, type Moving } from '../../../shared/polo/roads/movement'
import { passedOn, reachable, takenOn, walk, type Outlook } from '../../../shared/polo/roads/planner'
import { shortfall, waysByLength, waysOf } from '../../../shared/polo/roads/ways'
import {
  frontOf,
  said,
  travellerOf,
  walksFrom,
  worldOf,
  type Item,
  type Kind,
  type World
} from './small-maps'

const kinds: readonly Kind[] = ['table', 'seals', 'any']
const free = { coin: 0, camel: 0, jade: 0 }
const outlook = (over: Partial<Outlook<Item>>): Outlook<Item> => ({
  taken: 0,
  left: 3,
  reserved: free,
  marks: [],
  moved: [false],
  ...over
})
const worlds = (kind: Kind, count: number, first = 1): readonly [number, World][] =>
  Array.from({ length: count }, (_, n) => [first + n, worldOf(kind, first + n)])
const endOf = (path: readonly string[]): string => path.at(-1) ?? ''

it.each<Kind>([...kinds, 'passes'])(
  'every way that spends less of something is found, and no other: %s',
  (kind) => {
    const seen = { ways: 0, several: 0, unreached: 0 }
    for (const [seed, world] of worlds(kind, 100)) {
      const chance = new Chance(seeded(seed))
      const ahead = {
        left: chance.next(5),
        taken: chance.next(3),
        reserved: { ...free, coin: chance.next(3) }
      }
      const found = reachable(travellerOf(world), outlook(ahead), 0, 'p0')
      const walks = walksFrom(world, 'p0', ahead).filter(({ path }) => endOf(path) !== 'p0')
      for (const place of world.places) {
        const ways = found.get(place) ?? []
        const there = walks.filter(({ path }) => endOf(path) === place)
        expect(ways.map(({ price }) => said(price)).sort(), `${seed} to ${place}`).toEqual(
          frontOf(there.map(({ price }) => price))
        )
        const camels = ways.map(({ price }) => price.camel)
        expect(camels).toEqual(camels.toSorted((a, b) => a - b))
        for (const way of ways) {
          const same = there.filter(({ path }) => path.join() === way.path.join())
          expect(same.map(({ price }) => said(price))).toContain(said(way.price))
          expect([way.from, way.to]).toEqual(['p0', place])
        }
        seen.ways += ways.length
        if (ways.length > 1) seen.several++
        if (ways.length === 0) seen.unreached++
      }
    }
    expect(seen.ways).toBeGreaterThan(150)
    expect(seen.several).toBeGreaterThan(10)
    expect(seen.unreached).toBeGreaterThan(100)
  }
)

it.each<Kind>([...kinds, 'passes'])(
  'the choices of a way walk it, at its price, and leave the posts that were asked for: %s',
  (kind) => {
    let left = 0
    let stops = 0
    let named = 0
    for (const [seed, world] of worlds(kind, 60)) {
      const traveller = travellerOf(world)
      const ahead = outlook({ left: 4 })
      for (const ways of reachable(traveller, ahead, 0, 'p0').values())
        for (const way of ways) {
          const holder = { posts: [], postsLeft: 2, holdsPosts: (place: string) => place !== 'p1' }
          const leave = passedOn(way, ahead, holder.holdsPosts, 2)
          let moving: Moving = { steps: 4, taken: 0, moved: [false], marks: [] }
          let here = 'p0'
          let spent: Record<Item, number> = { ...free }
          const choices = walk(way, new Set(leave), ahead, true)
          for (const choice of choices) {
            if (choice.type === 'stop') continue
            const step = stepTo(traveller, here, choice.to, choice.road)
            if (!step) throw new Error(`seed ${seed}: no road from ${here} to ${choice.to}`)
            const more = step.uncounted ? free : traveller.surcharge(moving.taken)
            for (const item of ['coin', 'camel', 'jade'] as const)
              spent = { ...spent, [item]: spent[item] + step.price[item] + more[item] }
            if (choice.post) expect(mayLeavePost(holder, moving, 0, here)).toBe(true)
            if (choice.road === 'pass') named++
            moving = afterStep(moving, choice, here, !step.uncounted)
            here = choice.to
          }
          expect(here).toBe(way.to)
          expect(spent).toEqual(way.price)
          expect(moving.marks).toEqual(leave)
          expect(takenOn(way)).toBe(moving.taken)
          expect(choices.filter(({ type }) => type === 'stop')).toHaveLength(moving.taken < 4 ? 1 : 0)
          expect(walk(way, new Set(), ahead, false)).toHaveLength(way.path.length)
          left += leave.length
          stops += choices.length - way.path.length
        }
    }
    expect(Math.min(left, stops)).toBeGreaterThan(20)
    if (kind === 'passes') expect(named).toBeGreaterThan(20)
  }
)

describe.each(kinds)('on maps of the kind %s', (kind) => {
  it('a post may be left in exactly those passed places that a walk leaves again', () => {
    const seen = { left: 0, first: 0, again: 0, cut: 0 }
    for (const [seed, world] of worlds(kind, 150)) {
      const chance = new Chance(seeded(seed))
      const holds = world.places.filter(() => chance.next(4) > 0)
      const marks = holds.filter(() => chance.next(6) === 0)
      const most = marks.length + chance.next(4)
      for (const { path } of walksFrom(world, 'p0', { left: 4 }).slice(0, 40))
        for (const moved of [false, true]) {
          const standing: string[] = []
          path.forEach((_, at) => {
            const here = path[at - 1] ?? 'p0'
            if (at === 0 && !moved) return
            const taken = marks.length + standing.length >= most
            if (holds.includes(here) && !marks.includes(here) && !standing.includes(here) && !taken)
              standing.push(here)
          })
          const way = { figure: 0, from: 'p0', to: endOf(path), path, price: free }
          const may = (place: string): boolean => holds.includes(place) && !marks.includes(place)
          const passed = passedOn(way, { moved: [moved] }, may, most - marks.length)
          expect(passed, `seed ${seed}`).toEqual(standing)
          seen.left += passed.length
          if (passed[0] === 'p0' && moved) seen.first++
          if (new Set(path).size < path.length && passed.length > 0) seen.again++
          if (most > 0 && passed.length === most) seen.cut++
        }
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20)
  })

  it('a movement has as many steps as its route needs', () => {
    let seen = 0
    for (const [seed, world] of worlds(kind, 60, 500)) {
      if (world.uncounted.length > 0) continue
      const traveller = travellerOf(world)
      const reserved = (steps: number) => ({ ...free, coin: steps })
      const ways = waysByLength(
        (left) => waysOf(traveller, outlook({ left, reserved: reserved(left) }), ['p0']),
        4,
        'camel'
      )
      const walks = [1, 2, 3, 4].flatMap((left) =>
        walksFrom(world, 'p0', { left, reserved: reserved(left) }).filter(({ path }) => path.length === left)
      )
      for (const place of world.places.slice(1)) {
        const there = walks.filter(({ path }) => endOf(path) === place)
        const found = (ways.get(place) ?? []).map(({ price }) => price)
        expect(found.map(said).sort(), `seed ${seed}`).toEqual(frontOf(there.map(({ price }) => price)))
        seen += found.length
      }
    }
    expect(seen).toBeGreaterThan(50)
  })

  it('an unreachable place says what is missing: part of the price, else steps, else a seal, else a road', () => {
    const seen = { price: 0, steps: 0, needs: 0, none: 0 }
    for (const [seed, world] of worlds(kind, 60, 900)) {
      const rich: World = { ...world, stock: { coin: 999, camel: 999, jade: 999 } }
      const { stock } = world
      const gap = (price: Record<Item, number>): number =>
        Math.max(0, price.coin - stock.coin) + 2 * Math.max(0, price.camel - stock.camel)
      const left = 1 + (seed % 2)
      const ahead = outlook({ left })
      const asking = { rich: travellerOf(rich), outlook: ahead, figures: ['p0'], gap, furthest: 4 }
      const walks = walksFrom(rich, 'p0', { left: 4 })
      const allWalks = walksFrom({ ...rich, seals: ['seal-0', 'seal-1', 'seal-2'] }, 'p0', { left: 4 })
      for (const place of world.places.slice(1)) {
        const short = shortfall(asking, place)
        const there = walks.filter(({ path }) => endOf(path) === place)
        const near = there.filter(({ steps }) => steps <= left)
        const needed = Math.min(...there.map(({ steps }) => steps))
        seen[short.kind]++
        if (near.length > 0) {
          const least = Math.min(...near.map(({ price }) => gap(price)))
          expect(short.kind === 'price' && gap(short.way.price), `seed ${seed}`).toBe(least)
        } else if (there.length > 0) expect(short).toEqual({ kind: 'steps', needs: needed })
        else if (allWalks.some(({ path }) => endOf(path) === place)) {
          expect(short.kind).toBe('needs')
          const needs = short.kind === 'needs' ? short.needs : []
          const leadsThereWith = (seals: readonly string[]): boolean =>
            walksFrom({ ...rich, seals: [...world.seals, ...seals] }, 'p0', { left: 4 }).some(
              ({ path }) => endOf(path) === place
            )
          expect(leadsThereWith(needs), `seed ${seed}`).toBe(true)
          for (const need of needs) {
            expect(world.seals).not.toContain(need)
            expect(leadsThereWith(needs.filter((other) => other !== need)), `seed ${seed}`).toBe(false)
          }
        } else expect(short).toEqual({ kind: 'none' })
      }
    }
    const possible = kind === 'table' ? [seen.price, seen.steps, seen.none] : Object.values(seen)
    expect(Math.min(...possible)).toBeGreaterThan(5)
  })
})
