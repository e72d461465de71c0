/** Repairs of refused targets work, and nothing cheaper does (T-03). */
import { describe, expect, test } from 'vitest'
import { Chance } from '../../../shared/engine/chance'
import { copyOf } from '../../../shared/engine/visibility'
import { rules } from '../../../shared/games/voyages'
import { inTheWay } from '../../../shared/games/voyages/assist/in-the-way'
import { compareCosts, costOfAll } from '../../../shared/games/voyages/assist/prospects'
import { Repairs, type Repair } from '../../../shared/games/voyages/assist/repair'
import { spaceOf, type Target } from '../../../shared/games/voyages/assist/targets'
import { baseContent as content, withModules } from '../../../shared/games/voyages/content'
import { agents } from '../../../shared/games/voyages/modules/agents'
import { bazaars, type Choice, type State } from '../../../shared/games/voyages/types'
import { Found, luckyFaces } from '../../lib/repairs'
import { donata, table as agentsTable, tokens } from '../agents'
import { table } from '../table'
import { everySequence, isOpen, isOpenAt, type Reached } from './every-sequence'
import { randomTurn } from './random-turn'

const played = { rules, content }

function targetsOf(state: State, seat: number, next: (n: number) => number): Target[] {
  const me = state.seats[seat]
  const places = content.places.map(({ id }) => id).filter((id) => !me?.figures.includes(id))
  const bonus = (choice: Choice): Target => ({ kind: 'bonus', choice })
  return [
    ...content.boardSpaces.map(({ id }): Target => ({ kind: 'space', space: id })),
    ...(me?.posts ?? [])
      .flatMap((city) => state.cityCards[city] ?? [])
      .map((space): Target => ({ kind: 'space', space })),
    ...bazaars.map((space): Target => ({ kind: 'column', space, column: 2 + next(5) })),
    { kind: 'contract', column: 1 + next(6) },
    { kind: 'journey', to: places[next(places.length)] ?? 'beijing' },
    ...(me?.contracts ?? []).map((contract) => bonus({ type: 'completeContract', contract })),
    bonus({ type: 'blackDie' }),
    ...(me?.dice ?? []).slice(0, 1).map((die) => bonus({ type: 'reroll', die }))
  ]
}

/** The position after these choices, which must all be legal and reveal nothing hidden. */
function after(state: State, seat: number, choices: readonly Choice[]): State {
  const now = copyOf(state)
  for (const choice of choices) {
    const done = rules.play(
      now,
      seat,
      choice,
      new Chance(() => {
        throw new Error(`${choice.type} made a random draw`)
      })
    )
    if ('refusal' in done) throw new Error(`${JSON.stringify(choice)}: ${done.refusal.code}`)
    expect(done.events.some((event) => rules.reveals(event))).toBe(false)
  }
  return now
}

const cheapest = (reached: readonly Reached[], state: State, seat: number, target: Target) =>
  reached
    .filter((one) => isOpen(one, seat, target))
    .map((one) => costOfAll(played.content, state, seat, one.choices))
    .sort(compareCosts)[0]

describe('repairs', () => {
  test('open the target, and no other sequence of as many bonus actions is cheaper', () => {
    const found = new Found()
    for (let seed = 1; seed <= 16; seed++) {
      const { state, seat, next } = randomTurn(seed)
      const depth = seed === 8 ? 3 : 2
      const { byBonus, bySupply } = everySequence(state, seat, depth)
      const repairs = new Repairs(played, rules.view(state, seat), seat, depth)
      for (const target of targetsOf(state, seat, next)) {
        const { repair, luck } = repairs.on(target)
        const best = cheapest(byBonus, state, seat, target)
        const supplied = target.kind === 'bonus' ? cheapest(bySupply, state, seat, target) : undefined
        expect(repair?.cost, JSON.stringify(target)).toEqual(best ?? supplied)
        found.asked++
        if (repair) {
          const now = after(state, seat, repair.choices)
          const hand = now.seats[seat]?.dice ?? []
          expect(repair.means.dice.map((index) => hand[index])).toEqual(repair.dice)
          opened(now, seat, target, repair)
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
  })

  /** Expects that the named dice can take the target. */
  function opened(now: State, seat: number, target: Target, { means, dice }: Repair): void {
    if (target.kind === 'bonus') {
      expect(rules.refusal(now, seat, target.choice)).toBeUndefined()
      return
    }
    const space = spaceOf(target) ?? ''
    const value = means.value === undefined ? {} : { value: means.value }
    const place: Choice = { type: 'place', space, dice, ...value }
    expect(rules.refusal(now, seat, place)).toBeUndefined()
    expect(isOpen({ state: now, choices: [], listed: [place] }, seat, target)).toBe(true)
  }
})

describe('repairs in the words of the game', () => {
  const on = (t: ReturnType<typeof table>, target: Target, chosen: readonly number[] = []) =>
    new Repairs(played, rules.view(t.state, 0), 0).on(target, chosen)

  test('nothing opens an action once the main action is done', () => {
    const t = table().given({ camels: 4, coins: 9, dice: [3, 2, 1] })
    const target: Target = { kind: 'space', space: 'take-5-coins' }
    expect(on(t, target).repair?.choices).toEqual([])
    t.state.turn.mainDone = true
    expect(on(t, target)).toEqual({})
  })

  test('Khan’s Favor needs a 4: the 3 is turned up for 2 camels', () => {
    const t = table()
      .given({ camels: 4, dice: [3, 2, 1] })
      .onSpace('khans-favor', 1, 4)
    const target: Target = { kind: 'space', space: 'khans-favor' }
    const { repair } = on(t, target, [0])
    expect(repair?.choices).toEqual([{ type: 'adjust', die: { colour: 'own', value: 3 }, by: 1 }])
    expect(repair?.cost).toMatchObject({ camels: 2, dice: 0 })
    expect(repair?.dice).toEqual([{ colour: 'own', value: 4 }])
    const refusal = { code: 'khan-value', numbers: { needs: 4, value: 3 } }
    expect(inTheWay(played.content, t.state, 0, target, refusal)).toEqual([
      { seat: 1, colour: 'own', value: 4 }
    ])
  })

  test('using a higher die in hand costs nothing', () => {
    const t = table()
      .given({ camels: 9, dice: [3, 5] })
      .onSpace('khans-favor', 1, 4)
    const { repair } = on(t, { kind: 'space', space: 'khans-favor' }, [0])
    expect(repair).toMatchObject({ choices: [], means: { dice: [1] } })
  })

  test('an occupied space too expensive: the lowest die that leaves a payable one goes to the money bag', () => {
    const t = table()
      .given({ dice: [4, 2, 6] })
      .onSpace('take-5-coins', 1, 1)
    const { repair } = on(t, { kind: 'space', space: 'take-5-coins' }, [0])
    expect(repair?.choices).toEqual([{ type: 'moneyBag', die: { colour: 'own', value: 4 } }])
    expect(repair?.dice).toEqual([{ colour: 'own', value: 2 }])
  })

  test('a contract that lacks camels: the camel stall first, with the lowest die that brings them', () => {
    const t = table().given({ dice: [5, 2], silk: 2, contracts: ['contract-start-3'] })
    const { repair } = on(t, {
      kind: 'bonus',
      choice: { type: 'completeContract', contract: 'contract-start-3' }
    })
    expect(repair?.choices).toMatchObject([
      { type: 'place', space: 'bazaar-camel', dice: [{ value: 2 }] },
      { type: 'column', column: 1 }
    ])
  })

  test('a space with a die of the seat’s colour: only a black die helps, with any value', () => {
    const t = table()
      .given({ camels: 3, dice: [6, 6] })
      .onSpace('take-5-coins', 0, 2)
    const { repair, luck } = on(t, { kind: 'space', space: 'take-5-coins' })
    expect(repair).toBeUndefined()
    expect(luck).toBeUndefined()
    t.given({ camels: 3, coins: 6, dice: [6, 6] }).onSpace('take-5-coins', 0, 2)
    expect(on(t, { kind: 'space', space: 'take-5-coins' }).luck).toEqual({
      choice: { type: 'blackDie' },
      faces: 6
    })
  })

  test('of die tokens only one can be placed a round, so two of them do not open the silk stall', () => {
    const target: Target = { kind: 'space', space: 'bazaar-silk' }
    const holding = (dice: readonly number[]) => {
      const t = tokens(agentsTable().given({ character: donata, camels: 0, dice }), 0, 4, 5)
      return new Repairs(
        { rules: t.rules, content: withModules(content, [agents]) },
        t.rules.view(t.state, 0),
        0
      ).on(target)
    }
    expect(holding([])).toEqual({})
    expect(holding([6]).repair?.dice).toEqual([
      { colour: 'own', value: 6 },
      { colour: 'token', value: 4 }
    ])
  })

  test('if nothing helps there is no advice', () => {
    const t = table()
      .given({ coins: 30, camels: 20, dice: [6, 6, 6] })
      .onSpace('khans-favor', 1, 1, 1, 1)
    expect(on(t, { kind: 'space', space: 'khans-favor' })).toEqual({})
  })
})
