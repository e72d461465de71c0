/** Rulings 20 to 25: taking and drawing contracts. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { alone, table, type Table } from '../table'

const row = [
  'contract-01',
  'contract-02',
  'contract-03',
  'contract-04',
  'contract-05',
  'contract-06'
] as const
const taking = (die: number, contracts: readonly string[] = []): Table =>
  table()
    .given({ dice: [die], contracts })
    .row(...row)
    .place('contracts', [die])

describe('contracts: taking and drawing', () => {
  it('ruling 20: the die caps the column; both are chosen from the row as it stands, which slides afterwards', () => {
    const t = taking(3)
    expect(t.choices()).toHaveLength(6)
    expect(t.canChoose(say.takeContracts(2, 3))).toBe(true)
    expect(t.refusal(say.takeContracts(4))).toEqual({
      code: 'column-too-high',
      numbers: { column: 4, lowest: 3 }
    })
    expect(t.refusal(say.takeContracts(1, 4)).code).toBe('column-too-high')
    expect(t.refusal(say.takeContracts(2, 2)).code).toBe('not-offered')
    t.play(say.takeContracts(1, 3)).has({ contracts: ['contract-01', 'contract-03'] })
    expect(t.state.row).toEqual(['contract-02', 'contract-04', 'contract-05', 'contract-06'])
  })

  it('ruling 20: with a 1 only the first column, so one contract', () => {
    const t = taking(1)
    t.has({ contracts: ['contract-01'] })
    expect(t.state.row).toEqual(row.slice(1))
  })

  it('ruling 20: no more columns than contracts lie there', () => {
    const t = table()
      .given({ dice: [6] })
      .row('contract-01', 'contract-02')
      .place('contracts', [6])
    expect(t.choices()).toEqual([say.takeContracts(1), say.takeContracts(2), say.takeContracts(1, 2)])
    expect(t.refusal(say.takeContracts(3)).code).toBe('not-offered')
  })

  it('ruling 21: column 5 gives a coin or a camel, column 6 two of one kind', () => {
    const five = taking(5).play(say.takeContracts(5))
    expect(five.choices()).toEqual([say.camels(0), say.camels(1)])
    five.play(say.camels(1)).has({ camels: 1, coins: 0 })
    const six = taking(6).play(say.takeContracts(6))
    expect(six.choices()).toEqual([say.camels(0), say.camels(2)])
    expect(six.refusal(say.camels(1)).code).toBe('not-offered')
    six.play(say.camels(0)).has({ camels: 0, coins: 2 })
  })

  it('ruling 21: taking both columns gives both rewards; columns 1 to 4 give none', () => {
    const t = taking(6).play(say.takeContracts(5, 6), say.camels(1), say.camels(0))
    t.has({ camels: 1, coins: 2, contracts: ['contract-05', 'contract-06'] })
    const none = taking(6).play(say.takeContracts(3, 4)).has({ camels: 0, coins: 0 })
    expect(none.question()).toBe('turn')
  })

  it('ruling 21: the position at the moment of taking counts, not where the tile was before', () => {
    const t = alone()
      .given({ dice: [1, 6, { black: 6 }], coins: 6 })
      .row(...row)
    t.place('contracts', [1]).endTurn()
    t.place('contracts', [{ black: 6 }]).play(say.takeContracts(5))
    expect(t.choices(), 'contract-06 has slid to column 5').toEqual([say.camels(0), say.camels(1)])
    expect(t.at().contracts).toContain('contract-06')
  })

  it('ruling 22: without room older contracts go, one or both, never one just taken', () => {
    const full = taking(2, ['contract-10', 'contract-11']).play(say.takeContracts(1))
    expect(full.choices()).toEqual([say.discard('contract-10'), say.discard('contract-11')])
    expect(full.refusal(say.discard('contract-01'))).toEqual({ code: 'contract-not-active' })
    full.play(say.discard('contract-10')).has({ contracts: ['contract-11', 'contract-01'] })
    const both = taking(2, ['contract-10', 'contract-11']).play(
      say.takeContracts(1, 2),
      say.discard('contract-11')
    )
    both.has({ contracts: ['contract-01', 'contract-02'] })
    expect(both.state.special.cards?.slice(-2)).toEqual(['contract-11', 'contract-10'])
  })

  it('ruling 22: with one older contract and two taken it must go; with room nothing goes', () => {
    const t = taking(2, ['contract-10']).play(say.takeContracts(1, 2))
    t.has({ contracts: ['contract-01', 'contract-02'] })
    taking(2, ['contract-10'])
      .play(say.takeContracts(2))
      .has({ contracts: ['contract-10', 'contract-02'] })
  })

  it('ruling 23: regular discards go under the special pile, starting ones leave the game', () => {
    const t = taking(1, ['contract-10', 'contract-start-1'])
    const { special, removed } = t.state
    const [before, gone] = [special.count, removed.length]
    t.play(say.discard('contract-10'))
    expect(t.state.special.cards?.at(-1)).toBe('contract-10')
    expect([t.state.special.count, t.state.removed.length]).toEqual([before + 1, gone])
    const u = taking(1, ['contract-10', 'contract-start-1']).play(say.discard('contract-start-1'))
    expect(u.state.special.count).toBe(before)
    expect(u.state.removed).toContain('contract-start-1')
    expect(u.state.special.cards).not.toContain('contract-start-1')
  })

  /** A movement to Moscow, whose outpost bonus is a contract, with no room for it. */
  const drawing = (contracts: readonly string[]): Table =>
    table()
      .given({ dice: [3, 3], coins: 3, figure: 'oasis-a', contracts })
      .outpost('moscow', 'outpost-contract-1')
      .special('contract-20', 'contract-21')
      .travel([3, 3])
      .to('moscow')
      .stop()

  it('ruling 24: the drawn contract is seen first; then it replaces one or is declined', () => {
    const t = drawing(['contract-10', 'contract-11'])
    expect(t.question()).toBe('contract-offer')
    expect(t.state.seats.map((seat) => seat.offer)).toEqual(['contract-20', '', ''])
    expect(t.rules.view(t.state, 1).seats[0]?.offer, 'everybody sees it').toBe('contract-20')
    expect(t.choices()).toEqual([
      say.keepContract('contract-10'),
      say.keepContract('contract-11'),
      say.decline()
    ])
    t.play(say.keepContract('contract-11')).has({ contracts: ['contract-10', 'contract-20'] })
    expect(t.state.special.cards?.at(-1)).toBe('contract-11')
    expect(t.state.special.cards?.[0]).toBe('contract-21')
  })

  it('ruling 24: declined, it goes under the special pile; a replaced starting contract leaves the game', () => {
    const t = drawing(['contract-10', 'contract-11']).play(say.decline())
    t.has({ contracts: ['contract-10', 'contract-11'] })
    expect(t.state.special.cards?.at(-1)).toBe('contract-20')
    const u = drawing(['contract-10', 'contract-start-3']).play(say.keepContract('contract-start-3'))
    u.has({ contracts: ['contract-10', 'contract-20'] })
    expect(u.state.removed).toContain('contract-start-3')
  })

  it('ruling 24: with room it is simply taken', () => {
    drawing(['contract-10']).has({ contracts: ['contract-10', 'contract-20'] })
    expect(drawing(['contract-10']).question()).toBe('turn')
  })

  it('ruling 25: with an empty special pile a contract reward gives nothing', () => {
    const t = table()
      .given({ dice: [3, 3], coins: 3, figure: 'oasis-a' })
      .given({ seat: 1, completed: 8 })
    t.outpost('moscow', 'outpost-contract-1')
    expect(t.state.special.count).toBe(0)
    t.travel([3, 3])
      .to('moscow')
      .stop()
      .has({ contracts: [], posts: ['moscow'] })
    expect(t.events('rewardLost').map((event) => event.reward.item)).toEqual(['contract'])
    expect([t.question(), t.state.outposts['moscow']]).toEqual(['turn', ''])
  })
})
