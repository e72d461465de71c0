/** Rulings 42 to 44, 53 and 59: set-up, rounds, numbers of players and the black dice variant. */
import { describe, expect, it } from 'vitest'
import { contentOf, tables } from '../../../shared/games/khan/content'
import { replaced } from '../../lib/replaced'
import { atBlackDieCity } from '../black-die-city'
import { say } from '../say'
import { alone, freshTable, table } from '../table'

/** A roll high enough to need no compensation. */
const fair = (dice: number): number[] => Array<number>(dice).fill(3)

describe('rounds', () => {
  it('ruling 42: a round begins with dice, offers, bonuses, cards, roll and compensation, in this order', () => {
    const t = alone()
      .given({ dice: [], posts: ['pagan'] })
      .marker('pagan', 'a')
      .turnOf(0)
    t.rolls(...fair(15)).endTurn()
    const told = t.events().map(({ type }) => type)
    const types = ['roundStarted', 'offersTurned', 'gained', 'areaCardsDealt', 'diceRolled', 'turnStarted']
    const order = types.map((type) => told.indexOf(type as (typeof told)[number]))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
    t.has({ coins: 6 })
  })

  it('ruling 42: in round 1 only characters have bonuses', () => {
    const t = freshTable({ seed: 3 })
    while (t.state.phase === 'characters') {
      const [asked] = t.rules.decisions(t.state)
      const wanted = t.state.offered.includes('abha-basu') ? 'abha-basu' : (t.state.offered[0] ?? '')
      t.seat(asked?.seat ?? 0).play(say.pick(wanted))
    }
    const dice = t.state.seats.map((seat) => seat.dice)
    const { offers, areaCards } = structuredClone(t.state)
    for (const seat of [0, 1, 2]) t.seat(seat).play(say.keepGoal(t.at(seat).goals.cards?.[0] ?? ''))
    expect(t.state.round).toBe(1)
    expect(t.state.seats.map((seat) => seat.dice)).toEqual(dice)
    expect([t.state.offers, t.state.areaCards], 'tiles and cards of the set-up').toEqual([offers, areaCards])
    const abha = t.state.seats.find(({ character }) => character === 'abha-basu')
    if (abha) expect(abha.stock.coin).toBeGreaterThanOrEqual(10)
  })

  it('ruling 43: bonuses come in turn order, each owner orders its own, and draws are made seat by seat', () => {
    const t = alone()
      .given({ dice: [], posts: ['pagan', 'kashgar'] })
      .given({ seat: 1, dice: [], posts: ['pagan'] })
    t.marker('pagan', 'g').marker('kashgar', 'c').endTurn()
    expect(t.question(0)).toBe('rewards')
    expect(t.question(1), 'waits for the draw of seat 0').toBeUndefined()
    expect(t.rules.decisions(t.state)[0]?.simultaneous).toBe(true)
    t.seat(0).takeFirst('different-goods')
    t.seat(0).play(say.goods({ gold: 1, silk: 1 }))
    expect(t.at().contracts).toHaveLength(1)
    expect(t.at(1).contracts).toHaveLength(1)
  })

  it('ruling 43: turn order is that of the new first player, also for draws', () => {
    const posts = ['pagan']
    const t = table()
      .given({ dice: [], posts })
      .given({ seat: 1, dice: [], posts })
      .given({ seat: 2, dice: [3], coins: 2, camels: 1, posts })
      .turnOf(2)
      .marker('pagan', 'g')
      .pile('contract-30', 'contract-31', 'contract-32')
    t.place('travel-lower', [3]).to('oasis-gobi').endTurn()
    const paid = t.events('gained').filter(({ cause }) => cause.kind === 'cityBonus')
    expect(paid.map(({ seat }) => seat)).toEqual([2, 0, 1])
    expect(t.state.seats.map(({ contracts }) => contracts[0])).toEqual([
      'contract-31',
      'contract-32',
      'contract-30'
    ])
  })

  it('ruling 43: who may still copy a marker that draws comes before the draws of later seats', () => {
    const t = alone()
      .given({ dice: [], posts: ['pagan'] })
      .given({ seat: 1, dice: [], posts: ['kashgar'] })
      .marker('pagan', 'd')
      .marker('kashgar', 'g')
      .pile('contract-30', 'contract-31')
    t.endTurn()
    expect(t.question(0)).toBe('copy-bonus')
    expect(t.question(1), 'waits for the choice of seat 0').toBeUndefined()
    t.seat(0)
      .play(say.bonus('kashgar'))
      .has({ contracts: ['contract-30'] })
    t.has({ contracts: ['contract-31'] }, 1)
    const dry = alone()
      .given({ dice: [], posts: ['pagan'] })
      .given({ seat: 1, dice: [], posts: ['kashgar'] })
      .marker('pagan', 'd')
      .marker('kashgar', 'c')
    dry.endTurn()
    expect([dry.question(0), dry.question(1)]).toEqual(['copy-bonus', 'choose-goods'])
  })

  it('ruling 43: who has yet to order bonuses, one of which copies, comes before the draws of later seats', () => {
    const t = alone()
      .given({ dice: [], posts: ['pagan', 'kashgar'] })
      .given({ seat: 1, dice: [], posts: ['balkh'] })
      .marker('pagan', 'd')
      .marker('kashgar', 'c')
      .marker('balkh', 'g')
      .pile('contract-30', 'contract-31')
    t.endTurn()
    expect([t.question(0), t.question(1), t.at(1).contracts]).toEqual(['rewards', undefined, []])
    t.seat(0).takeFirst('other-city-bonus')
    t.seat(0).play(say.bonus('balkh'))
    expect([t.at(0).contracts, t.at(1).contracts]).toEqual([['contract-30'], ['contract-31']])
  })

  it('ruling 43: who may double a draw comes before the draws of later seats', () => {
    const t = alone()
      .given({ dice: [], posts: ['pagan', 'kashgar'], character: 'mailin-and-tian-chin' })
      .given({ seat: 1, dice: [], posts: ['pagan'] })
      .marker('pagan', 'g')
      .marker('kashgar', 'a')
      .pile('contract-30', 'contract-31', 'contract-32')
    t.endTurn()
    expect([t.question(0), t.question(1), t.at(1).contracts]).toEqual(['double-bonus', undefined, []])
    t.seat(0).play(say.twice('pagan'))
    expect([t.at(0).contracts, t.at(1).contracts]).toEqual([['contract-30', 'contract-31'], ['contract-32']])
  })

  it('ruling 43: markers of a group’s own: who takes a contract of a city comes before the draws of later seats', () => {
    const content = contentOf({
      ...tables,
      cityBonuses: replaced(tables.cityBonuses, 'city-bonus-a', (bonus) => ({
        id: bonus.id,
        reward: { 'contract-from-city': 1 }
      }))
    })
    const t = alone({ content })
      .given({
        dice: [],
        posts: ['pagan', 'xian'],
        contracts: ['contract-20', 'contract-21']
      })
      .given({ seat: 1, dice: [], posts: ['kashgar'] })
      .marker('pagan', 'a')
      .marker('kashgar', 'g')
      .inCity('xian', 'contract-01', 'contract-02')
      .pile('contract-30', 'contract-31')
    t.endTurn()
    expect([t.question(0), t.question(1), t.at(1).contracts]).toEqual(['city-contract', undefined, []])
    t.seat(0).play(say.takeOne('contract-01', 'contract-20'))
    expect([t.at(0).contracts, t.at(1).contracts]).toEqual([['contract-21', 'contract-01'], ['contract-30']])
  })

  it('ruling 43: markers of a group’s own: who moves comes before the movements and draws of later seats', () => {
    const content = contentOf({
      ...tables,
      cityBonuses: replaced(tables.cityBonuses, 'city-bonus-a', (bonus) => ({
        id: bonus.id,
        reward: { move: 1 }
      }))
    })
    const given = { dice: [], coins: 9, camels: 9, posts: ['pagan'], figures: ['balkh'] }
    const t = alone({ content })
      .given({ ...given })
      .given({ ...given, seat: 1 })
      .given({ seat: 2, dice: [], posts: ['hangzhou'] })
      .marker('pagan', 'a')
      .marker('hangzhou', 'g')
      .outpost('kabul', 'contract-1-coin-3')
      .pile('contract-30', 'contract-31')
    t.endTurn()
    expect([0, 1, 2].map((seat) => t.question(seat))).toEqual(['move', undefined, undefined])
    t.seat(0)
      .play(say.to('kabul'))
      .has({ contracts: ['contract-30'] })
    t.seat(1).play(say.to('kabul'))
    expect([t.at(1).contracts, t.at(2).contracts], 'the tile was gone').toEqual([[], ['contract-31']])
  })

  it('ruling 44: dice are rolled and contracts dealt before the last seat picks a character first', () => {
    const t = freshTable({ players: 4, options: { startPlayer: '1' } })
    expect(t.state.offered).toHaveLength(5)
    expect(t.state.seats.map(({ dice, contracts }) => [dice.length, contracts.length])).toEqual(
      Array(4).fill([5, 1])
    )
    const knows = (seat: number) => t.rules.view(t.state, seat).seats[seat]?.goals.cards?.length ?? 0
    expect([0, 1, 2, 3].map(knows), 'goal cards stay face down').toEqual([0, 0, 0, 0])
    const order: number[] = []
    while (t.state.phase === 'characters') {
      const seat = t.rules.decisions(t.state)[0]?.seat ?? -1
      order.push(seat)
      t.seat(seat).play(say.pick(t.state.offered[0] ?? ''))
    }
    expect(order).toEqual([0, 3, 2, 1])
    expect(t.state.offered).toEqual([])
    expect(t.state.seats.map((_, seat) => t.question(seat))).toEqual(Array(4).fill('keep-goals'))
    expect([0, 1, 2, 3].map(knows)).toEqual([3, 3, 3, 3])
  })

  it('ruling 42: a black die among the bonuses of a round is rolled once, with the others', () => {
    const t = atBlackDieCity()
    t.rolls(1, 2, 3, 4, 5, 6, ...Array<number>(10).fill(3)).endTurn()
    t.has({ dice: [1, 2, 3, 4, 5, { black: 6 }], coins: 4, vp: 2, camels: 2 })
  })

  it('ruling 53: three players: five black dice and a neutral 1 on Khan’s Favor', () => {
    const { state } = table({ players: 3 })
    expect(state.blackDice).toHaveLength(5)
    expect(state.spaces['khans-favor']).toEqual([{ seat: -1, colour: 'own', value: 1 }])
    expect(table({ players: 4 }).state.blackDice).toHaveLength(6)
  })

  it('ruling 53: two players: the lower third book costs the die from the start; neutral dice stay', () => {
    const t = alone({ players: 2 }).given({ dice: [5, 1, 3], coins: 9, posts: ['balkh'] })
    expect(t.state.blackDice).toHaveLength(4)
    t.place('book-3-lower', [5]).play(say.offer(0)).has({ coins: 4 }).endTurn()
    t.place('khans-favor', [1]).endTurn().place('special-balkh', [3])
    expect(t.state.hourglass).toBe(0)
    t.playRoundOut()
    const neutral = Object.values(t.state.spaces).flat()
    expect(neutral).toHaveLength(6)
    expect(neutral.every(({ seat }) => seat === -1)).toBe(true)
  })

  it('ruling 59: in the variant all black dice are rolled, and one is taken with its value', () => {
    const t = alone({ options: { blackDice: 'rolled' } })
      .given({ dice: [3], camels: 3 })
      .black(2, 6, 6, 1, 4)
    t.play(say.blackDie())
    expect(t.choices()).toEqual([1, 2, 4, 6].map(say.pickBlack))
    expect(t.why(say.pickBlack(3))).toBe('not-offered')
    t.play(say.pickBlack(6)).has({ dice: [3, { black: 6 }] })
    expect(t.state.blackDice).toEqual([2, 6, 1, 4])
    t.playRoundOut()
    expect(t.state.blackDice.every((value) => value > 0)).toBe(true)
    expect(freshTable().state.rollsBlack, 'off by default').toBe(false)
    const isabella = alone({ options: { blackDice: 'rolled' } })
      .given({ dice: [3], camels: 3 + 1, character: 'isabella-donati' })
      .black(2, 6, 6, 1, 4)
    isabella.play(say.blackDie(), say.pickBlack(6)).has({ coins: 2, camels: 1 })
    isabella
      .rolls(5)
      .play(say.reroll({ black: 6 }))
      .has({ coins: 2, camels: 0, vp: 1 })
  })
})
