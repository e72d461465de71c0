// Simulated games, by which the best plans of a turn are compared (Voyages and In the Service of the Khan).

import { describe, expect, test } from 'vitest'
import { Chance, quick, seeded } from '../../shared/engine/chance'
import type { AnyRules } from '../../shared/engine/rules'
import { games, type Game } from '../../shared/games/index'
import type { Level } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { randomChoice } from '../../shared/players/random'
import { roundPlans } from '../../shared/players/round-search'
import { simulateGame, simulatePlans, type Simulation } from '../../shared/players/simulation'
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

  test('where turns are searched, other seats begin theirs as such a search finds best in the eyes of the seat that thinks', () => {
    let turns = 0
    for (const { thinker, world } of moments.slice(0, 3)) {
      const { rules, knowledge, seat } = thinker
      const [plan] = result(turnPlans(thinker, rules.copy(world), breadth))
      if (!plan) throw new Error('no plan')
      const table = rules.copy(world) as Table
      let mover = seat
      const watched: AnyRules = {
        ...rules,
        play: (state: unknown, by: number, choice: unknown, chance: Chance) => {
          // Positions that are only searched are branches of the table.
          const begins =
            state === table &&
            by !== mover &&
            rules.decisions(state, 'public')[0]?.task === knowledge.turnTask
          if (state === table) mover = by
          if (begins && by !== seat) {
            const other = { ...thinker, seat: by, eyes: seat }
            const [best] = result(turnPlans(other, rules.copy(state), breadth))
            expect(choice).toEqual(best?.path[0])
            turns++
          }
          return rules.play(state, by, choice, chance)
        }
      }
      const thinking = { ...thinker, rules: watched }
      result(simulateGame(thinking, table, plan, 5, { samples: 3, turns: breadth }))
    }
    expect(turns).toBeGreaterThan(5)
  })

  /** What comes of comparing the plans, and in which worlds games were played. */
  function compared({ thinker, world }: Moment, plans: readonly Plan[], simulation: Simulation) {
    const { rules, knowledge, seat } = thinker
    const worlds: number[] = []
    const worldOf = (number: number): unknown => {
      worlds.push(number)
      const another: unknown = rules.copy(rules.view(world, seat))
      knowledge.fill(another, seat, rules.unseen(another, seat), quick(number))
      return another
    }
    const counted = { ...thinker, meter: new Meter(Infinity) }
    const best = result(simulatePlans(counted, worldOf, plans, simulation))
    return { best, worlds, nodes: counted.meter.nodes }
  }

  /** The best plans of each moment, at most six; only of moments with at least four. */
  const choosing = moments.flatMap((moment) => {
    const { thinker, world } = moment
    const some = result(turnPlans(thinker, thinker.rules.copy(world), { ...breadth, width: 6, answers: 40 }))
    const plans = distinct(thinker, some, 6)
    return plans.length >= 4 ? [{ moment, plans }] : []
  })

  test('the more a plan’s worth is trusted, the less simulated games change the order of the plans', () => {
    let changed = 0
    for (const { moment, plans } of choosing) {
      const simulation = { plans: 6, nodes: 1e6, samples: 3, worlds: 3 }
      const trusting = compared(moment, plans, { ...simulation, trust: 1e9 }).best
      const worthOf = ({ path }: Plan) => plans.find((plan) => plan.path === path)?.worth.toFixed(6)
      expect(trusting.map(worthOf)).toEqual(plans.map(worthOf))
      const doubting = compared(moment, plans, { ...simulation, trust: 0 }).best
      if (doubting[0]?.path !== plans[0]?.path) changed++
    }
    expect(changed).toBeGreaterThan(0)
  })

  test('where games are long, only as many plans are tried as leave half of the positions for further worlds', () => {
    const triedOf = (worlds: readonly number[]) => worlds.filter((number) => number === 0).length
    for (const { moment, plans } of choosing) {
      const simulation = { plans: 6, nodes: 1e6, samples: 3, worlds: 1 }
      const all = compared(moment, plans, simulation)
      expect(triedOf(all.worlds)).toBe(plans.length)
      const few = compared(moment, plans, { ...simulation, nodes: all.nodes, worlds: 9 })
      const tried = triedOf(few.worlds)
      expect(tried).toBeGreaterThan(1)
      expect(tried).toBeLessThan(plans.length)
      // The half that is left goes to further worlds; plans that were not tried come last, in their order.
      expect(few.worlds.some((number) => number > 0)).toBe(true)
      expect(few.best.slice(tried).map(({ path }) => path)).toEqual(
        plans.slice(tried).map(({ path }) => path)
      )
    }
    expect(choosing.length).toBeGreaterThan(1)
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

  test('rehearsals are for the beginning of a turn: later decisions of it go without', () => {
    const many = { ...breadth, width: 6, answers: 40 }
    const plain: Level = { breadth: many, lines: 6, budget: 4000, temperature: 0 }
    const searched = { plans: 3, nodes: 1000, samples: 3, worlds: 2 }
    const level = { ...plain, roundSimulation: searched }
    const rehearsing = { ...level, rehearsal: { ...searched, turns: breadth }, budget: 5000 }
    let [rehearsed, later] = [0, 0]
    for (const { thinker, world } of moments) {
      const { rules, knowledge, seat } = thinker
      const state: unknown = rules.copy(world)
      const nodesOf = (level: Level) =>
        thought({ rules, knowledge, view: rules.view(state, seat), seat, level, seed: 1 }).nodes
      if (nodesOf(rehearsing) > nodesOf(level)) rehearsed++
      const [plan] = result(turnPlans(thinker, rules.copy(world), breadth))
      const played = plan && rules.play(state, seat, plan.path[0], new Chance(quick(3)))
      if (!played || 'refusal' in played) continue
      if (!rules.decisions(state, 'public').some((decision) => decision.seat === seat)) continue
      if (knowledge.stage(state, seat) === 0) continue
      expect(nodesOf(rehearsing)).toBe(nodesOf(level))
      later++
    }
    expect(rehearsed).toBeGreaterThan(1)
    expect(later).toBeGreaterThan(1)
  })
})
