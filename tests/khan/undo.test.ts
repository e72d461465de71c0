/** How far a seat can undo: which events of this game are barriers of the engine's undo. */
import { describe, expect, it } from 'vitest'
import { say } from './say'
import { table } from './table'

describe('undo in Khan', () => {
  it('payments in jade, offers and rolled black dice from the board can be undone one by one', () => {
    const t = table({ options: { blackDice: 'rolled' } })
      .given({ dice: [5], jade: 2, camels: 3 })
      .black(4, 2, 2, 1, 6)
    const was = JSON.stringify(t.state)
    t.play(say.adjust(5, 1, { jade: { coin: 0, camel: 1 } }), say.blackDie(), say.pickBlack(2))
    for (let n = 0; n < 3; n++) expect(t.undoes()).toBe('undone')
    expect(JSON.stringify(t.state)).toBe(was)
  })

  it('refilling contracts at the end of a turn cannot be undone', () => {
    const t = table().given({ dice: [5, 5], posts: ['xian'] })
    t.place('contracts', [5])
      .play(say.take(t.state.cityContracts['xian']?.[0] ?? ''))
      .endTurn()
    expect(t.undoes()).not.toBe('undone')
  })
})
