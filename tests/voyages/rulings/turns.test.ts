/** Rulings 13 to 19: turns, bonus actions, compensation. */
import { describe, expect, it } from 'vitest'
import { house } from '../house'
import { say } from '../say'
import { alone, freshTable, table } from '../table'

describe('action spaces and dice: turns and bonus actions', () => {
  it('ruling 13: with dice left exactly one main action is owed, and not more than one', () => {
    const t = table().given({ dice: [3, 4] })
    expect(t.refusal(say.endTurn())).toEqual({ code: 'main-action-owed', numbers: { dice: 2 } })
    t.place('take-5-coins', [3])
    expect(t.refusal(say.place('bazaar-camel', [4]))).toEqual({ code: 'main-action-done' })
    expect(t.canChoose(say.endTurn())).toBe(true)
  })

  it('ruling 13: the last die may go to the money bag; then the turn ends without a main action', () => {
    const t = table().given({ dice: [3] })
    t.bonus.moneyBag(3)
    expect(t.canChoose(say.endTurn())).toBe(true)
    t.endTurn()
    expect(t.state.activeSeat).toBe(1)
  })

  it('ruling 13: a player without dice has no more turns this round', () => {
    const t = table()
      .given({ dice: [3] })
      .given({ seat: 1, dice: [3, 3] })
      .given({ seat: 2, dice: [], camels: 9 })
    t.passOut()
    t.place('take-5-coins', [3]).endTurn()
    expect(t.state.activeSeat).toBe(1)
    t.passOut()
    expect(t.state.round).toBe(2)
  })

  it('ruling 13: bonus actions are still allowed after the last die; a black die then keeps the player in the round', () => {
    const t = alone().given({ dice: [3], camels: 4 })
    t.place('take-5-coins', [3]).rolls(2).bonus.blackDie()
    t.rolls(6)
      .bonus.reroll({ black: 2 })
      .has({ dice: [{ black: 6 }], camels: 0 })
      .endTurn()
    expect([t.state.round, t.state.activeSeat, t.question()]).toEqual([1, 0, 'turn'])
    t.place('bazaar-camel', [{ black: 6 }])
  })

  it('ruling 14: after the money bag a main action is still owed while dice are left', () => {
    const t = table().given({ dice: [3, 4] })
    t.bonus.moneyBag(3)
    expect(t.refusal(say.endTurn())).toEqual({ code: 'main-action-owed', numbers: { dice: 1 } })
    t.place('bazaar-camel', [4]).column(4).endTurn()
    expect(t.state.activeSeat).toBe(1)
  })

  it('ruling 14: the last die on the money bag, then a black die: the main action is owed again', () => {
    const t = table().given({ dice: [3], camels: 3 })
    t.bonus.moneyBag(3).rolls(5).bonus.blackDie()
    expect(t.refusal(say.endTurn()).code).toBe('main-action-owed')
  })

  it('ruling 15: no voluntary pass with dice in hand, even when nothing is legal', () => {
    const t = table({ players: 2 })
      .given({ dice: [1, 1] })
      .row()
    for (const space of ['bazaar-pepper', 'bazaar-camel']) t.onSpace(space, 1, 1)
    t.onSpace('khans-favor', 1, { black: 6 }).onSpace('bazaar-silk', 1, 1, 1)
    expect(t.choices().filter((choice) => choice.type === 'place')).toEqual([])
    expect(t.choices()).toEqual([say.moneyBag(1)])
    expect(t.refusal(say.endTurn()).code).toBe('main-action-owed')
    t.bonus.moneyBag(1)
    expect(t.canChoose(say.place('bazaar-camel', [1])), 'the money bag has paid for one').toBe(true)
  })

  it('ruling 16: bonus actions before and after the main action, never during it', () => {
    const t = table().given({
      dice: [4, 3, 2, 6],
      camels: 9,
      coins: 9,
      contracts: ['contract-start-2'],
      gold: 1
    })
    const bonuses = [
      say.moneyBag(3),
      say.reroll(3),
      say.adjust(3, 1),
      say.blackDie(),
      say.complete('contract-start-2')
    ]
    const allowed = (): boolean[] => bonuses.map((choice) => t.canChoose(choice))
    expect(allowed()).toEqual([true, true, true, true, true])
    t.place('bazaar-pepper', [4])
    for (const choice of bonuses)
      expect(t.refusal(choice)).toEqual({ code: 'answer-first', numbers: { task: 'choose-column' } })
    t.column(1)
    expect(allowed()).toEqual([true, true, true, true, true])
  })

  it('ruling 16: not between steps, nor between choosing contracts and their reward', () => {
    const t = alone().given({ dice: [3, 3, 6, 2], camels: 9, coins: 20 })
    t.travel([3, 3]).to('oasis-a')
    expect(t.refusal(say.blackDie())).toEqual({ code: 'answer-first', numbers: { task: 'move' } })
    t.stop().endTurn()
    t.place('contracts', [6])
    expect(t.refusal(say.moneyBag(2)).numbers).toEqual({ task: 'take-contracts' })
    t.play(say.takeContracts(6))
    expect(t.refusal(say.moneyBag(2)).numbers).toEqual({ task: 'camel-or-coin' })
  })

  it('ruling 17: reroll for 1 camel, adjust for 2, any die in hand, as often as paid for', () => {
    const t = table().given({ dice: [2, { white: 3 }, { black: 4 }], camels: 9, character: 'matteo-polo' })
    t.rolls(1)
      .bonus.reroll(2)
      .rolls(6)
      .bonus.reroll(1)
      .has({ camels: 7, dice: [6, { white: 3 }, { black: 4 }] })
    t.rolls(5).bonus.reroll({ white: 3 }).bonus.adjust({ white: 5 }, 1).bonus.adjust({ black: 4 }, -1)
    t.has({ camels: 2, dice: [6, { white: 6 }, { black: 3 }] })
    t.bonus.adjust(6, -1).has({ camels: 0, dice: [5, { white: 6 }, { black: 3 }] })
    expect(t.refusal(say.reroll(5))).toEqual({
      code: 'camels-short',
      numbers: { item: 'camel', price: 1, have: 0, short: 1 }
    })
  })

  it('ruling 17: no step from 6 to 1 or 1 to 6, no die of others, 2 camels needed', () => {
    const t = table().given({ dice: [1, 6], camels: 2 })
    expect(t.refusal(say.adjust(6, 1))).toEqual({ code: 'die-at-end' })
    expect(t.refusal(say.adjust(1, -1))).toEqual({ code: 'die-at-end' })
    expect(t.refusal(say.adjust(3, 1))).toEqual({ code: 'die-not-in-hand' })
    const poor = table().given({ dice: [4], camels: 1 })
    expect(poor.refusal(say.adjust(4, 1)).numbers).toEqual({ item: 'camel', price: 2, have: 1, short: 1 })
    expect(poor.canChoose(say.reroll(4))).toBe(true)
  })

  it('ruling 18: players + 1 black dice; the paid bonus action once per turn', () => {
    for (const players of [2, 3, 4]) expect(table({ players }).state.blackDice).toBe(players + 1)
    const t = alone().given({ dice: [1, 2], camels: 9 })
    t.rolls(4)
      .bonus.blackDie()
      .has({ camels: 6, dice: [1, 2, { black: 4 }] })
    expect(t.refusal(say.blackDie())).toEqual({ code: 'black-die-taken' })
    t.place('take-5-coins', [1])
    expect(t.refusal(say.blackDie()), 'nor after the main action').toEqual({ code: 'black-die-taken' })
    t.endTurn()
    expect(t.canChoose(say.blackDie())).toBe(true)
  })

  it('ruling 18: dice from rewards come on top of the paid one', () => {
    const t = table().given({ dice: [1], camels: 4, pepper: 3, contracts: ['contract-01'] })
    t.rolls(2)
      .bonus.complete('contract-01')
      .has({ dice: [1, { black: 2 }] })
    expect(t.canChoose(say.blackDie())).toBe(true)
    t.rolls(3)
      .bonus.blackDie()
      .has({ dice: [1, { black: 2 }, { black: 3 }] })
    expect(t.state.blackDice).toBe(2)
  })

  it('ruling 18: none left: the bonus action is gone, a reward gives nothing', () => {
    const t = table()
      .given({ dice: [1], camels: 9, pepper: 3, contracts: ['contract-01'] })
      .blackSupply(0)
    expect(t.refusal(say.blackDie())).toEqual({ code: 'no-black-die' })
    t.bonus.complete('contract-01').has({ dice: [1], vp: 2, camels: 8, coins: 0 })
    expect(t.events('rewardLost')).toHaveLength(1)
  })

  it('ruling 18: black dice go back when dice are retrieved', () => {
    const t = alone().given({ dice: [{ black: 1 }, { black: 2 }] })
    expect(t.state.blackDice).toBe(2)
    t.passOut()
    expect([t.state.round, t.state.blackDice]).toEqual([2, 4])
    expect(t.at().dice.filter((die) => die.colour === 'black')).toEqual([])
  })

  it('ruling 19: each point below 15 gives a camel or a coin, in any mix', () => {
    const t = alone({ players: 2 }).given({ dice: [3] })
    t.bonus.moneyBag(3).rolls(1, 2, 3, 4, 2, 3, 3, 3, 3, 3).endTurn()
    expect([t.question(0), t.question(1)]).toEqual(['camel-or-coin', undefined])
    expect(t.choices()).toEqual([0, 1, 2, 3].map((camels) => say.camels(camels)))
    expect(t.refusal(say.camels(4)).code).toBe('not-offered')
    t.play(say.camels(2)).has({ camels: 2, coins: 3 + 1 })
    expect(t.question()).toBe('turn')
  })

  it('ruling 19: the white die counts', () => {
    const six = alone({ players: 2 }).given({ dice: [3], character: 'matteo-polo' })
    six.bonus.moneyBag(3).rolls(1, 2, 3, 4, 2, 2, 3, 3, 3, 3, 3).endTurn()
    expect(six.choices()).toHaveLength(2)
    const seven = alone({ players: 2 }).given({ dice: [3], character: 'matteo-polo' })
    seven.bonus.moneyBag(3).rolls(1, 2, 3, 4, 2, 3, 3, 3, 3, 3, 3).endTurn()
    expect(seven.question()).toBe('turn')
  })

  it('ruling 19: a black die already held is rolled and counts', () => {
    const content = house({ 'city-bonus-a': { 'black-die': 1 } })
    const t = alone({ players: 2, content }).given({ dice: [3], posts: ['anxi'] })
    t.bonus.moneyBag(3).rolls(2, 2, 2, 2, 2, 4, 3, 3, 3, 3, 3).endTurn()
    t.has({ dice: [2, 2, 2, 2, 2, { black: 4 }] })
    expect(t.choices()).toEqual([say.camels(0), say.camels(1)])
  })

  it('ruling 19: later rerolls and dice do not change it', () => {
    const t = alone({ players: 2 }).given({ dice: [3], camels: 4 })
    t.bonus.moneyBag(3).rolls(3, 3, 3, 3, 3, 3, 3, 3, 3, 3).endTurn()
    t.rolls(1).bonus.reroll(3).rolls(1).bonus.blackDie()
    expect(t.question()).toBe('turn')
    t.has({ coins: 3, camels: 0 })
  })

  it('ruling 19: in round 1 as well', () => {
    let low = 0
    for (let seed = 1; seed <= 12; seed++) {
      const t = freshTable({ players: 4, seed })
      t.state.seats.forEach(({ character, dice }, seat) => {
        const sum = dice.reduce((total, die) => total + die.value, 0)
        const owed = character === 'raschid-ad-din-sinan' ? 0 : Math.max(0, 15 - sum)
        const task = t.state.agenda[seat]?.at(-1)
        expect(task?.kind === 'camel-or-coin' ? task.count : 0, `seed ${seed} seat ${seat}`).toBe(owed)
        low += owed
      })
    }
    expect(low).toBeGreaterThan(0)
  })
})
