/** Ruling 49: Johannes Caprini. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { alone, table, type Table } from '../table'

describe('characters: Johannes', () => {
  const johannes = (things: object, dice: readonly number[] = [3, 3]): Table =>
    table()
      .given({ dice, character: 'johannes-caprini', ...things })
      .travel(dice)

  it('ruling 49: Johannes jumps from any oasis to any other, one step without route cost', () => {
    const t = johannes({ coins: 7, figure: 'oasis-a' }, [2, 2])
    const oases = [...'bcdefghij'].map((letter) => say.to(`oasis-${letter}`))
    for (const jump of oases) expect(t.canChoose(jump), JSON.stringify(jump)).toBe(true)
    expect(t.canChoose(say.to('oasis-a'))).toBe(false)
    t.to('oasis-j').has({ coins: 4, figure: 'oasis-j' })
    t.to('beijing').has({ coins: 0, posts: ['beijing'] })
  })

  it('ruling 49: before or after ordinary steps, not from or to a city', () => {
    const t = johannes({ coins: 12, figure: 'venezia' })
    expect(t.refusal(say.to('oasis-b'))).toEqual({
      code: 'not-a-neighbour',
      numbers: { from: 'venezia', to: 'oasis-b' }
    })
    t.to('oasis-a')
    expect(t.refusal(say.to('karakorum')).code).toBe('not-a-neighbour')
    t.to('oasis-b')
      .to('karakorum')
      .has({ posts: ['karakorum'] })
    const other = table()
      .given({ dice: [1, 1], coins: 9, figure: 'oasis-a' })
      .travel([1, 1])
    expect(other.refusal(say.to('oasis-j')).code).toBe('not-a-neighbour')
  })

  it('ruling 49: free also where a road with a cost joins the oases, and in a bonus movement', () => {
    johannes({ coins: 3, figure: 'oasis-b' }, [1, 1]).to('oasis-c').has({ coins: 0, figure: 'oasis-c' })
    const t = table().given({
      dice: [1],
      camels: 1,
      pepper: 3,
      contracts: ['contract-start-1'],
      figure: 'oasis-a',
      character: 'johannes-caprini'
    })
    t.bonus.complete('contract-start-1').to('oasis-j').has({ figure: 'oasis-j', coins: 0 })
  })

  it('ruling 49: 3 coins at each round start', () => {
    const t = alone().given({ dice: [1], character: 'johannes-caprini' })
    t.bonus
      .moneyBag(1)
      .rolls(...Array<number>(15).fill(3))
      .endTurn()
      .has({ coins: 3 + 3 })
  })
})
