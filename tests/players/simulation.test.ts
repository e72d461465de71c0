// Simulated games, by which the best plans of a turn are compared (Voyages and In the Service of the Khan).

import { describe, expect, test } from 'vitest'
import { Chance, quick, seeded } from '../../shared/engine/chance'
import type { AnyRules } from '../../shared/engine/rules'
import { games, type Game } from '../../shared/games/index'
import type { Level } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { randomChoice } from '../../shared/players/random'
import { varied } from '../../shared/players/ranking'
import { roundPlans } from '../../shared/players/round-search'
import { simulateGame } from '../../shared/players/simulation'
import { distinct, Meter, turnPlans, type Plan, type Thinker } from '../../shared/players/turn-search'

/** What these tests read of a position of a Marco Polo game. */
interface Table {
  readonly phase: string
  readonly round: number
  readonly activeSeat: number
  readonly turn: { readonly mainDone: boolean }
  readonly seats: { dice: unknown[] }[]
}

interface Moment {
  readonly thinker: Thinker
  /** A complete state at the start of the seat's turn, with hidden things filled in. */
  readonly world: Table
}

// Narrower than any level, so that it is quick.
const breadth = { width: 1, depth: 2, answers: 10 }
const lines = 6
const roots = 6

const result = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Starts of turns in random games, far apart. */
function momentsOf({ rules, knowledge }: Game, count: number): Moment[] {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const moments: Moment[] = []
  for (let seed = 1; moments.length < count; seed++) {
    const chance = new Chance(seeded(seed))
    const source = quick(seed)
    const state = rules.setup({ players: 3, options: {} }, chance) as Table
    for (let step = 0; !rules.outcome(state); step++) {
      const [asked] = rules.decisions(state, 'public')
      if (!asked) break
      const { seat, task } = asked
      const view: unknown = rules.view(state, seat)
      if (task === 'turn' && !state.turn.mainDone && step % 61 === 5 && moments.length < count) {
        const world: unknown = rules.copy(view)
        knowledge.fill(world, seat, rules.unseen(view, seat), quick(seed))
        const thinker = { rules, knowledge, seat, seats: 3, seed, meter: new Meter(Infinity) }
        moments.push({ thinker, world: world as Table })
      }
      rules.play(state, seat, randomChoice(rules, view, seat, source), chance)
    }
  }
  return moments
}

/** True if a choice depends on luck, for instance because it gains a black die, which is rolled. */
const isLucky = (choice: unknown): boolean => /black|reroll/.test(JSON.stringify(choice))

const metered = (thinker: Thinker): Thinker => ({ ...thinker, meter: new Meter(2500) })

describe.each(games.filter(({ rules }) => ['voyages', 'khan'].includes(rules.id)))('$rules.id', (game) => {
  const moments = momentsOf(game, 6)

  test('a simulation ends at the first turn of the next round, with dice in hand, or at the end of the game', () => {
    for (const { thinker, world } of moments) {
      const [plan] = result(turnPlans(thinker, thinker.rules.copy(world), breadth))
      if (!plan) throw new Error('no plan')
      const end = result(simulateGame(thinker, thinker.rules.copy(world), plan, 5, { samples: 3 })) as Table
      if (end.phase === 'over') continue
      expect(end).toMatchObject({ phase: 'turns', round: world.round + 1 })
      expect(end.seats.every(({ dice }) => dice.length > 0)).toBe(true)
    }
    expect(moments.some(({ world }) => world.round < 4)).toBe(true)
  })

  test('goals that the simulation deals to others do not count, those of the seat do', () => {
    let ofOthers = 0
    let ofSeat = 0
    for (const { thinker, world } of moments) {
      const { rules, knowledge, seat } = thinker
      const another = rules.copy(rules.view(world, seat)) as Table
      knowledge.fill(another, seat, rules.unseen(another, seat), quick(seat + 99))
      for (let other = 0; other < 3; other++) {
        expect(knowledge.worth(another, other, seat)).toEqual(knowledge.worth(world, other, seat))
        const own = JSON.stringify(knowledge.worth(world, other))
        if (own === JSON.stringify(knowledge.worth(world, other, (other + 1) % 3))) continue
        if (other === seat) ofSeat++
        else ofOthers++
      }
    }
    // They would count from the view of their holders.
    expect(ofSeat).toBeGreaterThan(0)
    expect(ofOthers).toBeGreaterThan(0)
  })

  test('each of the best plans has a continuation to the end of the round', () => {
    let several = 0
    for (const moment of moments) {
      const { world } = moment
      const thinker = metered(moment.thinker)
      const here = distinct(thinker, result(turnPlans(thinker, world, breadth)), lines)
      const plans = distinct(thinker, result(roundPlans(thinker, world, breadth, { lines, roots })), 20)
      expect(plans.length).toBeGreaterThanOrEqual(Math.min(roots, here.length))
      if (plans.some(({ later = [] }) => later.length > 1)) several++
    }
    expect(several).toBeGreaterThan(2)
  })

  test('if nobody interferes, a seat does in its next turns what its plan expects', () => {
    let turns = 0
    for (const { thinker, world } of moments) {
      const { rules, seat } = thinker
      const alone = rules.copy(world) as Table
      alone.seats.forEach((one, other) => {
        if (other !== seat) one.dice = []
      })
      const plan = result(roundPlans(metered(thinker), alone, breadth, { lines, roots })).find(
        ({ path, later = [] }: Plan) => ![path, ...later].flat().some(isLucky)
      )
      if (!plan?.later) continue
      turns += plan.later.length
      const played: unknown[] = []
      const watched: AnyRules = {
        ...rules,
        play: (state: unknown, by: number, choice: unknown, chance: Chance) => {
          played.push(choice)
          return rules.play(state, by, choice, chance)
        }
      }
      result(simulateGame({ ...thinker, rules: watched }, rules.copy(alone), plan, 5, { samples: 3 }))
      const counted = [plan.path, ...plan.later].flat()
      expect(played.slice(0, counted.length)).toEqual(counted)
    }
    expect(turns).toBeGreaterThan(1)
  })

  test('a search of the round that took little is repeated wider, and finds no worse plan; one that took much is not', () => {
    const narrow: Level = { breadth, lines: 1, budget: 1e6, temperature: 0 }
    const wider: Level = { ...narrow, wider: [{ breadth: { ...breadth, width: 4, answers: 40 }, lines: 6 }] }
    let better = 0
    for (const { thinker, world } of moments) {
      const { rules, knowledge, seat } = thinker
      const view: unknown = rules.view(world, seat)
      const planned = (level: Level) => thought({ rules, knowledge, view, seat, level, seed: 1 })
      const [once, twice] = [planned(narrow), planned(wider)]
      expect(twice.nodes).toBeGreaterThan(once.nodes)
      expect(twice.plan.worth).toBeGreaterThanOrEqual(once.plan.worth)
      if (twice.plan.worth > once.plan.worth) better++
      expect(planned({ ...wider, budget: 3.9 * once.nodes })).toEqual(once)
    }
    expect(better).toBeGreaterThan(0)
  })

  test('plans that differ from a better one only in their dice are tried last', () => {
    const { knowledge } = moments[0]?.thinker ?? {}
    if (!knowledge) throw new Error('no moment')
    const placed = (value: number) => ({ type: 'place', space: 'travel', dice: [{ colour: 'own', value }] })
    const planOf = (choice: object): Plan => ({ state: undefined, path: [choice], worth: 0 })
    const plans = [placed(6), placed(5), { type: 'endTurn' }, placed(4)].map(planOf)
    expect(varied(knowledge, plans)).toEqual([plans[0], plans[2], plans[1], plans[3]])
  })
})
