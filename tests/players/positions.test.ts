// Positions of real games with one best last turn: each tried out completely once more, and played by the computer.
// Long: CARAVAN_ALL_POSITIONS=1 takes all of them, the short form a few.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Chance, quick } from '../../shared/engine/chance'
import { positionOf, type Position } from '../../shared/games/positions'
import { levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { solved } from '../../shared/players/solve'

const read = (path: string): readonly Position[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')) as Position[]

/** Those of the training page, and those that are for the test alone. */
const training = read('renderer/features/solo/positions.json')
const voyages = [...training, ...read('tests/players/solved/positions.json')]
/** Their turn need not end the game: those ways alone are tried that do. */
const expedition = read('tests/players/solved/expedition.json')
const long = process.env['CARAVAN_ALL_POSITIONS'] !== undefined
/** In short: those with the fewest ways. */
const some = (all: readonly Position[], count: number): readonly Position[] =>
  long ? all : all.toSorted((a, b) => a.positions - b.positions).slice(0, count)
const games = [
  ['voyages', some(voyages, 6)],
  ['expedition', some(expedition, 4)]
] as const

/** The points with which the seat ends when a level plays the turn. */
function playedBy(position: Position, level: 1 | 4): number {
  const { game, state } = positionOf(position)
  const { rules, knowledge } = game
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const { seat } = position
  for (let step = 0; !rules.outcome(state); step++) {
    const view: unknown = rules.view(state, seat)
    const { choice } = thought({ rules, knowledge, view, seat, level: levelOf(level), seed: step })
    const played = rules.play(state, seat, choice, new Chance(quick(step)))
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
  }
  return rules.outcome(state)?.scores.find((score) => score.seat === seat)?.total ?? 0
}

test('ten positions to train with, and enough to measure by', () => {
  expect(training).toHaveLength(10)
  expect(voyages.length).toBeGreaterThanOrEqual(30)
  expect(expedition.length).toBeGreaterThanOrEqual(10)
})

test.each(games)(
  '%s: each has the best turn that it says, by full enumeration',
  { timeout: 900_000 },
  (id, all) => {
    for (const position of all) {
      expect(position.game).toBe(id)
      const { game, state } = positionOf(position)
      const { seat, best, second, positions } = position
      expect(solved(game.rules, state, seat, 40_000)).toMatchObject({
        ...{ best: { total: best }, second: { total: second }, positions }
      })
    }
  }
)

test.each(games)('%s: level 4 finds the best turn of nine in ten', { timeout: 900_000 }, (id, all) => {
  const found = all.filter((position) => playedBy(position, 4) >= position.best)
  if (long) console.log(`level 4: ${found.length} of ${all.length} of ${id}`)
  expect(found.length).toBeGreaterThanOrEqual(Math.floor(all.length * 0.9))
})
