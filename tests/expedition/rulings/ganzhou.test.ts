/** Rulings 32 to 36: Ganzhou and the interim scoring. */
import { describe, expect, it } from 'vitest'
import { onlyGanzhouScores } from '../house'
import { say } from '../say'
import { table } from '../table'

const fourGoods = 'oil-red spices-red silk-red fruit-red'

describe('Ganzhou', () => {
  it('ruling 32: entering it asks for the four goods and ends the moving, whatever is left', () => {
    const t = table({ camels: { a: 15, b: 0, c: 1 }, hand: { a: `${fourGoods} oil-blue` } })
    t.pay(fourGoods).has({ camel: 16, hand: 'oil-blue', gold: 3 })
    expect(t.payable()).toBe('')
    expect(t.refusal(say.pay('oil-blue'))).toEqual({ code: 'camel-stopped' })
    expect(t.refusal(say.ballast())).toEqual({ code: 'camel-stopped' })
  })

  it('ruling 32: one card first, then 6, 5, 4, 3, 2 and 1 gold, then all of them stand on Ganzhou', () => {
    const t = table({
      players: 5,
      camels: { a: 14, b: 15, c: 13, d: 12, e: 11 },
      hand: { a: fourGoods },
      display: 'oil-blue'
    })
    t.pay(fourGoods).has({ gold: 3 }).take('oil-blue').has({ hand: 'oil-blue' })
    expect(t.events().map(({ type }) => type)).toEqual([
      'displayTaken',
      'displayFilled',
      'taskClosed',
      'interimScored',
      'turnEnded',
      'turnStarted',
      'taskOpened'
    ])
    expect(t.state.seats.map(({ gold }) => gold.interim)).toEqual([6, 5, 3, 2, 1])
    expect(t.state.seats.map(({ camels }) => camels)).toEqual(Array(5).fill([16]))
    const fourth = table({ camels: { a: 15, b: 14, c: 10 }, hand: { a: fourGoods } })
      .pay(fourGoods)
      .draw()
    fourth.has({ gold: 3 + 4, camel: 16 }, 'b').has({ gold: 3, camel: 10 }, 'c')
  })

  it('ruling 33: it holds any number of camels, which block nothing', () => {
    const t = table({ players: 4, camels: { a: 16, b: 16, c: 16, d: 10 }, hand: { a: 'oil-red' } })
    t.pay('oil-red').has({ camel: 17 }).draw().draw().draw()
    t.ballast().has({ camel: 16 }, 'd')
  })

  it('ruling 33: it is never skipped', () => {
    const t = table({
      content: onlyGanzhouScores(),
      camels: { a: 15, b: 16, c: 16 },
      hand: { a: `${fourGoods} oil-blue` }
    })
    expect(t.payable()).toBe('oil-blue oil-red spices-red silk-red fruit-red')
    t.pay(fourGoods).has({ camel: 16, gold: 3 })
    expect([t.events('movingStopped').length, t.events('camelGathered')]).toEqual([1, []])
  })

  it('ruling 34: a late camel moves by the rules; on a scoring space it is put on Ganzhou, without gold, and stops', () => {
    const t = table({
      camels: { a: 8, b: 9, c: 17 },
      hand: { a: '2 silk-red silk-blue oil-red oil-blue driver-red driver-blue' }
    })
    t.pay('2 silk-red silk-blue').has({ camel: 10, gold: 3 })
    t.pay('oil-red').has({ camel: 16, gold: 3, hand: 'oil-blue driver-red driver-blue' })
    expect(t.events().map(({ type }) => type)).toEqual([
      'cardLaid',
      'spaceEntered',
      'camelGathered',
      'movingStopped'
    ])
    expect(t.events('camelGathered')).toEqual([
      { type: 'camelGathered', seat: 0, camel: 0, from: 11, to: 16 }
    ])
    expect(t.refusal(say.pay('oil-blue'))).toEqual({ code: 'camel-stopped' })
    t.draw()
    expect(t.events('interimScored')).toEqual([])
    t.draw().draw()
    expect(t.refusal(say.pay('oil-blue')), 'c is on 17: the next space is 18').toMatchObject({
      code: 'cards-short',
      numbers: { space: 18 }
    })
  })

  it('ruling 34: camels behind the scoring spaces stay where they are', () => {
    const t = table({ camels: { a: 15, b: 10, c: 3 }, hand: { a: fourGoods } })
      .pay(fourGoods)
      .draw()
    t.has({ camel: 10, gold: 3 }, 'b').has({ camel: 3, gold: 3 }, 'c')
  })

  it('ruling 35: there is one interim scoring only', () => {
    const t = table({
      camels: { a: 15, b: 10, c: 11 },
      hand: { a: fourGoods, b: 'oil-blue' }
    })
    t.pay(fourGoods).draw()
    expect(t.events('interimScored')).toHaveLength(1)
    t.pay('oil-blue')
      .has({ camel: 16 }, 'b')
      .draw()
      .has({ gold: 3 }, 'b')
      .has({ gold: 3 + 1 }, 'c')
    expect([t.events('interimScored'), t.state.interim]).toEqual([[], true])
  })

  it('ruling 36: the player to the left goes on; the first camel to leave enters space 17', () => {
    const t = table({
      camels: { a: 13, b: 15, c: 14 },
      hand: { b: fourGoods, c: 'oil-blue', a: 'oil-green 3 driver-green' },
      turn: 'b'
    })
    expect(t.pay(fourGoods).draw().turn).toBe('c')
    t.pay('oil-blue').has({ camel: 17 }, 'c').draw()
    expect(t.turn).toBe('a')
    t.pay('oil-green 2 driver-green').has({ camel: 18 })
  })
})
