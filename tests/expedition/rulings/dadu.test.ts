/** Rulings 37 to 41: Dadu, the end and the final scoring. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { table } from '../table'

const fourGoods = 'oil-red spices-red silk-red fruit-red'

describe('Dadu', () => {
  it('ruling 37: the game ends at once: no card, no turn for anybody', () => {
    const t = table({ camels: { a: 28, b: 27, c: 16 }, hand: { a: `${fourGoods} oil-blue` } })
    const deck = t.state.deck.count
    t.pay(fourGoods).has({ camel: 29, hand: 'oil-blue' })
    expect(t.events().map(({ type }) => type)).toEqual([
      'cardLaid',
      'taskClosed',
      'spaceEntered',
      'gameScored',
      'taskClosed'
    ])
    expect([t.state.phase, t.state.deck.count, t.rules.decisions(t.state)]).toEqual(['over', deck, []])
    for (const seat of [0, 1, 2])
      expect(t.rules.refusal(t.state, seat, say.draw())).toEqual({ code: 'not-offered' })
  })

  it('ruling 37: Dadu asks for the four goods', () => {
    const t = table({ camels: { a: 28, b: 27, c: 16 }, hand: { a: '2 oil-red spices-red silk-red' } })
    expect(t.refusal(say.pay('oil-red'))).toEqual({
      code: 'cards-short',
      numbers: { card: 'oil-red', requirement: 'four-different-goods', space: 29, short: 1 }
    })
  })

  it('ruling 38: 7 in Dadu, 6 to 1 before it, nothing elsewhere', () => {
    const finals = (...camels: readonly [number, number, number, number, number]): number[] => {
      const [a, b, c, d, e] = camels
      const t = table({ players: 5, camels: { a, b, c, d, e }, hand: { a: fourGoods } }).pay(fourGoods)
      return t.state.seats.map(({ gold }) => gold.final)
    }
    expect(finals(28, 27, 26, 25, 24)).toEqual([7, 5, 4, 3, 2])
    expect(finals(27, 28, 23, 22, 16)).toEqual([7, 6, 1, 0, 0])
    expect(finals(28, 17, 16, 10, 3)).toEqual([7, 0, 0, 0, 0])
  })

  it('ruling 39: cards in hand are worth nothing', () => {
    const t = table({
      camels: { a: 28, b: 17, c: 16 },
      gold: { a: 0, b: 4, c: 4 },
      hand: { a: fourGoods },
      rest: 'c'
    })
    t.pay(fourGoods)
    expect(t.at('c').hand.count).toBeGreaterThan(40)
    expect(t.outcome?.scores).toMatchObject([
      { total: 7, bySource: { start: 3, ballast: -3, final: 7 } },
      { total: 4, bySource: { start: 3, chests: 1 } },
      { total: 4 }
    ])
  })

  it('ruling 40: most gold; a tie goes to the camel in Dadu or nearest to it', () => {
    const ends = (a: number, b: number, c: number): string =>
      table({ camels: { a: 28, b: 27, c: 26 }, gold: { a, b, c }, hand: { a: fourGoods } }).pay(fourGoods)
        .ranking
    expect(ends(0, 5, 4)).toBe('b c a')
    expect(ends(0, 2, 3), 'all three have 7').toBe('a b c')
    expect(ends(0, 4, 5), '7, 9 and 9').toBe('b c a')
  })

  it('ruling 40: tied players that are all in Ganzhou share', () => {
    const end = (gold: Record<'a' | 'b' | 'c', number>, camels = { a: 16, b: 16, c: 16 }): string =>
      table({ camels, gold, display: '', rest: 'b' }).pass().pass().pass().ranking
    expect(end({ a: 3, b: 3, c: 3 })).toBe('a+b+c')
    expect(end({ a: 3, b: 4, c: 3 })).toBe('b a+c')
    expect(end({ a: 3, b: 3, c: 2 })).toBe('a+b c')
    expect(end({ a: 3, b: 3, c: 3 }, { a: 16, b: 17, c: 16 })).toBe('b a+c')
  })

  it('ruling 41: a round in which nobody moves and nobody can draw ends the game with the final scoring', () => {
    const t = table({ camels: { a: 24, b: 16, c: 17 }, display: '', rest: 'b' })
    t.pass().pass()
    expect([t.state.phase, t.turn]).toEqual(['turns', 'c'])
    t.pass()
    expect(t.events('gameScored')).toEqual([
      { type: 'gameScored', end: 'stalled', scores: [{ seat: 0, camel: 0, space: 24, gold: 2 }] }
    ])
    expect([t.state.phase, t.rules.decisions(t.state), t.ranking]).toEqual(['over', [], 'a c b'])
  })

  it('ruling 41: a move begins the count anew, and so does a card', () => {
    const t = table({ camels: { a: 0, b: 1, c: 5 }, display: '', rest: 'c' })
    t.pass().ballast().pass().pass().pass()
    expect(t.state.phase).toBe('turns')
    expect(t.pass().state.phase).toBe('over')
    const drew = table({ camels: { a: 0, b: 1, c: 5 }, display: 'oil-red', deck: '', rest: 'b' })
    drew.take('oil-red').pass().pass()
    expect([drew.state.phase, drew.turn]).toEqual(['turns', 'a'])
    expect(drew.pass().state.phase).toBe('over')
  })
})
