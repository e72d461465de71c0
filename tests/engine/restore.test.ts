import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { RecordError, type ChoiceEntry, type Entry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import { anyChoice, counting, toy, toyConfig, toyMatch, type ToyChoice, type ToyRules } from './toy'

/** A match with entries of every kind. */
function recorded(): { readonly match: Match; readonly entries: Entry[] } {
  const match = toyMatch(seeded(5))
  const entries: Entry[] = []
  const keep = (entry: Entry | { readonly refusal: unknown }): void => {
    if ('refusal' in entry) throw new Error(JSON.stringify(entry.refusal))
    entries.push(entry)
  }
  const choose = (seat: number, choice: ToyChoice): void => keep(match.choose(seat, choice))
  choose(0, { type: 'take', stones: 2 })
  choose(0, { type: 'take', stones: 1 })
  keep(match.undo(0))
  choose(0, { type: 'roll' })
  choose(0, { type: 'draw' })
  choose(0, { type: 'callVote' })
  choose(1, { type: 'vote', value: 1 })
  choose(0, { type: 'vote', value: 0 })
  choose(0, { type: 'pass' })
  choose(1, { type: 'take', stones: 1 })
  return { match, entries }
}

const restore = (match: Match, entries: readonly Entry[], verify: boolean, rules: ToyRules = toy): Match =>
  Match.restore(rules, toyConfig, { draws: match.setupDraws, check: '' }, entries, counting(), verify)

/** The index of the first entry that does not fit; -1 for the set-up, undefined if all fit. */
function faultAt(make: () => unknown): number | undefined {
  try {
    make()
  } catch (error) {
    if (error instanceof RecordError) return error.at
    throw error
  }
  return undefined
}

const edited = (entries: readonly Entry[], at: number, change: Partial<ChoiceEntry>): Entry[] =>
  entries.map((entry, i) => (i === at && !('undo' in entry) ? { ...entry, ...change } : entry))

describe('restoring a match from its record', () => {
  for (const verify of [false, true])
    it(`gives the same position, checksum and undo${verify ? ' when every choice is replayed' : ''}`, () => {
      const { match, entries } = recorded()
      const again = restore(match, JSON.parse(JSON.stringify(entries)) as Entry[], verify)
      expect(again.state).toEqual(match.state)
      expect([again.check, again.length, again.undoable]).toEqual([match.check, match.length, match.undoable])
      for (const each of [again, match]) each.undo(1)
      expect(again.state).toEqual(match.state)
      expect(again.undo(0)).toEqual(match.undo(0))
    })

  it('works after every entry, and the match plays on with a new random source', () => {
    const { match, entries } = recorded()
    for (let n = 0; n <= entries.length; n++) {
      const again = restore(match, entries.slice(0, n), true)
      expect(again.length).toBe(n)
      const before = again.check
      const next = anyChoice(again, new Chance(counting()))
      if (next) expect(again.choose(next.seat, next.choice)).toHaveProperty('check')
      expect(again.check).not.toBe(before)
    }
  })

  it('reports set-up draws that do not fit', () => {
    const { entries } = recorded()
    for (const draws of [[], [99], [0]])
      expect(faultAt(() => Match.restore(toy, toyConfig, { draws, check: '' }, entries, counting()))).toBe(-1)
  })

  it('with verification finds an edited choice, draw, event or checksum at its entry', () => {
    const { match, entries } = recorded()
    const at = (changed: readonly Entry[]): number | undefined => faultAt(() => restore(match, changed, true))
    expect(at(entries)).toBeUndefined()
    expect(at(edited(entries, 0, { choice: { type: 'take', stones: 1 } }))).toBe(0)
    expect(at(edited(entries, 0, { choice: { type: 'take', stones: 9 } }))).toBe(0)
    expect(at(edited(entries, 1, { events: [{ type: 'taken' }] }))).toBe(1)
    expect(at(edited(entries, 3, { draws: [] }))).toBe(3)
    expect(at(edited(entries, 3, { draws: [5, 5] }))).toBe(3)
    expect(at(edited(entries, 0, { draws: [1] }))).toBe(0)
    expect(at(edited(entries, 4, { check: 'x' }))).toBe(4)
    expect(at(entries.map((entry) => ('undo' in entry ? { ...entry, check: 'x' } : entry)))).toBe(2)
    expect(at([...entries.slice(0, 3), ...entries.slice(4)]), 'an entry left out').toBe(3)
  })

  it('reports an entry of a seat without a decision, and an impossible undo', () => {
    const { match, entries } = recorded()
    const undo = { undo: 0, check: '' }
    expect(faultAt(() => restore(match, edited(entries, 0, { seat: 1 }), false))).toBe(0)
    expect(faultAt(() => restore(match, [undo], false))).toBe(0)
    expect(faultAt(() => restore(match, [...entries.slice(0, 4), undo], false))).toBe(4)
  })

  it('reports an event that the rules cannot apply', () => {
    const { match, entries } = recorded()
    const strange: ToyRules = {
      ...toy,
      evolve: (state, event) => {
        if (event.type === 'rolled') throw new Error('what is that?')
        toy.evolve(state, event)
      }
    }
    expect(faultAt(() => restore(match, entries, false, strange))).toBe(3)
  })

  it('reports a record that starts with another checksum, as that of other rules, at its first entry', () => {
    const { match, entries } = recorded()
    const origin = { draws: match.setupDraws, check: 'another' }
    expect(faultAt(() => Match.restore(toy, toyConfig, origin, entries, counting(), true))).toBe(0)
  })

  it('with verification finds a first position that the set-up would not give', () => {
    const { match, entries } = recorded()
    const { state: first } = Match.start(toy, toyConfig, seeded(5))
    const from = (first: unknown, verify: boolean): number | undefined =>
      faultAt(() =>
        Match.restore(
          toy,
          toyConfig,
          { draws: match.setupDraws, check: '', first },
          entries,
          counting(),
          verify
        )
      )
    expect(from(first, true)).toBeUndefined()
    expect(from({ ...(first as object), turn: 99 }, true)).toBe(-1)
    expect(from({ ...(first as object), turn: 99 }, false)).toBeUndefined()
  })
})
