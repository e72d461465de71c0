import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { isUndo } from '../../shared/engine/entries'
import type { Match } from '../../shared/engine/match'
import { anyChoice, toy, toyMatch, type ToyChoice, type ToyState } from './toy'

const state = (match: Match): ToyState => match.state as ToyState
const text = (match: Match): string => JSON.stringify(match.state)
const take = (stones: number): ToyChoice => ({ type: 'take', stones })
const pass: ToyChoice = { type: 'pass' }

/** Plays choices of a seat; throws if one is refused. */
function play(match: Match, seat: number, ...choices: ToyChoice[]): void {
  for (const choice of choices) expect(match.choose(seat, choice)).not.toHaveProperty('refusal')
}

describe('choosing', () => {
  it('an accepted choice becomes an entry: seat, choice, draws, events, running checksum', () => {
    const match = toyMatch()
    const before = match.check
    const entry = match.choose(0, { type: 'roll' })
    expect(entry).toMatchObject({
      seat: 0,
      choice: { type: 'roll' },
      draws: [expect.any(Number)],
      events: [{ type: 'rolled' }]
    })
    expect('check' in entry && entry.check).toBe(match.check)
    expect(match.check).not.toBe(before)
    expect(match.length).toBe(1)
    expect(match.setupDraws).toHaveLength(2)
  })

  it('a refusal has a reason and changes nothing', () => {
    const match = toyMatch()
    play(match, 0, take(1))
    const [was, check, length] = [text(match), match.check, match.length]
    expect(match.choose(0, take(3))).toEqual({
      refusal: { code: 'too-many', numbers: { most: 2, asked: 3 } }
    })
    expect(match.choose(1, take(1))).toEqual({ refusal: { code: 'not-asked' } })
    expect(match.choose(7, take(1))).toEqual({ refusal: { code: 'not-asked' } })
    expect([text(match), match.check, match.length, match.undoable]).toEqual([was, check, length, 0])
  })

  it('draws made before a refusal are in no entry', () => {
    const match = toyMatch()
    expect(match.choose(0, { type: 'lateRefusal' })).toEqual({ refusal: { code: 'late' } })
    expect(match.choose(0, take(1))).toMatchObject({ draws: [] })
  })

  it('an exception in the rules restores the position and is rethrown, and the game can go on', () => {
    const match = toyMatch()
    play(match, 0, take(1), take(2))
    const [was, check, length] = [text(match), match.check, match.length]
    expect(() => match.choose(0, { type: 'fault' })).toThrow('a fault in a rule')
    expect([text(match), match.check, match.length]).toEqual([was, check, length])
    expect(match.choose(0, take(2))).toMatchObject({ draws: [] })
    expect(state(match).stones).toEqual([5, 0])
    match.undo(0)
    expect(text(match)).toBe(was)
  })

  it('an exception after several entries restores the position as well', () => {
    const match = toyMatch()
    play(match, 0, take(1), { type: 'roll' }, { type: 'draw' }, pass)
    play(match, 1, take(2))
    const was = text(match)
    expect(() => match.choose(1, { type: 'fault' })).toThrow()
    expect(text(match)).toBe(was)
  })

  it('the same seed and the same choices give the same record', () => {
    const played = [1, 2].map(() => {
      const match = toyMatch(seeded(11))
      const chance = new Chance(seeded(12))
      for (let n = 0; n < 40; n++) {
        const next = anyChoice(match, chance)
        if (next) match.choose(next.seat, next.choice)
      }
      return [match.check, match.length, text(match)]
    })
    expect(played[0]).toEqual(played[1])
    expect(text(toyMatch(seeded(13)))).not.toBe(text(toyMatch(seeded(11))))
  })
})

describe('undo', () => {
  const barrier = (match: Match, seat: number): unknown => match.undo(seat)

  it('is refused if there is nothing to undo', () => {
    const match = toyMatch()
    expect(barrier(match, 0)).toEqual({ refusal: { code: 'undo-nothing' } })
    expect([match.undoable, match.barrier(0)]).toEqual([undefined, 'nothing'])
  })

  it('goes back over own choices, one by one, and is recorded', () => {
    const match = toyMatch()
    const texts = [text(match)]
    for (const stones of [1, 2, 2]) {
      play(match, 0, take(stones))
      texts.push(text(match))
    }
    expect(match.undoable).toBe(0)
    for (const was of texts.slice(0, 3).reverse()) {
      const entry = match.undo(0)
      expect('undo' in entry && isUndo(entry) && entry.check).toBe(match.check)
      expect(text(match)).toBe(was)
    }
    expect(barrier(match, 0)).toEqual({ refusal: { code: 'undo-nothing' } })
    expect(match.length).toBe(6)
  })

  it('never goes back past a random draw', () => {
    const match = toyMatch()
    play(match, 0, take(1), { type: 'roll' }, take(2))
    expect(match.undo(0)).toHaveProperty('undo', 0)
    expect(barrier(match, 0)).toEqual({ refusal: { code: 'undo-chance' } })
    expect(state(match).stones).toEqual([1, 0])
  })

  it('never goes back past something revealed, but past a card moved from one closed zone into another', () => {
    const match = toyMatch()
    play(match, 0, { type: 'draw' })
    const [card = ''] = state(match).hands[0]?.cards ?? []
    play(match, 0, { type: 'show', card })
    expect(barrier(match, 0)).toEqual({ refusal: { code: 'undo-revealed' } })
    const secret = toyMatch()
    const was = text(secret)
    play(secret, 0, { type: 'draw' })
    secret.undo(0)
    expect(text(secret)).toBe(was)
  })

  it("never goes back past another seat's choice, and undoes no choice of others", () => {
    const match = toyMatch()
    play(match, 0, take(1), pass)
    expect(match.barrier(1)).toBe('other-seat')
    play(match, 1, take(2))
    expect(barrier(match, 0)).toEqual({ refusal: { code: 'undo-other-seat' } })
    expect(match.undo(1)).toHaveProperty('undo', 1)
    expect(barrier(match, 1)).toEqual({ refusal: { code: 'undo-other-seat' } })
    expect(barrier(match, 0)).toEqual({ refusal: { code: 'undo-other-seat' } })
    expect(state(match)).toMatchObject({ stones: [1, 0], turn: 1 })
  })

  it('lets a seat undo its pass until somebody else has chosen', () => {
    const match = toyMatch()
    play(match, 0, take(1), pass)
    expect(match.undo(0)).toHaveProperty('undo')
    expect(state(match).turn).toBe(0)
  })

  it('never goes back past a simultaneous choice, not even the own one', () => {
    const match = toyMatch()
    play(match, 0, { type: 'callVote' })
    expect(match.undoable).toBe(0)
    play(match, 1, { type: 'vote', value: 1 })
    for (const seat of [0, 1])
      expect(barrier(match, seat)).toEqual({ refusal: { code: 'undo-simultaneous' } })
    play(match, 0, { type: 'vote', value: 0 })
    for (const seat of [0, 1])
      expect(barrier(match, seat)).toEqual({ refusal: { code: 'undo-simultaneous' } })
    play(match, 0, take(1))
    expect(match.undo(0)).toHaveProperty('undo')
  })

  it('changes nothing if it is refused', () => {
    const match = toyMatch()
    play(match, 0, { type: 'roll' })
    const [was, check, length] = [text(match), match.check, match.length]
    match.undo(0)
    match.undo(1)
    expect([text(match), match.check, match.length]).toEqual([was, check, length])
  })

  it('restores exactly the former position, whatever was played', () => {
    const chance = new Chance(seeded(21))
    const match = toyMatch(seeded(22))
    const left: string[] = []
    for (let n = 0; n < 400 && anyChoice(match, chance); n++) {
      const next = anyChoice(match, chance)
      if (!next) break
      const was = text(match)
      if (next.choice.type === 'show') continue
      const before = match.undoable === next.seat ? left.length : 0
      const played = match.choose(next.seat, next.choice)
      if ('refusal' in played) throw new Error(played.refusal.code)
      left.length = match.undoable === next.seat ? before : 0
      if (match.undoable === next.seat) left.push(was)
      if (chance.next(3) > 0) continue
      while (match.undoable !== undefined && left.length > 0) {
        match.undo(match.undoable)
        expect(text(match)).toBe(left.pop())
      }
    }
    expect(match.length).toBeGreaterThan(300)
  })
})

describe('marks', () => {
  it('let several choices be accepted or refused as a whole', () => {
    const match = toyMatch()
    play(match, 0, take(1))
    const [was, check] = [text(match), match.check]
    const mark = match.mark()
    play(match, 0, take(2), pass)
    play(match, 1, take(2))
    match.returnTo(mark)
    expect([text(match), match.check, match.length, match.undoable]).toEqual([was, check, 1, 0])
    expect(match.undo(0)).toHaveProperty('undo')
    expect(state(match).stones).toEqual([0, 0])
  })

  it('can be returned to across an undo barrier, and the barrier before the mark counts again', () => {
    const match = toyMatch()
    play(match, 0, { type: 'roll' }, take(1))
    const was = text(match)
    const mark = match.mark()
    play(match, 0, { type: 'draw' }, pass)
    play(match, 1, take(2), { type: 'callVote' })
    play(match, 1, { type: 'vote', value: 1 })
    match.returnTo(mark)
    expect(text(match)).toBe(was)
    expect(match.undo(0)).toHaveProperty('undo')
    expect(match.undo(0)).toEqual({ refusal: { code: 'undo-chance' } })
  })

  it('belong to one match: two matches with the same rules share nothing', () => {
    const [a, b] = [toyMatch(), toyMatch()]
    play(a, 0, take(2))
    expect(state(b).stones).toEqual([0, 0])
    expect(a.rules).toBe(toy)
  })
})
