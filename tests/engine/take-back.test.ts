import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { RecordError, type Entry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import { anyChoice, counting, toy, toyConfig, toyMatch, type ToyChoice } from './toy'

const text = (match: Match): string => JSON.stringify(match.state)

/** Everything by which a match decides what comes next. */
const standing = (match: Match): unknown => [
  text(match),
  match.undoable,
  match.undoable === undefined ? match.barrier(0) : match.undoableChoices,
  match.counted
]

const restored = (match: Match, entries: readonly Entry[], verify: boolean): Match =>
  Match.restore(
    toy,
    toyConfig,
    { draws: match.setupDraws, check: '', agreedUndo: true },
    entries,
    counting(),
    verify
  )

describe('what everybody agrees to take back', () => {
  it('leads back to any position before, past chance, reveals and other seats, and can be restored', () => {
    const chance = new Chance(seeded(31))
    const match = toyMatch(seeded(32))
    const entries: Entry[] = []
    /** What the match was like after each number of choices that count. */
    const before: unknown[] = [standing(match)]
    let longest = 0
    for (let n = 0; n < 600; n++) {
      const next = anyChoice(match, chance)
      const played = next && match.choose(next.seat, next.choice)
      if (played && 'refusal' in played) throw new Error(played.refusal.code)
      if (played) {
        entries.push(played)
        before.push(standing(match))
      }
      longest = Math.max(longest, match.counted)
      if (played && chance.next(20) > 0) continue
      const count = 1 + chance.next(Math.min(match.counted, n % 9 === 0 ? 100 : 15))
      const taken = match.takeBack(0, count)
      if ('refusal' in taken) throw new Error(taken.refusal.code)
      entries.push(...taken)
      before.length -= count
      expect(taken).toHaveLength(count)
      expect(standing(match)).toEqual(before.at(-1))
    }
    expect(match.length).toBe(entries.length)
    // Far enough for more than one kept position.
    expect(longest).toBeGreaterThan(64)
    for (const verify of [false, true]) {
      const again = restored(match, entries, verify)
      expect([standing(again), again.check]).toEqual([standing(match), match.check])
    }
  })

  it('is refused if fewer choices count, and changes nothing', () => {
    const match = toyMatch()
    const roll: ToyChoice = { type: 'roll' }
    match.choose(0, roll)
    const was = [standing(match), match.check]
    for (const count of [0, 2])
      expect(match.takeBack(0, count)).toEqual({ refusal: { code: 'undo-nothing' } })
    expect([standing(match), match.check]).toEqual(was)
    expect(match.takeBack(1, 1)).toMatchObject([{ undo: 1, joined: true }])
    expect(match.counted).toBe(0)
  })

  it('is refused where the record may not hold it, which then cannot be restored either', () => {
    const match = toyMatch()
    const entries: Entry[] = []
    const played = match.choose(0, { type: 'roll' })
    if (!('refusal' in played)) entries.push(played)
    const origin = { draws: match.setupDraws, check: '' }
    const earlier = Match.restore(toy, toyConfig, origin, entries, counting())
    expect(earlier.takeBack(0, 1)).toEqual({ refusal: { code: 'undo-nothing' } })
    const taken = match.takeBack(0, 1)
    if ('refusal' in taken) throw new Error(taken.refusal.code)
    expect(() => Match.restore(toy, toyConfig, origin, [...entries, ...taken], counting())).toThrow(
      RecordError
    )
  })

  it('goes back no further than to where play begins', () => {
    const match = toyMatch(seeded(5))
    const entries: Entry[] = []
    for (const choice of [{ type: 'roll' }, { type: 'take', stones: 1 }] as const) {
      const played = match.choose(0, choice)
      if (!('refusal' in played)) entries.push(played)
    }
    const origin = { draws: match.setupDraws, check: '', begins: 1, agreedUndo: true }
    const begun = Match.restore(toy, toyConfig, origin, entries, counting())
    expect(begun.takeBack(0, 2)).toHaveProperty('refusal')
    expect(begun.takeBack(0, 1)).toHaveLength(1)
  })
})

describe('what a person alone among computers takes back', () => {
  const take: ToyChoice = { type: 'take', stones: 1 }
  const pass: ToyChoice = { type: 'pass' }

  it('is the latest command and what others have chosen since', () => {
    const match = toyMatch()
    match.choose(0, take)
    match.choose(0, pass, true)
    expect(match.aloneChoices(0), 'an undo serves').toBe(0)
    match.choose(1, take)
    match.choose(1, pass, true)
    expect([match.aloneChoices(0), match.aloneChoices(1)]).toEqual([4, 0])
  })

  it('is nothing where chance stands between, or where the seat has chosen nothing', () => {
    const match = toyMatch()
    match.choose(0, pass)
    expect(match.aloneChoices(1)).toBe(0)
    match.choose(1, { type: 'roll' })
    expect(match.aloneChoices(0)).toBe(0)
  })
})
