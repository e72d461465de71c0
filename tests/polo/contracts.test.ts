/** Contracts held, drawn and completed, and pending rewards, tested without a game. */
import { describe, expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import {
  answerOffer,
  completeContract,
  contractReducers,
  discardChoices,
  drawContract,
  heldRefusal,
  offerChoices,
  offerRefusal,
  type ContractHolder,
  type OfferChoice
} from '../../shared/polo/contracts'
import {
  camelChoices,
  camelRefusal,
  camelsAndCoins,
  earlierSeatDraws,
  takeableRewards
} from '../../shared/polo/rewards'

/** Records events, in order. */
function scribe() {
  const said: unknown[] = []
  return {
    said,
    emit: (event: { type: string; seat: number; contract: string }) => said.push(event),
    pay: (seat: number, items: object, cause: string) => said.push({ paid: items, seat, cause }),
    award: (seat: number, items: object, cause: string) => said.push({ got: items, seat, cause })
  }
}

describe('a contract', () => {
  test('can be given up only by its owner', () => {
    expect(all(discardChoices(['a', 'b']))).toEqual([
      { type: 'discard', contract: 'a' },
      { type: 'discard', contract: 'b' }
    ])
    expect(heldRefusal(['a', 'b'], 'b')).toBeUndefined()
    expect(heldRefusal(['a', 'b'], 'c')).toEqual({ code: 'contract-not-active' })
  })

  test('is drawn from the top, shown, and kept if there is room', () => {
    const cause = { kind: 'toy' }
    const drawn = (held: readonly string[], cards: readonly string[], count = 1) => {
      const said: unknown[] = []
      const play = {
        seat: () => ({ contracts: held }),
        emit: (event: unknown) => said.push(event),
        open: (seat: number, task: unknown) => said.push({ seat, task })
      }
      const reward = { item: 'contract', count, cause }
      drawContract(play, 1, reward, { pile: { count: cards.length, cards: [...cards] }, slots: 2 })
      return said
    }
    const shown = { type: 'contractDrawn', seat: 1, contract: 'x', cause }
    const kept = { type: 'contractKept', seat: 1, contract: 'x' }
    expect(drawn(['a'], ['x', 'y'])).toEqual([shown, kept])
    expect(drawn(['a', 'b'], ['x'])).toEqual([shown, { seat: 1, task: { kind: 'contract-offer', cause } }])
    // The second one waits on the agenda until the decisions about the first are made.
    const rest = { kind: 'rewards', pending: [{ item: 'contract', count: 1, cause }] }
    expect(drawn([], ['x', 'y'], 2)).toEqual([{ seat: 1, task: rest }, shown, kept])
    const lost = { type: 'rewardLost', seat: 1, reward: { item: 'contract', count: 2, cause } }
    expect(drawn([], [], 2)).toEqual([lost])
  })

  test('moves from the pile to the offer, the places, the completed ones, or out of the game', () => {
    const state = {
      holder: { contracts: ['a'], offer: '', completed: [] } as ContractHolder,
      pile: { count: 2, cards: ['x', 'y'] },
      gone: [] as string[]
    }
    const reduce = contractReducers<typeof state, string>({
      holder: ({ holder }) => holder,
      pile: ({ pile }) => pile,
      discard: ({ gone }, contract, content) => gone.push(content + contract)
    })
    const of = (contract: string) => ({ seat: 0, contract })
    reduce.contractDrawn(state, of('x'))
    expect([state.pile, state.holder.offer]).toEqual([{ count: 1, cards: ['y'] }, 'x'])
    reduce.contractKept(state, of('x'))
    expect(state.holder).toEqual({ contracts: ['a', 'x'], offer: '', completed: [] })
    reduce.contractCompleted(state, of('a'))
    expect(state.holder).toEqual({ contracts: ['x'], offer: '', completed: ['a'] })
    reduce.contractDiscarded(state, of('x'), 'box:')
    reduce.contractDrawn(state, of('y'))
    reduce.contractDeclined(state, of('y'), 'box:')
    expect(state).toEqual({
      holder: { contracts: [], offer: '', completed: ['a'] },
      pile: { count: 0, cards: [] },
      gone: ['box:x', 'box:y']
    })
    expect(() => {
      reduce.contractCompleted(state, of('x'))
    }).toThrow('x is not there')
  })

  test('that is drawn without room replaces one in hand or is declined', () => {
    const choices: OfferChoice[] = all(offerChoices(['a', 'b']))
    expect(choices).toEqual([
      { type: 'keepContract', instead: 'a' },
      { type: 'keepContract', instead: 'b' },
      { type: 'declineContract' }
    ])
    for (const choice of choices) expect(offerRefusal(['a', 'b'], choice)).toBeUndefined()
    expect(offerRefusal(['a'], { type: 'keepContract', instead: 'b' })?.code).toBe('contract-not-active')
    const [kept, declined] = [scribe(), scribe()]
    answerOffer(kept, 1, 'new', { type: 'keepContract', instead: 'a' })
    expect(kept.said).toEqual([
      { type: 'contractDiscarded', seat: 1, contract: 'a' },
      { type: 'contractKept', seat: 1, contract: 'new' }
    ])
    answerOffer(declined, 1, 'new', { type: 'declineContract' })
    expect(declined.said).toEqual([{ type: 'contractDeclined', seat: 1, contract: 'new' }])
  })

  test('is paid, completed and then rewarded', () => {
    const { said, ...play } = scribe()
    completeContract(play, 2, { id: 'a', cost: { jade: 1 }, reward: { vp: 3, contract: 1 } }, 'why')
    expect(said).toEqual([
      { paid: { jade: 1 }, seat: 2, cause: 'why' },
      { type: 'contractCompleted', seat: 2, contract: 'a' },
      { got: { vp: 3, contract: 1 }, seat: 2, cause: 'why' }
    ])
  })
})

describe('pending rewards', () => {
  const reward = (item: string, count = 1, from = 'x') => ({ item, count, cause: { from } })

  test('may be taken in any order, equal ones are listed once, draws only when it is their turn', () => {
    const pending = [reward('move'), reward('tea'), reward('move'), reward('move', 2), reward('move', 1, 'y')]
    expect(takeableRewards(pending, () => false)).toEqual([0, 1, 3, 4])
    expect(takeableRewards(pending, ({ item }) => item === 'move')).toEqual([1])
  })

  test('wait for the seats between the start player and their own', () => {
    const waiting = (startSeat: number, agenda: string[][]) =>
      [0, 1, 2].map((seat) =>
        earlierSeatDraws({ players: 3, startSeat, agenda }, seat, (task) => task === 'draw')
      )
    expect(waiting(0, [['ask'], ['ask', 'draw'], ['draw']])).toEqual([false, false, true])
    expect(waiting(2, [['draw'], ['draw'], ['draw']])).toEqual([true, true, false])
    expect(waiting(1, [['draw'], [], []])).toEqual([false, false, false])
  })

  test('may be taken as camels, coins or both, as far as mixing is allowed', () => {
    const listed = (count: number, mix: boolean) =>
      all(camelChoices({ count, mix })).map(({ camels }) => camels)
    expect(listed(3, true)).toEqual([0, 1, 2, 3])
    expect(listed(3, false)).toEqual([0, 3])
    for (const mix of [true, false])
      for (const camels of [-1, 0, 0.5, 1, 2, 3, 4])
        expect(camelRefusal({ count: 3, mix }, { type: 'camels', camels })?.code).toBe(
          listed(3, mix).includes(camels) ? undefined : 'not-offered'
        )
    const brought = (camels: number) => camelsAndCoins({ count: 3, mix: true }, { type: 'camels', camels })
    expect([0, 1, 3].map(brought)).toEqual([{ coin: 3 }, { camel: 1, coin: 2 }, { camel: 3 }])
  })
})
