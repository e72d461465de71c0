import { describe, expect, it } from 'vitest'
import { evolveAgenda, topTask, type Agenda } from '../../shared/engine/agenda'
import { hashOf, hashText, nextCheck } from '../../shared/engine/check'
import { checkConfig, optionValue } from '../../shared/engine/rules'
import { toy } from './toy'

describe('the running check', () => {
  it('is the same on every system, so that saved files stay valid', () => {
    expect(hashText('')).toBe('0bdcb81aee8d83')
    expect(hashText('caravan')).toBe('11c16a9d6baded')
    expect(nextCheck('', { a: 1 })).toBe('1034b77cc1d846')
  })

  it('detects small differences and depends on everything before', () => {
    const texts = Array.from({ length: 2000 }, (_, i) => `entry ${i}`)
    expect(new Set(texts.map((text) => hashText(text))).size).toBe(2000)
    expect(nextCheck('a', 1)).not.toBe(nextCheck('b', 1))
    expect(nextCheck('a', { x: 1 })).not.toBe(nextCheck('a', { x: 2 }))
    for (const text of texts.slice(0, 50)) expect(hashText(text)).toMatch(/^[0-9a-f]{14}$/)
  })
})

describe('the hash of content', () => {
  it('depends on the data, but not on the order of keys, and on no function', () => {
    const space = { id: 'purse', dice: 1, cost: {} }
    const rule = (): boolean => true
    expect(hashOf({ cost: {}, dice: 1, id: 'purse' })).toBe(hashOf(space))
    expect(hashOf({ ...space, act: rule, legal: { holds: rule, why: rule } })).toBe(hashOf(space))
    expect(hashOf({ ...space, dice: 2 })).not.toBe(hashOf(space))
    expect(hashOf({ id: 'purse', dice: 1 })).not.toBe(hashOf(space))
  })
})

describe('the agenda', () => {
  it('is a stack for each seat', () => {
    const agenda: Agenda<{ kind: string }> = [[], []]
    evolveAgenda(agenda, { type: 'taskOpened', seat: 1, task: { kind: 'first' } })
    evolveAgenda(agenda, { type: 'taskOpened', seat: 1, task: { kind: 'second' } })
    expect([topTask(agenda, 0), topTask(agenda, 1)]).toEqual([undefined, { kind: 'second' }])
    evolveAgenda(agenda, { type: 'taskAmended', seat: 1, task: { kind: 'other' } })
    expect(agenda).toEqual([[], [{ kind: 'first' }, { kind: 'other' }]])
    evolveAgenda(agenda, { type: 'taskClosed', seat: 1 })
    expect(topTask(agenda, 1)).toEqual({ kind: 'first' })
    evolveAgenda(agenda, { type: 'taskClosed', seat: 1 })
    expect(agenda).toEqual([[], []])
    expect(() => evolveAgenda(agenda, { type: 'taskClosed', seat: 2 })).toThrow(/seat 2/)
  })
})

describe('configs', () => {
  const check = (players: number, options: Record<string, string> = {}): unknown =>
    checkConfig(toy, { players, options })

  it('with wrong numbers of players, unknown options or values are refused with a reason', () => {
    expect([check(2), check(3, { cards: 'five' })]).toEqual([undefined, undefined])
    expect(check(1)).toEqual({ code: 'players', numbers: { min: 2, max: 3, players: 1 } })
    expect(check(4)).toMatchObject({ code: 'players' })
    expect(check(2.5)).toMatchObject({ code: 'players' })
    expect(check(2, { hats: 'three' })).toEqual({ code: 'unknown-option', numbers: { option: 'hats' } })
    expect(check(2, { cards: 'nine' })).toEqual({
      code: 'option-value',
      numbers: { option: 'cards', value: 'nine' }
    })
  })

  it('accept for a seat option a seat of the table or “drawn”', () => {
    const rules = { ...toy, options: [{ id: 'first', kind: 'seat', fallback: 'drawn' }] as const }
    const first = (value: string): unknown => checkConfig(rules, { players: 2, options: { first: value } })
    expect([first('drawn'), first('0'), first('1')]).toEqual([undefined, undefined, undefined])
    for (const wrong of ['2', '-1', '01', '1.0', '', 'one'])
      expect(first(wrong), wrong).toMatchObject({ code: 'option-value' })
  })

  it('give an option that is not chosen its fallback', () => {
    expect(optionValue(toy, { players: 2, options: {} }, 'cards')).toBe('three')
    expect(optionValue(toy, { players: 2, options: { cards: 'five' } }, 'cards')).toBe('five')
    expect(optionValue(toy, { players: 2, options: {} }, 'hats')).toBe('')
  })
})
