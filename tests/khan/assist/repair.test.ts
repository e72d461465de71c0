/** Repairs of refused targets work, and nothing cheaper does (T-03). */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../shared/games/khan'
import { compareCosts, costOfAll } from '../../../shared/games/khan/assist/prospects'
import { targetCost, repairCosts, Repairs, type Repair } from '../../../shared/games/khan/assist/repair'
import type { Target } from '../../../shared/games/khan/assist/targets'
import { baseContent as content, contentOf, tables } from '../../../shared/games/khan/content'
import { replaced } from '../../lib/replaced'
import { khanRules } from '../../../shared/games/khan/rules'
import { ownContractCities } from '../../../shared/games/khan/seats'
import type { Choice, State } from '../../../shared/games/khan/types'
import { afterAll } from '../../lib/every-sequence'
import { Found, luckyFaces } from '../../lib/repairs'
import { say } from '../say'
import { table } from '../table'
import { everySequence, isOpen, isOpenAt, type Reached } from './every-sequence'
import { randomTurn } from './random-turn'

const played = { rules, content }

function targetsOf(state: State, seat: number, next: (n: number) => number): Target[] {
  const me = state.seats[seat]
  if (!me) return []
  const places = content.places.map(({ id }) => id).filter((id) => !me.figures.includes(id))
  const bonus = (choice: Choice): Target => ({ kind: 'bonus', choice })
  const cards = [...me.posts.flatMap((city) => state.cityCards[city] ?? []), ...state.areaCards]
  const contracts = ownContractCities(content, me).flatMap((city) => state.cityContracts[city] ?? [])
  return [
    ...content.boardSpaces.map(({ id }): Target => ({ kind: 'space', space: id })),
    ...cards.map((space): Target => ({ kind: 'space', space })),
    ...content.books.map(({ spaces }): Target => ({
      kind: 'opened',
      space: spaces[0] ?? '',
      choice: { type: 'offer', offer: 2 + next(2) }
    })),
    ...content.seals.map(({ id }): Target => ({
      kind: 'opened',
      space: 'guild-seals',
      choice: { type: 'takeSeal', seal: id }
    })),
    ...contracts
      .filter(Boolean)
      .slice(0, 2)
      .map((id): Target => ({
        kind: 'opened',
        space: 'contracts',
        choice: { type: 'takeContracts', contracts: [id] }
      })),
    { kind: 'journey', to: places[next(places.length)] ?? content.start },
    { kind: 'journey', to: places[next(places.length)] ?? content.start },
    ...me.contracts.map((contract) => bonus({ type: 'completeContract', contract })),
    ...me.seals
      .filter((seal) => !me.improved.includes(seal))
      .map((seal) => bonus({ type: 'improveSeal', seal })),
    bonus({ type: 'blackDie' }),
    ...me.dice.slice(0, 1).map((die) => bonus({ type: 'reroll', die }))
  ]
}

/** The cost of the cheapest sequence that opens the target. */
function cheapest(reached: readonly Reached[], seat: number, target: Target) {
  const known = new Map<string, boolean>()
  return reached
    .map((one) => ({ one, cost: costOfAll(content, one.choices) }))
    .sort((a, b) => compareCosts(a.cost, b.cost))
    .find(({ one }) => isOpen(one, seat, target, known))?.cost
}

describe('repairs', () => {
  test('do not use anything in content packs that rolls or draws', () => {
    const own = contentOf({
      ...tables,
      books: tables.books.map((book) => ({ ...book, free: [{ contract: 1 }, { camel: 1 }] })),
      seals: tables.seals.map((seal) => ({ ...seal, improve: { coin: 1 }, bonus: { 'black-die': 1 } })),
      specialCities: tables.specialCities.map((city) => ({ ...city, reward: { contract: 1 } }))
    })
    const t = table({ content: own }).given({
      dice: [6, 6, 6],
      coins: 9,
      silk: 3,
      posts: ['balkh'],
      improved: ['tailor'],
      seals: ['farmer'],
      contracts: ['contract-06', 'contract-14']
    })
    const repairs = new Repairs({ rules: khanRules(own), content: own }, t.rules.view(t.state, 0), 0)
    const { repair } = repairs.on({ kind: 'bonus', choice: say.complete('contract-06') })
    expect(repair?.choices.map(({ type }) => type)).toEqual(['moneyBag', 'choose'])
    expect(repairs.on({ kind: 'bonus', choice: say.complete('contract-14') })).toEqual({})
  })

  test('open the target, and no other sequence of as many bonus actions is cheaper, whatever it is paid with', () => {
    const found = new Found()
    let inJade = 0
    // Without 10 and 11, whose hands have so many ways that brute force would take most of the time.
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 17, 25, 27, 29, 30, 33, 60]) {
      const { state, seat, next } = randomTurn(seed)
      const { byBonus, bySupply } = everySequence(state, seat, 2)
      const view = rules.view(state, seat)
      const repairs = new Repairs(played, view, seat, 2)
      for (const target of targetsOf(state, seat, next)) {
        const { repair, luck } = repairs.on(target)
        const best = cheapest(byBonus, seat, target)
        const supplied = target.kind === 'bonus' ? cheapest(bySupply, seat, target) : undefined
        expect(repair?.cost, `${seed} ${JSON.stringify(target)}`).toEqual(best ?? supplied)
        found.asked++
        if (repair) {
          const now = afterAll(rules, state, seat, repair.choices)
          const hand = now.seats[seat]?.dice ?? []
          expect(repair.means.dice.map((index) => hand[index])).toEqual(repair.dice)
          opened(now, seat, target, repair)
          const { paid, after } = repairCosts(played, view, seat, repair)
          expect(after.seats[seat]?.stock).toEqual(now.seats[seat]?.stock)
          if (paid.some(({ jade = 0 }, at) => jade > 0 && repair.choices[at]?.type === 'adjust')) inJade++
          found.count(repair)
          expect(luck).toBeUndefined()
        } else if (luck) {
          found.luck++
          const faces = luckyFaces(rules, state, seat, luck.choice, (now) => isOpenAt(now, seat, target))
          expect(faces).toBe(luck.faces)
        }
      }
    }
    found.enough()
    expect(inJade).toBeGreaterThan(0)
  })

  /** Expects that the named dice can take the target, on the named space. */
  function opened(now: State, seat: number, target: Target, { means, dice }: Repair): void {
    if (target.kind === 'bonus') {
      expect(rules.refusal(now, seat, target.choice)).toBeUndefined()
      return
    }
    const value = means.value === undefined ? {} : { value: means.value }
    const place: Choice = { type: 'place', space: means.space ?? '', dice, ...value }
    expect(rules.refusal(now, seat, place)).toBeUndefined()
    expect(
      isOpen({ state: now, choices: [], listed: [place] }, seat, target),
      JSON.stringify([target, place])
    ).toBe(true)
  }
})

describe('repairs in the words of the game', () => {
  const on = (t: ReturnType<typeof table>, target: Target, chosen: readonly number[] = []) =>
    new Repairs(played, rules.view(t.state, 0), 0).on(target, chosen)
  const journey = (to: string): Target => ({ kind: 'journey', to })

  test('nothing opens an action once the main action is done', () => {
    const t = table().given({ camels: 4, coins: 9, dice: [3, 2, 1] })
    const target: Target = { kind: 'space', space: 'khans-favor' }
    expect(on(t, target).repair?.choices).toEqual([])
    t.state.turn.mainDone = true
    expect(on(t, target)).toEqual({})
  })

  test('rulings 20 and 21: a place one step away goes with one die and 2 coins, or with two dice and none', () => {
    const rich = on(table().given({ coins: 2, camels: 1, dice: [1, 1] }), journey('oasis-gobi')).repair
    expect(rich).toMatchObject({ choices: [], means: { dice: [0], space: 'travel-lower' } })
    const poor = on(table().given({ coins: 1, camels: 1, dice: [1, 1] }), journey('oasis-gobi')).repair
    expect(poor).toMatchObject({ choices: [], means: { dice: [0, 1], space: 'travel-middle' } })
  })

  test('rulings 1 and 21: the coins of the space and the camels of the road, each in jade where they are short', () => {
    const t = table().given({ coins: 1, jade: 2, dice: [1] })
    const { repair } = on(t, journey('oasis-gobi'))
    if (!repair) throw new Error('nothing helps')
    expect(targetCost(content, t.state, 0, journey('oasis-gobi'), repair)).toEqual({ coin: 1, jade: 2 })
  })

  test('ruling 52: Gantulga Od is shown the one Travel space that is open to him', () => {
    const t = table().given({ coins: 2, dice: [3, 3, 3], character: 'gantulga-od' })
    expect(on(t, journey('oasis-gobi')).repair?.means.space).toBe('travel-lower')
    expect(on(t, journey('karakorum'))).toEqual({})
  })

  test('rulings 36 and 47: a seal too high for the dice: the lower one is turned up; De Wu gives one die', () => {
    const target: Target = {
      kind: 'opened',
      space: 'guild-seals',
      choice: { type: 'takeSeal', seal: 'jeweler' }
    }
    const dice = [3, 5]
    const t = table().given({ camels: 2, dice }).area('city-card-01', 'city-card-02')
    expect(on(t, target).repair?.choices).toEqual([
      { type: 'adjust', die: { colour: 'own', value: 3 }, by: 1 }
    ])
    const deWu = on(t.given({ dice, character: 'de-wu' }), target).repair
    expect(deWu).toMatchObject({ choices: [], means: { dice: [1], space: 'guild-seals' } })
    // Of two dice that would do, the chosen one is turned.
    const equal = t.given({ camels: 2, dice: [3, { black: 3 }], character: 'de-wu' })
    for (const [chosen, colour] of ['own', 'black'].entries())
      expect(on(equal, target, [chosen]).repair?.choices).toMatchObject([
        { type: 'adjust', die: { colour, value: 3 }, by: 1 }
      ])
  })

  test('ruling 36: where the guild seals are out of reach, the city card that gives one', () => {
    const target: Target = {
      kind: 'opened',
      space: 'guild-seals',
      choice: { type: 'takeSeal', seal: 'spicer' }
    }
    const t = table()
      .given({ camels: 1, dice: [2] })
      .area('city-card-07', 'city-card-01')
    expect(on(t, target).repair).toMatchObject({ choices: [], means: { dice: [0], space: 'city-card-07' } })
  })

  test('an occupied book: its other space is free', () => {
    const t = table()
      .given({ jade: 1, dice: [5] })
      .onSpace('book-3-upper', 1, 5)
    const target: Target = {
      kind: 'opened',
      space: 'book-3-upper',
      choice: { type: 'offer', offer: 2 }
    }
    expect(on(t, target).repair).toMatchObject({ choices: [], means: { space: 'book-3-lower' } })
  })

  test('ruling 37: a seal that cannot be improved: the die on the money bag, for what is short', () => {
    const t = table().given({ pepper: 1, seals: ['farmer'], dice: [2, 4] })
    const { repair } = on(t, { kind: 'bonus', choice: { type: 'improveSeal', seal: 'farmer' } })
    expect(repair?.choices).toEqual([
      { type: 'moneyBag', die: { colour: 'own', value: 2 } },
      { type: 'choose', option: 0 }
    ])
  })

  test('ruling 37: improving a seal counts as free, since it is worth its cost anyway', () => {
    const t = table().given({ coins: 5, pepper: 1, seals: ['farmer'], dice: [1, 1] })
    const { repair } = on(t, journey('oasis-gobi'))
    expect(repair?.choices).toEqual([say.improve('farmer')])
    expect(repair?.cost).toEqual({ main: 0, dice: 0, camels: 0, pips: 0, actions: 1 })
  })

  test('a contract of a group’s own with two rewards that ask something helps with both', () => {
    const own = contentOf({
      ...tables,
      contracts: replaced(tables.contracts, 'contract-06', (one) => ({
        ...one,
        reward: { 'any-good': 1, 'different-goods': 2 }
      }))
    })
    const t = table({ content: own }).given({
      coins: 3,
      camels: 1,
      silk: 3,
      jade: 0,
      dice: [1],
      seals: ['farmer'],
      contracts: ['contract-06']
    })
    const repairs = new Repairs({ rules: khanRules(own), content: own }, t.rules.view(t.state, 0), 0)
    const { repair } = repairs.on({ kind: 'bonus', choice: say.improve('farmer') })
    expect(repair?.choices.map(({ type }) => type)).toEqual(['completeContract', 'reward', 'goods', 'goods'])
  })

  test('ruling 59: where black dice lie rolled one is taken with its value; else it may roll anything', () => {
    const position = (options: Readonly<Record<string, string>>) =>
      table({ options })
        .given({ camels: 3, coins: 6, dice: [5, 5] })
        .onSpace('contracts', 0, 2)
    const target: Target = { kind: 'space', space: 'khans-favor' }
    const full = position({}).onSpace('khans-favor', 0, 2)
    expect(on(full, target).luck).toEqual({ choice: { type: 'blackDie' }, faces: 5 })
    const rolled = position({ blackDice: 'rolled' }).onSpace('khans-favor', 0, 2).black(1, 1, 4, 6)
    expect(on(rolled, target).repair?.choices).toEqual([
      { type: 'blackDie' },
      { type: 'pickBlack', value: 4 }
    ])
  })
})
