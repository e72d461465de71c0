/** Fuzzing the host with frames of guests: a few thousand from a seed; `npm run fuzz` is the long run. */
import { afterEach, expect, test } from 'vitest'
import { games, type Game } from '../../shared/games'
import type { LawRules } from '../laws/run'
import { fuzz, type FuzzResult } from './fuzz/fuzz'
import { Stage } from './fuzz/stage'
import { cleanUp, newFolder } from './rig'

afterEach(cleanUp)

async function shootAt(game: Game, frames: number): Promise<FuzzResult> {
  const stage = await Stage.open({ game, folder: newFolder(), seed: 1 })
  try {
    return await fuzz(stage, { frames, seed: 1 })
  } finally {
    await stage.close()
  }
}

for (const game of games)
  test(`${game.rules.id}: random and mutated frames break no law`, { timeout: 60_000 }, async () => {
    const { faults, frames, refused, closed, accepted } = await shootAt(game, 1000)
    expect(faults).toEqual([])
    expect([frames, refused + closed + accepted]).toEqual([1000, 1000])
    for (const some of [refused, closed, accepted]) expect(some).toBeGreaterThan(20)
  })

/** Faults injected into rules or host, each with the law that the fuzzer must find broken. */
const injected: readonly (readonly [string, string, (rules: LawRules) => Partial<LawRules>])[] = [
  [
    'a refused choice that leaves a trace',
    'changed',
    (rules) => ({
      play: (state, seat, choice, chance) => {
        const played = rules.play(state, seat, choice, chance)
        if ('refusal' in played) Object.assign(state as object, { trace: seat })
        return played
      }
    })
  ],
  [
    'a choice that breaks the rules',
    'fault',
    (rules) => ({
      play: (state, seat, choice, chance) => {
        if (rules.refusal(state, seat, choice)) throw new Error('not foreseen')
        return rules.play(state, seat, choice, chance)
      }
    })
  ],
  [
    'a refusal that tells the whole position',
    'long answer',
    (rules) => ({
      play: (state, seat, choice, chance) => {
        const played = rules.play(state, seat, choice, chance)
        if (!('refusal' in played)) return played
        return { refusal: { code: 'told', numbers: { state: JSON.stringify(state) } } }
      }
    })
  ]
]

test.each(injected)('found: %s', { timeout: 60_000 }, async (_, law, inject) => {
  const [game] = games
  if (!game) throw new Error('no games')
  const { faults } = await shootAt({ ...game, rules: { ...game.rules, ...inject(game.rules) } }, 450)
  expect(faults.map((fault) => fault.law)).toContain(law)
})
