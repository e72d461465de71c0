/** Whatever a content pack asks for can be answered: games with random packs of every kind come to their end (law 7). */
import { expect, test } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import type { Options } from '../../shared/engine/rules'
import { gameById, gameWithPack, games } from '../../shared/games'
import { randomPack } from '../lib/random-pack'
import { addsUp } from './checks/ends'
import { closePlan, playWatched } from './harness'

/** The findings of a random game with random packs. */
function findingsOf(id: string, seed: number, players: number, options: Options): readonly unknown[] {
  const packs = gameById(id)?.packs
  if (!packs) throw new Error(`${id} has no packs`)
  const source = seeded(seed)
  const drawn = (packs.parts ?? [undefined]).map((part) => randomPack(packs.starter(part), source))
  const found = gameWithPack(games, id, packs.joined ? packs.joined(drawn) : drawn[0])
  if (!('game' in found)) throw new Error(JSON.stringify(found))
  const plan = { ...closePlan, bound: 20_000 }
  return playWatched(found.game, { players, options }, seed, plan, [addsUp()]).findings
}

test.each([1, 2, 3, 4, 5, 6])('Khan: a random pack can be played to the end, seed %i', (seed) => {
  const options: Options = seed % 2 === 0 ? { characters: 'mixed', blackDice: 'rolled' } : {}
  expect(findingsOf('khan', seed, 2 + (seed % 3), options)).toEqual([])
})

const on: Options = {
  agents: 'on',
  companions: 'on',
  venice: 'on',
  'secret-paths': 'on',
  characters: 'draft'
}

test.each([1, 2, 3, 4, 5, 6])('Voyages: random packs can be played to the end, seed %i', (seed) => {
  expect(findingsOf('voyages', seed, 2 + (seed % 4), { ...on, 'new-characters': 'on' })).toEqual([])
})
