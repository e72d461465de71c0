/**
 * The laws over whole games with each module alone: views, replay, hidden worlds, undo, files. tests/laws plays all of them
 * together. A short run draws one number of players for each module.
 */
import { expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { readFile } from '../../shared/engine/file'
import { baseContent } from '../../shared/games/voyages/content'
import type { Module } from '../../shared/games/voyages/game'
import { agents } from '../../shared/games/voyages/modules/agents'
import { companionsModule } from '../../shared/games/voyages/modules/companions'
import { newCharacters } from '../../shared/games/voyages/modules/new-characters'
import { secretPaths } from '../../shared/games/voyages/modules/secret-paths'
import { venice } from '../../shared/games/voyages/modules/venice'
import { voyagesRules } from '../../shared/games/voyages/rules'
import { playOf } from '../../build/tools/styles'
import { caravanOf, closePlan, playChecked } from '../laws/harness'
import { drawn } from '../lib/draw'

/** Modules, and the numbers of players to play them with. */
const modules: readonly (readonly [module: Module, players: readonly number[]])[] = [
  [newCharacters, [2, 3, 4]],
  [secretPaths, [2, 4]],
  [companionsModule, [2, 4]],
  [venice, [2, 5]],
  [agents, [2, 4]]
]
const games = modules.flatMap(([module, counts]) =>
  drawn(`seats with ${module.id}`, counts).map((players) => ({ id: module.id, module, players }))
)

test.each(games)('$id with $players players', { timeout: 300_000 }, ({ id, module, players }) => {
  const subject = {
    rules: voyagesRules(baseContent, [module]),
    secrecy: 'peek' as const,
    curtainTasks: ['keep-goals']
  }
  const seen = new Set<string>()
  const isUnseen = (): boolean => ![...seen].some((type) => type.startsWith(`${id}/`))
  let played = 0
  for (let seed = 1; played < 2 || (isUnseen() && played < 9); seed++) {
    const options = { [id]: 'on', characters: 'draft', goals: 'draft', cityBonuses: 'random' }
    const config = { players, options }
    const { offered } = subject.rules.setup(config, new Chance(seeded(10 * players + seed)))
    // Skips games in whose draft none of the module's characters is offered.
    const { characters = [] } = module.content
    if (characters.length > 0 && !offered.some((name) => name.startsWith(`${id}/`))) continue
    played++
    const plan = { ...closePlan, ...playOf('voyages', 'uniform', players, seed), saveEvery: 25 }
    const run = playChecked(subject, config, 10 * players + seed, plan)
    expect(run.findings).toEqual([])
    for (const { events } of run.steps) for (const { type } of events) seen.add(type)
    expect(run.rules.outcome(run.state)).toBeDefined()
    expect(readFile(caravanOf(run)).ok).toBe(true)
  }
  expect(isUnseen()).toBe(false)
})
