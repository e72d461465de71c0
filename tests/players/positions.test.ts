// Positions of real games with one best last turn: each is enumerated completely again, and played by the computer.
// CARAVAN_ALL_POSITIONS=1 checks all of them, which takes long; the short run a few.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Chance, quick } from '../../shared/engine/chance'
import type { Position } from '../../shared/games/positions'
import { levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { solved } from '../../shared/players/solve'
import { positionOf } from '../lib/positions'

const read = (path: string): readonly Position[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')) as Position[]

/** The positions of the training page, and those only for this test. */
const training = read('renderer/features/solo/positions/voyages.json')
const khan = read('renderer/features/solo/positions/khan.json')
const voyages = [...training, ...read('tests/players/solved/voyages.json')]
/** Positions whose turn need not end the game: only the ways that end it are enumerated. */
const expedition = read('tests/players/solved/expedition.json')
const long = process.env['CARAVAN_ALL_POSITIONS'] !== undefined
/** The short run takes those with the fewest positions to enumerate. */
const some = (all: readonly Position[], count: number): readonly Position[] =>
  long ? all : all.toSorted((a, b) => a.positions - b.positions).slice(0, count)
const games = [
  ['voyages', some(voyages, 6)],
  ['expedition', some(expedition, 4)],
  ['khan', some(khan, 3)]
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

test('there are ten training positions of each game that has some, and enough others to measure by', () => {
  expect([training.length, khan.length]).toEqual([10, 10])
  expect(voyages.length).toBeGreaterThanOrEqual(30)
  expect(expedition.length).toBeGreaterThanOrEqual(10)
})

test.each(games)(
  '%s: full enumeration confirms the stated best turn of each position',
  { timeout: 900_000 },
  (id, all) => {
    for (const position of all) {
      expect(position.game).toBe(id)
      const { game, state } = positionOf(position)
      const { seat, best, second, positions } = position
      expect(solved(game.rules, state, seat, 40_000)).toMatchObject({
        best: { total: best },
        second: { total: second },
        positions
      })
    }
  }
)

test.each(games)('%s: level 4 finds the best turn in nine of ten', { timeout: 900_000 }, (id, all) => {
  const found = all.filter((position) => playedBy(position, 4) >= position.best)
  if (long) console.log(`level 4: ${found.length} of ${all.length} of ${id}`)
  expect(found.length).toBeGreaterThanOrEqual(Math.floor(all.length * 0.9))
})
