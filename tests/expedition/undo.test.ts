/** How far a seat can undo in Expedition: which events of this game are barriers of the engine's undo. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

const fourGoods = 'oil-red spices-red silk-red fruit-red'

describe('undo in Expedition', () => {
  it('played cards can be undone one by one until the payment is complete', () => {
    const t = table({ camels: { a: 2, b: 0, c: 1 }, hand: { a: '2 silk-red silk-blue' } })
    const was = JSON.stringify(t.state)
    t.pay('silk-red silk-blue')
    expect([t.undoes(), t.undoes()]).toEqual(['undone', 'undone'])
    expect(JSON.stringify(t.state)).toBe(was)
    expect(t.undoes()).toBe('undo-nothing')
  })

  it('entering a space cannot be undone, because it reveals the cards', () => {
    const t = table({ camels: { a: 2, b: 0, c: 1 }, hand: { a: '2 silk-red silk-blue oil-red' } })
    t.pay('2 silk-red silk-blue')
    expect(t.undoes()).toBe('undo-revealed')
    t.pay('oil-red')
    expect(t.undoes()).toBe('undo-revealed')
    const laid = table({ camels: { a: 5, b: 0, c: 4 }, hand: { a: '2 driver-red' } }).pay('driver-red')
    expect(laid.undoes()).toBe('undone')
  })

  it('of two payments the second can be undone while it is incomplete, the first cannot', () => {
    const t = table({ camels: { a: 4, b: 0, c: 1 }, hand: { a: 'oil-red 2 driver-red' } })
    t.pay('oil-red driver-red')
    expect([t.undoes(), t.undoes()]).toEqual(['undone', 'undo-revealed'])
    t.has({ camel: 5, hand: '2 driver-red' })
  })

  it('ballast can be undone, and the gold comes back', () => {
    const t = table({ camels: { a: 0, b: 4, c: 5 } }).ballast()
    expect(t.undoes()).toBe('undone')
    t.has({ camel: 0, gold: 3 })
    expect(t.ballast().has({ camel: 1, gold: 2 }).turn).toBe('a')
    const late = table({ camels: { a: 10, b: 16, c: 17 } })
      .ballast()
      .has({ camel: 16 })
    expect(late.undoes()).toBe('undone')
    late.has({ camel: 10, gold: 3 })
    expect(late.state.turn.stopped).toEqual([false])
  })

  it('drawing a card and refilling the display cannot be undone', () => {
    const unseen = table({ camels: { a: 0, b: 4, c: 5 } })
      .ballast()
      .draw()
    expect([unseen.undoes(0), unseen.undoes(1)]).toEqual(['undo-revealed', 'undo-revealed'])
    const open = table({ display: 'oil-red' }).take('oil-red')
    expect(open.undoes()).toBe('undo-revealed')
  })

  it('a shuffle cannot be undone', () => {
    const t = table({ display: '', discards: 'oil-red oil-blue', rest: 'b' }).draw()
    expect(t.undoes()).toBe('undo-chance')
  })

  it('taking a card from a display that is not refilled reveals nothing: it can be undone until the next seat moves', () => {
    const t = table({ display: 'oil-red silk-red', rest: 'c' }).take('oil-red')
    expect([t.undoes(1), t.undoes(0)]).toEqual(['undo-other-seat', 'undone'])
    t.take('oil-red').take('silk-red')
    expect([t.undoes(0), t.undoes(1)]).toEqual(['undo-other-seat', 'undone'])
  })

  it('a turn without a card can be undone until the next seat moves', () => {
    const t = table({ camels: { a: 0, b: 1, c: 4 }, display: '', rest: 'c' }).pass()
    expect(t.undoes(0)).toBe('undone')
    expect(t.pass().turn).toBe('b')
  })

  it('the end of the game cannot be undone, because it reveals everything', () => {
    const arrived = table({ camels: { a: 28, b: 27, c: 26 }, hand: { a: fourGoods } }).pay(fourGoods)
    expect(arrived.undoes()).toBe('undo-revealed')
    const stalled = table({ camels: { a: 24, b: 16, c: 17 }, display: '', rest: 'b' })
      .pass()
      .pass()
      .pass()
    expect(stalled.state.phase).toBe('over')
    expect(stalled.undoes(2)).toBe('undo-revealed')
  })
})
