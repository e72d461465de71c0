// Computer players of all games use only what their seat may know.

import { describe, expect, test } from 'vitest'
import { Chance, quick, seeded } from '../../shared/engine/chance'
import { levelNumbers, type LevelNumber } from '../../shared/engine/player-level'
import type { Config } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/index'
import { games } from '../../shared/games'
import { drawn } from '../lib/draw'
import { hastened, levelOf, type Level } from '../../shared/players/levels'
import { think, thought } from '../../shared/players/player'
import type { Thinking } from '../../shared/players/ranking'
import { randomChoice } from '../../shared/players/random'

const expert = { characters: 'draft', goals: 'draft' }

interface Asked {
  readonly thinking: Omit<Thinking, 'level'>
  readonly state: unknown
}

/** A level with a small part of its budget, so that whole games take seconds. */
const hasty = (number: LevelNumber): Level => {
  const level = levelOf(number)
  return hastened(level, Math.min(1, 400 / level.budget))
}

/** Plays a game, calling `ask` for every choice; returns the points at the end. */
function play(game: Game, config: Config, seed: number, ask: (asked: Asked) => unknown): readonly number[] {
  const { rules, knowledge } = game
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup(config, chance)
  for (let step = 0; ; step++) {
    const outcome = rules.outcome(state)
    if (outcome) return outcome.scores.map(({ total }) => total)
    const seat = rules.decisions(state, 'public')[0]?.seat ?? -1
    const view: unknown = rules.view(state, seat)
    const choice = ask({ thinking: { rules, knowledge, view, seat, seed: seed * 1000 + step }, state })
    const played = rules.play(state, seat, choice, chance)
    expect(played, `${rules.id}, seed ${seed}, choice ${step}: ${JSON.stringify(choice)}`).not.toHaveProperty(
      'refusal'
    )
  }
}

const configs = (game: Game): Config[] =>
  game.rules.id === 'voyages'
    ? [
        { players: 4, options: expert },
        { players: 2, options: {} }
      ]
    : [
        { players: 3, options: {} },
        { players: 2, options: {} }
      ]

const playing = games.filter(({ knowledge }) => knowledge)
const beaten = drawn('level 1 against random choices', playing)

describe.each(playing)('$rules.id', (game) => {
  test('the same view, level and seed give the same choice, at once or in slices, whatever is hidden', () => {
    const source = quick(5)
    let compared = 0
    let turn = 0
    for (const config of configs(game))
      play(game, config, 3, ({ thinking, state }) => {
        const { rules, knowledge, view, seat } = thinking
        if (source(8) === 0) {
          const level = hasty(levelNumbers[turn++ % levelNumbers.length] ?? 1)
          const once = thought({ ...thinking, level })
          const steps = think({ ...thinking, level })
          let step = steps.next()
          while (!step.done) step = steps.next()
          expect(step.value.choice).toEqual(once.choice)
          // With other hidden cards the table looks the same to this seat.
          const other: unknown = rules.copy(view)
          knowledge.fill(other, seat, rules.unseen(view, seat), quick(compared + 77))
          const seen: unknown = rules.view(other, seat)
          expect(seen).toEqual(view)
          if (JSON.stringify(other) !== JSON.stringify(state)) compared++
          expect(thought({ ...thinking, view: seen, level }).choice).toEqual(once.choice)
        }
        return randomChoice(rules, view, seat, source)
      })
    expect(compared).toBeGreaterThan(10)
  })

  if (beaten.includes(game))
    test('the lowest level beats random choices', () => {
      const [config] = configs(game)
      if (!config) throw new Error('no config')
      let [level, anything] = [0, 0]
      for (let seed = 1; seed <= 4; seed++) {
        const source = quick(seed)
        const points = play(game, config, seed, ({ thinking }) =>
          thinking.seat % 2 === seed % 2
            ? thought({ ...thinking, level: levelOf(1) }).choice
            : randomChoice(thinking.rules, thinking.view, thinking.seat, source)
        )
        const best = (parity: number): number => Math.max(...points.filter((_, seat) => seat % 2 === parity))
        if (best(seed % 2) > best(1 - (seed % 2))) level++
        else anything++
      }
      expect(level).toBeGreaterThan(anything)
    })
})
