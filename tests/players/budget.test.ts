// The search budget holds even if the end of a game is enumerated completely: the played choices are counted
// independently.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import { Match } from '../../shared/engine/match'
import type { AnyRules } from '../../shared/engine/rules'
import { gameById } from '../../shared/games'
import type { Position } from '../../shared/games/positions'
import { hastened, levelOf, type Level } from '../../shared/players/levels'
import { thought, weigh } from '../../shared/players/player'
import { randomChoice } from '../../shared/players/random'
import { positionOf } from '../lib/positions'

const positions = (
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../renderer/features/solo/positions/voyages.json'), 'utf8')
  ) as Position[]
).toSorted((a, b) => a.positions - b.positions)

/** Rules that count the calls of `play`. */
function counting(rules: AnyRules): { readonly rules: AnyRules; readonly plays: () => number } {
  let plays = 0
  const play: AnyRules['play'] = (...given) => {
    plays++
    return rules.play(...given)
  }
  return { rules: { ...rules, play }, plays: () => plays }
}

/**
 * How many choices a search may play: its budget, a tenth more, and one way through the decisions of a choice it has
 * begun.
 */
const most = ({ budget, breadth }: Level): number => budget * 1.1 + breadth.answers

/** The levels that enumerate ends, also with a small budget, which runs out in the middle of nearly all of them. */
const solvers = ([4, 5] as const).flatMap((number) => [levelOf(number), hastened(levelOf(number), 0.02)])

test.each(positions.slice(0, 5).map((position) => [position.positions, position] as const))(
  'the last turn with %s positions: no search plays more than its budget, and every choice it plays is counted',
  (_, position) => {
    const { game, state } = positionOf(position)
    const { seat } = position
    if (!game.knowledge) throw new Error(`${game.rules.id} has no players`)
    const view: unknown = game.rules.view(state, seat)
    for (const level of solvers) {
      const { rules, plays } = counting(game.rules)
      const thinking = { rules, knowledge: game.knowledge, view, seat, level, seed: 1 }
      const { choice, nodes } = thought(thinking)
      expect(plays()).toBeLessThanOrEqual(most(level))
      expect(plays()).toBeLessThanOrEqual(nodes)

      const before = plays()
      const steps = weigh(thinking, [choice])
      let step = steps.next()
      while (!step.done) step = steps.next()
      expect(plays() - before).toBeLessThanOrEqual(most(level))
      // The chosen choice is played once more to see where it leads.
      expect(plays() - before).toBeLessThanOrEqual(step.value.nodes + 1)
    }
  }
)

test('an enumeration that is too large is abandoned in time', () => {
  const position = positions[4]
  if (!position) throw new Error('no position')
  const { game, state } = positionOf(position)
  const { seat } = position
  if (!game.knowledge) throw new Error(`${game.rules.id} has no players`)
  const { rules, plays } = counting(game.rules)
  const level: Level = { ...levelOf(4), solves: 100 }
  const view: unknown = rules.view(state, seat)
  const { nodes } = thought({ rules, knowledge: game.knowledge, view, seat, level, seed: 1 })
  expect(nodes).toBeGreaterThan(100)
  expect(plays()).toBeLessThanOrEqual(nodes)
  expect(nodes).toBeLessThanOrEqual(most(level))
})

test.each(['voyages', 'khan'])(
  '%s: a search whose budget is used up before the last turns still chooses',
  (id) => {
    const { rules, knowledge } = gameById(id) ?? {}
    if (!rules || !knowledge?.alone) throw new Error(`${id} has no players`)
    const level = { ...levelOf(4), budget: 1 }
    for (let [seed, tried] = [1, 0]; tried < 3; seed++) {
      const source = seeded(seed)
      const match = Match.start(rules, { players: 2, options: {} }, source)
      for (;;) {
        const [{ seat } = {}] = rules.decisions(match.state, 'public')
        if (seat === undefined) break
        const view: unknown = rules.view(match.state, seat)
        if (knowledge.alone(view, seat)) {
          tried++
          expect(() => thought({ rules, knowledge, view, seat, level, seed })).not.toThrow()
        }
        match.choose(seat, randomChoice(rules, view, seat, source))
      }
    }
  }
)
