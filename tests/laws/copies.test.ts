/**
 * The copies and views that a game's declaration derives equal their original, and nothing that happens in a game changes
 * the parts they share with it.
 */
import { expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { optionsNeeded, type Viewer } from '../../shared/engine/rules'
import { games } from '../../shared/games'

/** All objects and arrays in a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}

/**
 * Freezes what a copy shares with its original, so that the game throws if it mutates any of it. The state itself, its
 * arrays and whatever else may be mutated must not be shared.
 */
function freezeShared(copy: unknown, original: ReadonlySet<object>): void {
  for (const part of partsOf(copy)) if (original.has(part)) Object.freeze(part)
}

const cases = games.flatMap(({ rules }) =>
  Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, n) => ({
    id: rules.id,
    rules,
    players: rules.seats.min + n
  }))
)

it.each(cases)('$id with $players seats', ({ rules, players }) => {
  let positions = 0
  for (const seed of [1, 2]) {
    const chance = new Chance(seeded(seed))
    const state: unknown = rules.setup({ players, options: optionsNeeded(rules, players) }, chance)
    for (let n = 0; ; n++) {
      const [asked] = rules.decisions(state, 'open')
      if (!asked?.choices) break
      if (n % 7 === 0) {
        const own = new Set(partsOf(state))
        for (const viewer of [0, 1, 'public', 'open'] satisfies Viewer[]) {
          const view: unknown = rules.view(state, viewer)
          const copy: unknown = rules.copy(view)
          expect(JSON.stringify(copy)).toBe(JSON.stringify(view))
          freezeShared(view, own)
          freezeShared(copy, new Set(partsOf(view)))
        }
        const text = JSON.stringify(state)
        const copy: unknown = rules.copy(state)
        expect(JSON.stringify(copy)).toBe(text)
        expect(JSON.stringify(rules.view(state, 'open'))).toBe(text)
        freezeShared(copy, own)
        positions++
      }
      rules.play(state, asked.seat, asked.choices.nth(chance.next(asked.choices.count())), chance)
    }
  }
  expect(positions).toBeGreaterThan(10)
})

/** A proxy of an object that throws when it is read after `end` was called. */
function lent<T extends object>(part: T): { readonly part: T; readonly end: () => void } {
  const { proxy, revoke } = Proxy.revocable(part, {})
  return { part: proxy, end: revoke }
}

/**
 * Replaces the parts that a branch shares, and each seat's objects, by proxies. Code that keeps such a part and reads it
 * after the branch got its own copy would read stale data, so the proxy throws.
 */
function lendParts(branch: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(branch)) {
    if (typeof value !== 'object' || value === null) continue
    let held = name === 'seats' ? lentSeats(value as object[]) : lent(value)
    Object.defineProperty(branch, name, {
      enumerable: true,
      get: () => held.part,
      set: (now: object) => {
        held.end()
        held = name === 'seats' ? lentSeats(now as object[]) : { part: now, end: () => undefined }
      }
    })
  }
}

/** The replaced objects of seats, by proxy. */
const ends = new WeakMap<object, () => void>()

function lentSeats(seats: object[]): { readonly part: object; readonly end: () => void } {
  const list = seats.map((seat) => {
    if (ends.has(seat)) return seat
    const { part, end } = lent(seat)
    ends.set(part, end)
    return part
  })
  const { proxy, revoke } = Proxy.revocable(list, {
    set: (target, at, now: object) => {
      ends.get(Reflect.get(target, at) as object)?.()
      return Reflect.set(target, at, now)
    }
  })
  return { part: proxy, end: revoke }
}

/** Freezes what a branch and its origin still share; what the events change must have been copied before. */
function freezeParts(branch: object, origin: object): void {
  const own = new Set(Object.values(origin).flatMap(partsOf))
  for (const part of Object.values(branch).flatMap(partsOf)) if (own.has(part)) Object.freeze(part)
}

it.each(cases)('a branch of $id with $players seats', ({ rules, players }) => {
  const modules = rules.options.filter((option) => 'module' in option)
  for (const seed of [1, 2]) {
    const chance = new Chance(seeded(seed))
    const options = {
      ...optionsNeeded(rules, players),
      ...(seed === 2 && Object.fromEntries(modules.map(({ id }) => [id, 'on'])))
    }
    let state = rules.setup({ players, options }, chance) as object
    let choices = 0
    for (; ; choices++) {
      const [asked] = rules.decisions(state, 'open')
      if (!asked?.choices) break
      const choice: unknown = asked.choices.nth(chance.next(asked.choices.count()))
      const text = JSON.stringify(state)
      const copy: unknown = rules.copy(state)
      const branch = rules.branch(state) as Record<string, unknown>
      expect(JSON.stringify(branch)).toBe(text)
      freezeParts(branch, state)
      const watched = rules.branch(state) as Record<string, unknown>
      lendParts(watched)
      rules.play(watched, asked.seat, choice, new Chance(seeded(choices)))
      expect(JSON.stringify(state)).toBe(text)
      rules.play(branch, asked.seat, choice, new Chance(seeded(choices)))
      expect(JSON.stringify(state)).toBe(text)
      rules.play(copy, asked.seat, choice, new Chance(seeded(choices)))
      expect(JSON.stringify(branch)).toBe(JSON.stringify(copy))
      // Either one can be played on from here.
      if (choices % 3 === 0) rules.play(state, asked.seat, choice, new Chance(seeded(choices)))
      else state = branch
      expect(JSON.stringify(state)).toBe(JSON.stringify(copy))
    }
    expect(choices).toBeGreaterThan(10)
  }
})
