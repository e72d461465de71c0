/** How far a seat may go back: what the events of this game mean for the engine's undo. */
import { describe, expect, it } from 'vitest'
import { say } from './say'
import { table } from './table'

describe('undo in Khan', () => {
  it('payments in jade, offers and black dice that lie rolled are taken back one by one', () => {
    const t = table({ options: { blackDice: 'rolled' } })
      .given({ dice: [5], jade: 2, camels: 3 })
      .black(4, 2, 2, 1, 6)
    const was = JSON.stringify(t.state)
    t.play(say.adjust(5, 1, { jade: { coin: 0, camel: 1 } }), say.blackDie(), say.pickBlack(2))
    for (let n = 0; n < 3; n++) expect(t.undoes()).toBe('undone')
    expect(JSON.stringify(t.state)).toBe(was)
  })

  it('contracts laid at the end of a turn stay', () => {
    const t = table().given({ dice: [5, 5], posts: ['xian'] })
    t.place('contracts', [5])
      .play(say.take(t.state.cityContracts['xian']?.[0] ?? ''))
      .endTurn()
    expect(t.undoes()).not.toBe('undone')
  })
})
