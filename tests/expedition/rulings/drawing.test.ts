/** Rulings 28 to 31: passing and drawing. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { table } from '../table'

describe('passing and drawing', () => {
  it('ruling 28: a player that could move may draw at once; it costs nothing and gives the card alone', () => {
    const t = table({ camels: { a: 0, b: 4, c: 5 }, hand: { a: 'oil-red' } })
    expect(t.canChoose(say.pay('oil-red'))).toBe(true)
    t.draw().has({ camel: 0, gold: 3, cards: 2 })
    expect([t.turn, t.discards]).toEqual(['b', ''])
  })

  it('ruling 29: any card of the display, replaced at once in its place', () => {
    const display = 'oil-red silk-blue fruit-green driver-yellow spices-violet'
    const t = table({ display, deck: 'oil-blue' })
    t.take('fruit-green').has({ hand: 'fruit-green' })
    expect(t.display).toBe('oil-red silk-blue oil-blue driver-yellow spices-violet')
    expect(t.turn).toBe('b')
  })

  it('ruling 29: or the top card of the deck, unseen; the display stays', () => {
    const display = 'oil-red silk-blue fruit-green driver-yellow spices-violet'
    const t = table({ display, deck: 'oil-blue silk-green' })
    t.draw().has({ hand: 'oil-blue' })
    expect([t.display, t.turn]).toEqual([display, 'b'])
    const [drawn] = t.events('cardDrawn')
    expect(drawn && t.rules.redact(drawn, 1)).toMatchObject({ drawn: { count: 1 } })
    expect(drawn && t.rules.redact(drawn, 0)).toMatchObject({ drawn: { cards: ['oil-blue-1'] } })
    t.draw().has({ hand: 'silk-green' }, 'b')
  })

  it('ruling 29: the card must be drawn, from what lies there; equal cards are one choice', () => {
    const t = table({ display: 'oil-red silk-blue oil-red' })
    expect(t.choices()).toEqual([say.take('oil-red'), say.take('silk-blue'), say.draw()])
    expect(t.refusal(say.pass())).toEqual({ code: 'must-draw' })
    expect(t.refusal(say.take('oil-blue'))).toEqual({
      code: 'card-not-in-display',
      numbers: { card: 'oil-blue' }
    })
  })

  it('ruling 29: the new card can be used from the next turn on', () => {
    const t = table({ camels: { a: 0, b: 4, c: 5 }, display: 'oil-red' })
    t.take('oil-red')
    expect(t.choices(0)).toEqual([])
    t.draw().draw().pay('oil-red').has({ camel: 1 })
  })

  it('ruling 30: an empty deck is made of the discards when a card is needed, not before', () => {
    const t = table({
      display: 'oil-red silk-red',
      deck: 'oil-blue',
      discards: 'fruit-red fruit-blue fruit-green',
      rest: 'c'
    })
    t.draw().has({ hand: 'oil-blue' })
    expect([t.events('deckShuffled'), t.state.deck.count, t.discards]).toEqual([
      [],
      0,
      'fruit-red fruit-blue fruit-green'
    ])
    t.shuffles('fruit-blue').draw().has({ hand: 'fruit-blue' }, 'b')
    expect(t.events().map(({ type }) => type)).toEqual([
      'deckShuffled',
      'cardDrawn',
      'taskClosed',
      'turnEnded',
      'turnStarted',
      'taskOpened'
    ])
    expect([t.state.deck.count, t.discards]).toEqual([2, ''])
  })

  it('ruling 30: filling the display is such a moment as well', () => {
    const t = table({ display: 'oil-red silk-red', discards: 'fruit-red fruit-blue', rest: 'c' })
    t.shuffles('fruit-blue fruit-red').take('oil-red').has({ hand: 'oil-red' })
    expect([t.display, t.state.deck.cards, t.discards]).toEqual(['fruit-blue silk-red', ['fruit-red-1'], ''])
  })

  it('ruling 30: the card that was taken from the display is not among those shuffled', () => {
    const t = table({ display: 'oil-red', discards: 'fruit-red', rest: 'c' }).take('oil-red')
    expect([t.display, t.state.deck.count, t.discards]).toEqual(['fruit-red', 0, ''])
  })

  it('ruling 30: no discards either: from the display, which is not refilled', () => {
    const t = table({ display: 'oil-red silk-red', rest: 'c' })
    expect(t.refusal(say.draw())).toEqual({ code: 'no-card-to-draw' })
    expect(t.choices()).toEqual([say.take('oil-red'), say.take('silk-red')])
    t.take('oil-red')
    expect([t.display, t.turn]).toEqual(['silk-red', 'b'])
    t.take('silk-red')
    expect([t.display, t.turn]).toEqual(['', 'c'])
  })

  it('ruling 30: nothing anywhere: the turn ends without a card', () => {
    const t = table({ camels: { a: 0, b: 4, c: 5 }, display: '', rest: 'c' })
    expect(t.choices()).toEqual([say.ballast(), say.pass()])
    expect(t.refusal(say.draw()).code).toBe('no-card-left')
    t.ballast().pass().has({ camel: 1, cards: 0 })
    expect(t.turn).toBe('b')
  })

  it('ruling 31: hands have no limit', () => {
    const t = table({ camels: { a: 0, b: 4, c: 5 }, rest: 'a', deck: 'oil-red', display: '' })
    t.draw().has({ cards: 55 })
  })
})
