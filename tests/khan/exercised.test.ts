/**
 * Coverage by content: played games use every space, offer, seal, card, contract, outpost, character, decision and
 * event.
 */
import { expect, it } from 'vitest'
import { factsOf } from '../../build/tools/games'
import { khan } from '../../shared/games/khan'
import { Exercised, playNoted } from '../lib/exercised'

const gamesEach = 25
const firstSeed = 5100
const { kinds, landmarks, marks } = factsOf('khan')
const catalogue = {
  landmark: landmarks,
  event: kinds.events,
  task: kinds.tasks,
  choice: [],
  refusal: [],
  end: []
}

it('every piece of content is exercised', () => {
  const exercised = new Exercised<'landmark'>()
  const notes = {
    event: (_: unknown, event: Parameters<typeof marks>[0]) => {
      for (const mark of marks(event)) exercised.add('landmark', mark)
    },
    ended: () => undefined
  }
  for (const players of [2, 3, 4])
    for (const blackDice of ['plain', 'rolled'])
      for (const characters of ['own', 'mixed'])
        for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++)
          playNoted(khan.rules, { players, options: { blackDice, characters } }, seed, exercised, notes)
  expect(exercised.verdict(catalogue, [])).toEqual({ missing: [], needless: [] })
})
