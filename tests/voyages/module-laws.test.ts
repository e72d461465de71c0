/** The laws over whole games with modules: views, replay, hidden worlds, undo, files. */
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

/** Sets of modules, and the numbers of players to play them with. */
const sets: readonly (readonly [modules: readonly Module[], players: readonly number[]])[] = [
  [[newCharacters], [2, 3, 4]],
  [[secretPaths], [2, 4]],
  [[companionsModule], [2, 4]],
  [[venice], [2, 5]],
  [[agents], [2, 4]],
  [
    [newCharacters, secretPaths, companionsModule, venice, agents],
    [3, 5]
  ]
]
const games = sets.flatMap(([modules, counts]) =>
  counts.map((players) => ({ modules, players, name: modules.map(({ id }) => id).join(', ') }))
)

test.each(games)('$name with $players players', { timeout: 300_000 }, ({ modules, players }) => {
  const subject = {
    rules: voyagesRules(baseContent, modules),
    secrecy: 'peek' as const,
    curtainTasks: ['keep-goals']
  }
  const on = Object.fromEntries(modules.map(({ id }) => [id, 'on']))
  const seen = new Set<string>()
  let played = 0
  const unseen = (): boolean => modules.some(({ id }) => ![...seen].some((type) => type.startsWith(`${id}/`)))
  for (let seed = 1; played < 3 || (unseen() && played < 9); seed++) {
    const options = { ...on, characters: 'draft', goals: 'draft', cityBonuses: 'random' }
    const config = { players, options }
    const { offered } = subject.rules.setup(config, new Chance(seeded(10 * players + seed)))
    // Skips games in whose draft too few of the modules' characters are offered.
    const mayCome = ({ id, content: { characters = [] } }: Module): boolean =>
      characters.length === 0 || offered.some((name) => name.startsWith(`${id}/`))
    if (modules.filter(mayCome).length < Math.min(modules.length, 4)) continue
    played++
    const plan = { ...closePlan, ...playOf('voyages', 'uniform', players, seed), saveEvery: 25 }
    const run = playChecked(subject, config, 10 * players + seed, plan)
    expect(run.findings).toEqual([])
    for (const { events } of run.steps) for (const { type } of events) seen.add(type)
    expect(run.rules.outcome(run.state)).toBeDefined()
    expect(readFile(caravanOf(run)).ok).toBe(true)
  }
  expect(unseen()).toBe(false)
})
