/** Rulings 64 to 66: what happens between two rounds, and who answers when. */
import { describe, expect, it } from 'vitest'
import { house } from '../house'
import { fair } from '../held'
import { say } from '../say'
import { alone, freshTable, table } from '../table'

describe('rewards and choices: between rounds', () => {
  it('ruling 64: dice are back and the start player is known when bonuses are paid, before the roll', () => {
    const t = alone().given({ dice: [{ black: 3 }, { black: 4 }, 3], coins: 3, posts: ['kashgar'] })
    t.travel([{ black: 3 }, 3])
      .to('oasis-a')
      .stop()
      .endTurn()
      .passOut()
    expect([t.state.round, t.question(), t.state.phase]).toEqual([2, 'choose-goods', 'income'])
    expect(
      Object.values(t.state.spaces)
        .flat()
        .filter((die) => die.seat !== -1)
    ).toEqual([])
    expect([t.state.blackDice, t.at().dice]).toEqual([4, []])
    t.rolls(...fair(15)).play(say.goods({ pepper: 1, gold: 1 }))
    expect([t.state.phase, t.state.activeSeat]).toEqual(['turns', 0])
  })

  it('ruling 64: a black die of a bonus stays for the new round', () => {
    const content = house({ 'city-bonus-a': { 'black-die': 1 } })
    const t = alone({ players: 2, content }).given({ dice: [3], posts: ['anxi'] })
    t.bonus
      .moneyBag(3)
      .rolls(...fair(5), 6, ...fair(5))
      .endTurn()
    t.has({ dice: [3, 3, 3, 3, 3, { black: 6 }] })
    expect(t.state.blackDice).toBe(2)
  })

  it('ruling 64: the start player of the new round takes the first turn', () => {
    const t = table({ players: 2 })
      .given({ dice: [3] })
      .given({ seat: 1, dice: [1, 1], coins: 3 })
    t.passOut()
      .travel([1, 1])
      .to('oasis-a')
      .rolls(...fair(10))
      .endTurn()
    expect([t.state.startSeat, t.state.activeSeat]).toEqual([1, 1])
  })

  it('ruling 65: character bonuses are paid in round 1, the start player stays who was drawn', () => {
    for (let seed = 1; ; seed++) {
      const t = freshTable({ players: 2, seed, options: { startPlayer: '1', characters: 'draft' } })
      const want = ['johannes-caprini', 'niccolo-and-marco-polo'] as const
      if (!want.every((character) => t.state.offered.includes(character))) continue
      t.play(say.pick('johannes-caprini'))
        .rolls(...fair(10))
        .play(say.pick('niccolo-and-marco-polo'))
      t.has({ coins: 8 + 3, camels: 2 }, 0).has({ coins: 7, camels: 2 + 1 }, 1)
      expect([t.state.round, t.state.startSeat, t.state.activeSeat]).toEqual([1, 1, 1])
      return
    }
  })

  it('ruling 66: seats answer at once, each orders the own bonuses, and the roll waits for all', () => {
    const t = table({ players: 2 })
      .given({ dice: [3], posts: ['kashgar', 'xian'] })
      .given({ seat: 1, dice: [], posts: ['kashgar'] })
    t.passOut()
    expect([t.question(0), t.question(1)]).toEqual(['rewards', 'choose-goods'])
    expect(t.rules.decisions(t.state).map((decision) => decision.simultaneous)).toEqual([true, true])
    t.seat(1).play(say.goods({ pepper: 1, silk: 1 }))
    expect([t.question(0), t.question(1), t.at().dice]).toEqual(['rewards', undefined, []])
    t.takeFirst('other-city-bonus').play(say.cityBonus('kochi'))
    expect(t.at().dice).toEqual([])
    t.rolls(...fair(10))
      .play(say.goods({ gold: 1, silk: 1 }))
      .has({ vp: 3, gold: 1, silk: 1 })
    expect(t.question()).toBe('turn')
  })

  it('ruling 66: compensation too; the first turn waits for all of it', () => {
    const t = table({ players: 2 })
      .given({ dice: [3] })
      .given({ seat: 1, dice: [] })
    t.bonus.moneyBag(3).rolls(1, 1, 1, 1, 1, 1, 1, 1, 1, 2).endTurn()
    expect([t.question(0), t.question(1)]).toEqual(['camel-or-coin', 'camel-or-coin'])
    t.seat(0).play(say.camels(10))
    expect([t.question(0), t.state.activeSeat]).toEqual([undefined, -1])
    t.seat(1).play(say.camels(9))
    expect(t.question(0)).toBe('turn')
  })

  it('ruling 66: draws from a shared supply are settled clockwise from the start player', () => {
    const content = house({ 'city-bonus-c': { contract: 1, 'any-good': 1 } })
    const options = { startPlayer: '1' }
    const t = table({ players: 2, content, options })
      .turnOf(1)
      .given({ dice: [], posts: ['kashgar'] })
    t.given({ seat: 1, dice: [3], posts: ['kashgar'] })
      .special('contract-30', 'contract-31')
      .passOut()
    expect([t.question(0), t.question(1)]).toEqual(['rewards', 'rewards'])
    expect(t.choices(1)).toHaveLength(2)
    expect(t.choices(0), 'the contract waits for seat 1').toHaveLength(1)
    const waiting = t.state.agenda[0]?.at(-1)
    const draw =
      waiting?.kind === 'rewards' ? waiting.pending.findIndex((reward) => reward.item === 'contract') : -1
    t.seat(0)
    expect(t.refusal(say.reward(draw)).code).toBe('not-offered')
    t.seat(1)
      .takeFirst('contract')
      .has({ contracts: ['contract-30'] }, 1)
      .has({ contracts: [] })
    expect(t.choices(0), 'and is free now').toHaveLength(2)
    t.seat(0)
      .takeFirst('contract')
      .has({ contracts: ['contract-31'] })
  })

  it('ruling 66: a draw that is all a seat has left is made for it as soon as it may', () => {
    const content = house({ 'city-bonus-c': { contract: 1 } })
    const t = table({ players: 2, content }).given({
      dice: [3],
      posts: ['kashgar'],
      contracts: ['contract-01', 'contract-02']
    })
    t.given({ seat: 1, dice: [], posts: ['kashgar'] })
      .special('contract-30', 'contract-31')
      .passOut()
    expect([t.question(0), t.question(1)]).toEqual(['contract-offer', undefined])
    t.play(say.decline()).has({ contracts: ['contract-31'] }, 1)
  })
})
