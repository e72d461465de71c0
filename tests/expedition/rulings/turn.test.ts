/** Rulings 8 to 14: a turn, its moves, and what they cost. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { table } from '../table'

describe('a turn', () => {
  it('ruling 8: move or pass, then exactly one card; clockwise', () => {
    const t = table({ hand: { a: 'oil-red silk-blue' }, camels: { a: 0, b: 3, c: 4 } })
    t.pay('oil-red')
    expect(t.turn).toBe('a')
    t.draw().has({ camel: 1, cards: 2 })
    expect(t.turn).toBe('b')
    t.draw().has({ camel: 3, cards: 1 }, 'b')
    expect(t.turn).toBe('c')
    expect(t.draw().turn).toBe('a')
  })

  it('ruling 8: drawing ends the turn, and nobody moves in the turn of another', () => {
    const t = table({ hand: { a: 'oil-red', b: 'oil-blue' }, camels: { a: 1, b: 0, c: 4 } }).draw()
    expect(t.rules.refusal(t.state, 0, say.pay('oil-red'))).toEqual({ code: 'not-offered' })
    t.seat(0)
    expect(t.refusal(say.pay('oil-red'))).toEqual({ code: 'not-asked' })
    expect([t.choices(0), t.question(0), t.question(1)]).toEqual([[], undefined, 'turn'])
  })

  it('ruling 9: a move goes to the first space ahead without a camel; skipping costs nothing', () => {
    const t = table({ camels: { a: 3, b: 4, c: 5 }, hand: { a: '2 driver-red' } })
    t.pay('2 driver-red').has({ camel: 6, cards: 0, gold: 4 }).has({ camel: 4 }, 'b').has({ camel: 5 }, 'c')
    expect(t.events('spaceEntered')).toMatchObject([{ from: 3, to: 6 }])
  })

  it('ruling 9: a space behind the next free one is free again as soon as its camel has left', () => {
    const t = table({ camels: { a: 0, b: 1, c: 3 }, hand: { a: 'oil-red', b: 'oil-blue' }, turn: 'b' })
    t.pay('oil-blue').draw().draw().pay('oil-red').has({ camel: 1 }).has({ camel: 2 }, 'b')
  })

  it("ruling 9: one's own second camel is skipped like any other", () => {
    const t = table({ players: 2, camels: { a: [3, 4], b: [5, 0] }, hand: { a: '2 driver-red' } })
    t.pay('2 driver-red').has({ camels: [6, 4] })
  })

  it('ruling 10: no more and no fewer cards than the space asks for; skipped spaces are not paid for', () => {
    const t = table({
      camels: { a: 2, b: 0, c: 1 },
      hand: { a: 'silk-red silk-blue silk-green silk-violet' }
    })
    t.pay('silk-red silk-blue').has({ camel: 2, laid: 'silk-red silk-blue', cards: 2 })
    expect([t.question(), t.discards]).toEqual(['pay', ''])
    t.pay('silk-green').has({ camel: 3, laid: '', hand: 'silk-violet' })
    expect([t.question(), t.discards]).toEqual(['turn', 'silk-red silk-blue silk-green'])
    const jump = table({ camels: { a: 0, b: 1, c: 2 }, hand: { a: 'oil-red' } })
    expect(jump.refusal(say.pay('oil-red')), 'two spaces are skipped, the third is paid').toEqual({
      code: 'cards-short',
      numbers: { card: 'oil-red', requirement: 'three-identical-goods', space: 3, short: 2 }
    })
  })

  it('ruling 10: a payment that was begun is finished before anything else', () => {
    const t = table({
      camels: { a: 5, b: 3, c: 7 },
      hand: { a: '3 driver-red oil-red' },
      display: 'silk-blue'
    })
    t.pay('driver-red')
    for (const other of [say.draw(), say.ballast(), say.pass(), say.take('silk-blue')])
      expect(t.refusal(other)).toEqual({ code: 'answer-first', numbers: { task: 'pay' } })
    expect(t.refusal(say.pay('oil-red')).code).toBe('card-does-not-fit')
    expect(t.payable()).toBe('driver-red')
  })

  it('ruling 11: several spaces in one turn, each paid and entered in order', () => {
    const t = table({
      camels: { a: 3, b: 0, c: 1 },
      hand: { a: 'oil-red silk-blue 2 driver-red fruit-green' }
    })
    t.pay('oil-red').has({ camel: 4 }).pay('silk-blue').has({ camel: 5, gold: 3 })
    t.pay('2 driver-red').has({ camel: 6, gold: 4 }).pay('fruit-green').has({ camel: 7, cards: 0 })
    t.draw().has({ cards: 1 })
    expect(t.turn).toBe('b')
  })

  it('ruling 11: no space is left out to save cards', () => {
    const t = table({ camels: { a: 2, b: 0, c: 1 }, hand: { a: 'oil-red silk-blue' } })
    expect(t.payable()).toBe('')
    expect(t.refusal(say.pay('silk-blue'))).toMatchObject({ code: 'cards-short', numbers: { space: 3 } })
  })
})

/** What a hand can pay with for the space after this one. */
const payable = (from: number, hand: string): string =>
  table({ camels: { a: from, b: 0, c: 1 }, hand: { a: hand } }).payable()

describe('cards', () => {
  it('ruling 12: one good: any goods card, and never a driver', () => {
    expect(payable(3, 'oil-red spices-blue silk-green fruit-violet driver-red')).toBe(
      'oil-red spices-blue silk-green fruit-violet'
    )
    const t = table({ camels: { a: 3, b: 0, c: 1 }, hand: { a: 'driver-red' } })
    expect(t.refusal(say.pay('driver-red'))).toEqual({
      code: 'card-does-not-fit',
      numbers: { card: 'driver-red', requirement: 'one-good', space: 4 }
    })
  })

  it('ruling 12: three identical goods: one good, colours free', () => {
    expect(payable(2, '2 silk-red silk-blue 2 oil-red 3 driver-red')).toBe('silk-blue silk-red')
    const t = table({ camels: { a: 2, b: 0, c: 1 }, hand: { a: '2 silk-red silk-blue 2 oil-red oil-blue' } })
    t.pay('oil-blue')
    expect(t.payable()).toBe('oil-red')
    expect(t.refusal(say.pay('silk-red')).code).toBe('card-does-not-fit')
    t.pay('2 oil-red').has({ camel: 3 })
  })

  it('ruling 12: the four goods: one card of each, colours free', () => {
    expect(payable(15, 'oil-red spices-red silk-red driver-red 2 oil-blue')).toBe('')
    const t = table({
      camels: { a: 15, b: 0, c: 1 },
      hand: { a: 'oil-red oil-blue spices-red silk-red fruit-violet driver-red' }
    })
    expect(t.refusal(say.pay('driver-red')).code).toBe('card-does-not-fit')
    t.pay('oil-blue')
    expect(t.refusal(say.pay('oil-red')).code).toBe('card-does-not-fit')
    t.pay('fruit-violet silk-red spices-red').has({ camel: 16, hand: 'oil-red driver-red' })
  })

  it('ruling 12: two drivers: colours free, and never a good', () => {
    expect(payable(5, 'driver-red driver-blue 2 oil-red')).toBe('driver-blue driver-red')
    expect(payable(5, 'driver-red 2 oil-red')).toBe('')
  })

  it('ruling 12: three of one colour: goods and drivers in any mix, the same card twice as well', () => {
    expect(payable(7, '2 oil-red driver-red oil-blue driver-blue')).toBe('oil-red driver-red')
    const t = table({ camels: { a: 7, b: 0, c: 1 }, hand: { a: '2 oil-red driver-red 3 driver-blue' } })
    t.pay('2 oil-red')
    expect(t.refusal(say.pay('driver-blue')).code).toBe('card-does-not-fit')
    t.pay('driver-red').has({ camel: 8, hand: '3 driver-blue' })
  })

  it('ruling 12: one of each colour: five colours, goods and drivers in any mix', () => {
    expect(payable(14, 'oil-red oil-blue driver-green driver-yellow driver-red')).toBe('')
    const t = table({
      camels: { a: 14, b: 0, c: 1 },
      hand: { a: 'oil-red driver-red oil-blue driver-green driver-yellow fruit-violet' }
    })
    t.pay('driver-red')
    expect(t.payable()).toBe('oil-blue fruit-violet driver-yellow driver-green')
    t.pay('oil-blue fruit-violet driver-yellow driver-green').has({ camel: 15, hand: 'oil-red' })
  })

  it('ruling 13: the player picks among the sets that would do; equal cards are one choice', () => {
    const t = table({ camels: { a: 2, b: 0, c: 1 }, hand: { a: '2 silk-red silk-blue 2 oil-red oil-blue' } })
    expect(t.payable()).toBe('oil-blue oil-red silk-blue silk-red')
    t.pay('silk-red')
    expect(t.payable()).toBe('silk-blue silk-red')
  })

  it('ruling 13: every card counts for one space only', () => {
    const t = table({ camels: { a: 0, b: 3, c: 4 }, hand: { a: 'oil-red' } })
    t.pay('oil-red').has({ camel: 1 })
    expect(t.refusal(say.pay('oil-red'))).toEqual({
      code: 'card-not-in-hand',
      numbers: { card: 'oil-red' }
    })
  })

  it('ruling 14: cards paid are on the discards at once, and in the deck that is made of them', () => {
    const t = table({
      camels: { a: 0, b: 3, c: 4 },
      hand: { a: 'oil-red' },
      discards: 'silk-blue',
      display: '',
      rest: 'c'
    })
    t.pay('oil-red')
    expect(t.discards).toBe('silk-blue oil-red')
    t.shuffles('oil-red silk-blue').draw().has({ hand: 'oil-red' })
    expect([t.state.deck.count, t.discards]).toEqual([1, ''])
  })
})
