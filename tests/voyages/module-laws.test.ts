/**
 * The laws over whole games with each module alone: views, replay, hidden worlds, undo, files. tests/laws plays all of them
 * together. A short run draws one number of players for each module.
 */
import { expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { readFile } from '../../shared/engine/file'
import { baseContent } from '../../shared/games/voyages/content'
import { modules } from '../../shared/games/voyages/modules'
import { voyagesRules } from '../../shared/games/voyages/rules'
import { playOf } from '../../build/tools/styles'
import { caravanOf, closePlan, playChecked } from '../laws/harness'
import { drawn } from '../lib/draw'

/** Each module on the list, with few players and with the most that it allows. */
const games = modules.flatMap((module) =>
  drawn(`seats with ${module.id}`, [2, 3, Math.max(4, ...module.opens)]).map((players) => ({
    id: module.id,
    module,
    players,
    played: modules.filter(({ id }) => id === module.id || module.needs.includes(id))
  }))
)

test.each(games)(
  '$id with $players players',
  { timeout: 300_000 },
  ({ id, module, players, played: together }) => {
    const subject = {
      rules: voyagesRules(baseContent, together),
      secrecy: 'peek' as const,
      curtainTasks: ['keep-goals', ...together.flatMap(({ curtainTasks }) => curtainTasks)]
    }
    const seen = new Set<string>()
    const isUnseen = (): boolean => ![...seen].some((type) => type.startsWith(`${id}/`))
    let played = 0
    for (let seed = 1; played < 2 || (isUnseen() && played < 9); seed++) {
      const on = Object.fromEntries(together.map((one) => [one.id, 'on']))
      const options = { ...on, characters: 'draft', goals: 'draft', cityBonuses: 'random' }
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
  }
)
