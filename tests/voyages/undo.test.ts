/** How far a seat can undo in Voyages: which events of this game are barriers of the engine's undo. */
import { describe, expect, it } from 'vitest'
import { say } from './say'
import { alone, freshTable, table } from './table'

describe('undo in Voyages', () => {
  it('placing, choosing and bonus actions without random draws can be undone one by one', () => {
    const t = table()
      .given({ dice: [4, 3], camels: 2, coins: 4 })
      .onSpace('bazaar-pepper', 1, 1)
    expect(t.rules.decisions(t.state).map((decision) => decision.simultaneous)).toEqual([false])
    const was = JSON.stringify(t.state)
    t.bonus.adjust(3, 1).place('bazaar-pepper', [4]).column(2).bonus.moneyBag(4)
    for (let n = 0; n < 4; n++) expect(t.undoes()).toBe('undone')
    expect(JSON.stringify(t.state)).toBe(was)
    expect(t.undoes()).toBe('undo-nothing')
  })

  it('the end of a turn can be undone until the next seat has made a choice', () => {
    const t = table()
      .given({ dice: [4, 3] })
      .place('take-5-coins', [4])
      .endTurn()
    expect(t.undoes(1)).toBe('undo-other-seat')
    expect(t.undoes()).toBe('undone')
    expect(t.state.activeSeat).toBe(0)
    t.endTurn().place('bazaar-camel', [3])
    expect(t.undoes()).toBe('undo-other-seat')
    expect(t.undoes(1)).toBe('undone')
  })

  it('rolling a die cannot be undone', () => {
    const t = table()
      .given({ dice: [4, 3], camels: 4 })
      .bonus.moneyBag(3)
      .bonus.reroll(4)
    expect(t.undoes()).toBe('undo-chance')
    const black = table()
      .given({ dice: [4], camels: 4 })
      .bonus.blackDie()
    expect(black.undoes()).toBe('undo-chance')
  })

  it('drawing a contract and dealing a row from the special pile cannot be undone', () => {
    const drawn = table().given({ dice: [4], contracts: ['contract-start-6'], camels: 2, pepper: 1, silk: 1 })
    expect(drawn.bonus.complete('contract-start-6').undoes()).toBe('undo-revealed')
    const row = table()
      .given({ dice: [4] })
      .row('contract-01')
      .place('contracts', [4])
      .endTurn()
    expect(row.undoes()).toBe('undo-revealed')
    const kept = table()
      .given({ dice: [4] })
      .row('contract-01', 'contract-02')
      .place('contracts', [4])
    expect(kept.play(say.takeContracts(2)).undoes()).toBe('undone')
  })

  it('travelling to an outpost can be undone, because its bonus was visible before', () => {
    const t = table()
      .given({ dice: [1, 1], coins: 3, figure: 'oasis-a' })
      .outpost('moscow', 'outpost-gold-2')
    const was = JSON.stringify(t.state)
    t.travel([1, 1]).to('moscow').has({ gold: 2 })
    expect([t.undoes(), t.undoes()]).toEqual(['undone', 'undone'])
    expect(JSON.stringify(t.state)).toBe(was)
  })

  it('simultaneous choices of all seats cannot be undone', () => {
    const t = alone({ players: 2 })
      .given({ dice: [3], posts: ['kashgar', 'xian'] })
      .passOut()
    t.takeFirst('different-goods')
    expect(t.undoes()).toBe('undo-simultaneous')
    const goals = freshTable({ players: 2, options: { goals: 'draft' } })
    goals.seat(0).play(...goals.choices(0).slice(0, 1))
    expect([goals.undoes(0), goals.undoes(1)]).toEqual(['undo-simultaneous', 'undo-simultaneous'])
  })

  it('picking a character can be undone until the next seat has picked, but not once goals were seen or dice rolled', () => {
    const options = { characters: 'draft', goals: 'draft' }
    const t = freshTable({ players: 2, options })
    t.play(...t.choices(1).slice(0, 1))
    expect(t.undoes(1)).toBe('undone')
    t.play(...t.choices(1).slice(0, 1)).play(...t.choices(0).slice(0, 1))
    expect(t.state.phase).toBe('goals')
    expect(t.undoes()).toBe('undo-revealed')
  })

  it('the final scoring cannot be undone', () => {
    const t = alone()
      .round(5)
      .given({ dice: [3] })
      .passOut()
    expect(t.undoes()).toBe('undo-revealed')
  })
})
