/**
 * Copies and views that are derived from what a game declares equal what they are made from, and nothing that happens in a
 * game changes what they share with it.
 */
import { expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { optionsNeeded, type Viewer } from '../../shared/engine/rules'
import { games } from '../../shared/games'

/** Every object and list in a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}

/**
 * What a copy shares with its original is frozen: from here on the game throws if it changes any of it in place. The
 * state itself, its lists and whatever else may change must not be among it.
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
