/** Rulings 26 to 29: the contract row, the piles, completing. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { alone, freshTable, table } from '../table'

describe('contracts: row, piles, completing', () => {
  it("ruling 26: an empty row gets two contracts of the special pile at the start of the next player's turn", () => {
    const t = table()
      .given({ dice: [3, 4, { black: 5 }], coins: 9 })
      .row('contract-01')
      .special('contract-30', 'contract-31', 'contract-32')
    t.place('contracts', [3])
    expect(t.state.row).toEqual([])
    t.endTurn()
    expect(t.state.row).toEqual(['contract-30', 'contract-31'])
    expect(t.state.special.cards?.[0]).toBe('contract-32')
    expect(t.state.activeSeat).toBe(1)
  })

  it('ruling 26: not in between: a contract reward in the same turn draws first', () => {
    const t = table().given({ dice: [3], contracts: ['contract-start-6'], camels: 2, pepper: 1, silk: 1 })
    t.row('contract-01').special('contract-30', 'contract-31', 'contract-32')
    t.place('contracts', [3]).bonus.complete('contract-start-6')
    t.has({ contracts: ['contract-01', 'contract-30'] }).endTurn()
    expect(t.state.row).toEqual(['contract-31', 'contract-32'])
  })

  it('ruling 26: one contract if only one is left, none if none; then the action is unavailable', () => {
    const one = alone()
      .given({ dice: [3, 4, 5], coins: 9 })
      .given({ seat: 1, dice: [], completed: 12 })
      .row('contract-01')
    expect(one.state.special.count).toBe(1)
    const last = one.state.special.cards?.[0]
    one.place('contracts', [3]).endTurn()
    expect(one.state.row).toEqual([last])
    const none = alone()
      .given({ dice: [3, 4, 5], coins: 9 })
      .given({ seat: 1, dice: [], completed: 13 })
      .row('contract-01')
    none
      .given({ dice: [3, { black: 4 }], coins: 9 })
      .place('contracts', [3])
      .endTurn()
    expect(none.state.row).toEqual([])
    expect(none.refusal(say.place('contracts', [{ black: 4 }]))).toEqual({ code: 'row-empty' })
  })

  it('ruling 26: a row that is not empty gets nothing', () => {
    const t = table()
      .given({ dice: [1] })
      .row('contract-01', 'contract-02')
      .place('contracts', [1])
      .endTurn()
    expect(t.state.row).toEqual(['contract-02'])
  })

  it('ruling 27: at the end of a round the row goes under the special pile from column 1 on, the next six come out', () => {
    const t = alone()
      .given({ dice: [3] })
      .row('contract-38', 'contract-05', 'contract-20')
    const { piles, special } = structuredClone(t.state)
    const [next, before] = [piles[0]?.cards ?? [], special.cards ?? []]
    const still = piles.slice(1)
    t.passOut()
    expect(t.state.round).toBe(2)
    expect(t.state.row).toEqual(next)
    expect(t.state.row).toHaveLength(6)
    expect(t.state.special.cards).toEqual([...before, 'contract-38', 'contract-05', 'contract-20'])
    expect(t.state.piles).toEqual(still)
  })

  it('ruling 27: a row that stayed empty is not put away', () => {
    const t = alone()
      .given({ dice: [3], coins: 9 })
      .given({ seat: 1, dice: [], completed: 13 })
      .row('contract-01')
    t.place('contracts', [3]).endTurn()
    expect([t.state.round, t.events('rowCleared')]).toEqual([2, []])
    expect(t.state.row).toHaveLength(6)
  })

  it('ruling 27: no new row after round 5', () => {
    const t = alone()
      .given({ dice: [3] })
      .round(5)
      .passOut()
    expect([t.state.phase, t.state.row, t.state.piles]).toEqual(['over', [], []])
    expect(t.events('rowDealt')).toEqual([])
  })

  it('ruling 28: five round piles of six and a special pile of eight stay apart', () => {
    const t = freshTable({ players: 4 })
    expect([t.state.row.length, t.state.piles.map((pile) => pile.count)]).toEqual([6, [6, 6, 6, 6]])
    expect(t.state.special.count, "Matteo's contract came from it").toBe(7)
    const drawn = table().given({ dice: [3], contracts: ['contract-start-6'], camels: 2, pepper: 1, silk: 1 })
    const { piles, special } = drawn.state
    const [pilesBefore, top] = [structuredClone(piles), special.cards?.[0]]
    drawn.bonus.complete('contract-start-6').has({ contracts: [top ?? ''] })
    expect(drawn.state.piles).toEqual(pilesBefore)
  })

  it('ruling 28: an exhausted special pile is not refilled from the round piles', () => {
    const t = table().given({ dice: [3], contracts: ['contract-start-6'], camels: 2, pepper: 1, silk: 1 })
    t.given({ seat: 1, completed: 8 }).bonus.complete('contract-start-6').has({ contracts: [], vp: 5 })
    expect(t.state.piles.map((pile) => pile.count)).toEqual([6, 6, 6, 6])
  })

  it('ruling 29: only from the active slots, all costs at once', () => {
    const t = table().given({ dice: [3], contracts: ['contract-03'], camels: 2, pepper: 2 })
    t.row('contract-01', 'contract-02')
    expect(t.refusal(say.complete('contract-01'))).toEqual({ code: 'contract-not-active' })
    expect(t.refusal(say.complete('contract-03'))).toEqual({
      code: 'goods-short',
      numbers: { item: 'silk', price: 1, have: 0, short: 1 }
    })
    const rich = table().given({ dice: [3], contracts: ['contract-03'], camels: 3, pepper: 4, silk: 1 })
    rich.bonus.complete('contract-03')
    rich.has({ camels: 1, pepper: 2, silk: 0, coins: 4, vp: 3, contracts: [], completed: ['contract-03'] })
    expect(rich.at().points.contracts).toBe(3)
    expect(rich.refusal(say.complete('contract-03')).code).toBe('contract-not-active')
  })

  it('ruling 29: the slot is free for a contract in the reward', () => {
    const t = table().given({
      dice: [3],
      contracts: ['contract-start-6', 'contract-10'],
      camels: 2,
      pepper: 1,
      silk: 1
    })
    t.special('contract-30').bonus.complete('contract-start-6')
    t.has({ contracts: ['contract-10', 'contract-30'], completed: ['contract-start-6'] })
    expect(t.question()).toBe('turn')
  })

  it('ruling 29: in the turn it was taken, after the main action; several in one turn', () => {
    const t = table()
      .given({ dice: [2], camels: 3, pepper: 5, silk: 1 })
      .row('contract-01', 'contract-03')
    t.place('contracts', [2]).play(say.takeContracts(1, 2))
    t.rolls(4).bonus.complete('contract-01').bonus.complete('contract-03')
    t.has({ vp: 5, coins: 4, dice: [{ black: 4 }], camels: 0 })
  })

  it('ruling 29: completed starting contracts count like the others', () => {
    const t = alone().given({
      dice: [3],
      contracts: ['contract-start-2'],
      camels: 1,
      gold: 1,
      posts: ['moscow']
    })
    t.cityCard('moscow', 'city-card-24').bonus.complete('contract-start-2').has({ vp: 2, camels: 3 })
    t.place('city-card-24', [3]).has({ vp: 3 })
  })
})
