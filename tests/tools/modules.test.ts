/** The option `--modules` of simulate, laws, bench and fuzz. */
import { expect, test } from 'vitest'
import { configsWith, modulesOf, modulesOfAll, withoutModules } from '../../build/tools/lib/modules'
import { UsageError } from '../../build/tools/lib/words'
import { checkConfig } from '../../shared/engine/rules'
import { games, type Game } from '../../shared/games'
import { modules } from '../../shared/games/voyages/modules'
import { callInside } from './inside'

const gameOf = (id: string): Game => {
  const found = games.find(({ rules }) => rules.id === id)
  if (!found) throw new Error(`no game ${id}`)
  return found
}
const voyages = gameOf('voyages')
const expedition = gameOf('expedition')
const ids = voyages.rules.options.filter(({ module }) => module).map(({ id }) => id)
const allOn = Object.fromEntries(ids.map((id) => [id, 'on']))
/** Characters of modules are in the game only if characters are drafted. */
const drafts = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }

test('no option and `none` select no module; `all` selects every module', () => {
  expect(ids).toEqual(modules.map(({ id }) => id))
  expect(modulesOf(voyages, undefined)(1)).toEqual({})
  expect(modulesOf(voyages, 'none')(1)).toEqual({})
  expect(modulesOf(voyages, 'all')(1)).toEqual({ ...drafts, ...allOn })
  expect(modulesOf(expedition, 'all')(1)).toEqual({})
})

test('a list selects modules; an unknown one is refused with a list of those that exist', () => {
  expect(modulesOf(voyages, 'agents,venice')(7)).toEqual({ ...drafts, agents: 'on', venice: 'on' })
  expect(() => modulesOf(voyages, 'agents,vince')).toThrow(UsageError)
  expect(() => modulesOf(voyages, 'vince')).toThrow(/no module "vince" in voyages.*new-characters/)
  expect(() => modulesOf(expedition, 'venice')).toThrow(/its modules are none/)
})

test('with several games, each is played with its own modules of the list', () => {
  const wishOf = modulesOfAll([voyages, expedition], 'companions')
  expect(wishOf(voyages)(1)).toEqual({ ...drafts, companions: 'on' })
  expect(wishOf(expedition)(1)).toEqual({})
  expect(() => modulesOfAll([voyages, expedition], 'vince')).toThrow(UsageError)
})

test('`random`: a seed always draws the same modules, seeds differ, and each module is sometimes on and sometimes off', () => {
  const wish = modulesOf(voyages, 'random')
  const drawn = Array.from({ length: 60 }, (_, seed) => wish(seed))
  expect(drawn).toEqual(Array.from({ length: 60 }, (_, seed) => wish(seed)))
  expect(new Set(drawn.map((options) => JSON.stringify(options))).size).toBeGreaterThan(15)
  for (const id of ids) {
    const times = drawn.filter((options) => options[id] === 'on').length
    expect(times, id).toBeGreaterThan(15)
    expect(times, id).toBeLessThan(45)
  }
  for (const options of drawn)
    expect(options['characters']).toBe(Object.keys(options).length > 0 ? 'draft' : undefined)
})

test('options that are given count before those that modules bring', () => {
  const config = { players: 3, options: { characters: 'seats' } }
  expect(configsWith(voyages.rules, config, modulesOf(voyages, 'venice'))(1).options).toEqual({
    ...drafts,
    venice: 'on',
    characters: 'seats'
  })
})

test.each([2, 3, 4, 5])('%i players: the rules accept every configuration that is drawn', (players) => {
  for (const word of ['all', 'none', 'random', 'agents'])
    for (let seed = 0; seed < 30; seed++) {
      const config = configsWith(voyages.rules, { players, options: {} }, modulesOf(voyages, word))(seed)
      expect(checkConfig(voyages.rules, config), `${word} ${seed}`).toBeUndefined()
      // Five players need the City of Venice, whatever was asked for.
      if (players === 5) expect(config.options['venice']).toBe('on')
    }
})

test('rules without modules keep their other options', () => {
  const { options } = withoutModules(voyages.rules)
  expect(options.map(({ id }) => id)).toEqual(['startPlayer', 'cityBonuses', 'characters', 'goals'])
})

test(
  'laws plays the selected modules with every number of players, and reports an option that it cannot parse',
  { timeout: 300_000 },
  async () => {
    const { code, out } = await callInside('laws', [
      '--modules',
      'random',
      '--players',
      '5',
      '--games',
      '2',
      '--json'
    ])
    expect(code).toBe(0)
    const result = JSON.parse(out) as { parts: { options: object; games: number }[]; violations: number }
    expect(result).toMatchObject({ games: 2, violations: 0 })
    expect(result.parts.map(({ games }) => games)).toEqual([1, 1])
    expect(await callInside('laws', ['--modules', 'vince'])).toMatchObject({ code: 2, out: '' })
  }
)

test(
  'bench measures with modules, but refuses them for the LAN and for the page',
  { timeout: 300_000 },
  async () => {
    expect(await callInside('bench', ['--modules', 'vince'])).toMatchObject({ code: 2, out: '' })
    expect(await callInside('bench', ['--lan', '--modules', 'all'])).toMatchObject({ code: 2, out: '' })
  }
)
