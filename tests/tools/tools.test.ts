/**
 * The command-line tools as a person or a program calls them, with their exact output. Each is also started once as a
 * process.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { thingsOfModules } from '../../build/tools/games/voyages-modules'
import { expedition } from '../../shared/games/expedition'
import { voyages } from '../../shared/games/voyages'
import { caravanOf, closePlan, playChecked } from '../laws/harness'
import { drawn } from '../lib/draw'
import { forged } from '../lib/forged'
import { callInside } from './inside'
import { call, oneObject as object, type Called } from './short-forms'

const limit = 300_000

/** Calls a tool in this process. */
const tool = (name: string, ...words: string[]): Promise<Called> => callInside(name, words)

describe('every tool', () => {
  test.each(['simulate', 'replay', 'bench', 'soak'])(
    '%s --help prints its usage',
    { timeout: limit },
    async (name) => {
      const { code, out } = await tool(name, '--help')
      expect(code).toBe(0)
      expect(out).toContain(`npm run -s ${name} --`)
      expect(out).toContain('--json')
    }
  )

  const wrong = [
    ['simulate', '--seats', '3'],
    ['simulate', '5'],
    ['simulate', '--players', '9'],
    ['simulate', '--games', '-1'],
    ['simulate', '--games', 'many'],
    ['simulate', '--game', 'chess'],
    ['simulate', '--style', 'wild'],
    ['simulate', '--options', '{"cityBonuses":"none"}'],
    ['simulate', '--options', 'cityBonuses=random'],
    ['simulate', '--game', 'expedition', '--players', '3', '--options', '{"bothCamels":"both"}'],
    ['replay'],
    ['replay', 'no-such-file.caravan'],
    ['replay', 'one.caravan', 'two.caravan'],
    ['replay', 'tests/golden'],
    ['laws', 'wire'],
    ['bench', '--fast'],
    ['bench', '--game', 'voyages'],
    ['bench', '--lan', '--game', 'chess'],
    ['bench', '--ui', '--game', 'chess'],
    ['soak', '--minutes', 'long']
  ]
  for (const [name = '', ...words] of wrong)
    test(
      `${name} ${words.join(' ')}: one sentence on standard error, exit code 2`,
      { timeout: limit },
      async () => {
        const { code, out, err } = await tool(name, ...words)
        expect(code).toBe(2)
        expect(out).toBe('')
        expect(err.trim().split('\n')).toHaveLength(1)
        expect(err).not.toContain(' at ')
      }
    )
})

test('the process of a tool exits with the exit code of the tool', { timeout: limit }, async () => {
  const { code, out, err } = await call('replay', ['no-such-file.caravan'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toBe('There is no file no-such-file.caravan. --help says more.\n')
})

describe('simulate', () => {
  test('prints exactly one JSON object with the documented fields', { timeout: limit }, async () => {
    const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
    const words = [
      '--players',
      '3',
      '--games',
      '2',
      '--seed',
      '7',
      '--options',
      JSON.stringify(options),
      '--json'
    ]
    const { code, out } = await tool('simulate', '--game', 'voyages', ...words)
    expect(code).toBe(0)
    const result = object(out)
    expect(result).toMatchObject({
      game: 'voyages',
      players: 3,
      options,
      seed: 7,
      games: 2,
      violations: 0,
      rounds: 5,
      faults: []
    })
    for (const name of ['decisions', 'decisionsPerSecond', 'gamesPerSecond', 'checks', 'posts', 'contracts'])
      expect(result[name], name).toBeTypeOf('number')
    const { score, shares } = result as {
      score: { bySeat: number[]; byCharacter: object }
      shares: Record<string, object>
    }
    expect(score.bySeat).toHaveLength(3)
    expect(Object.keys(score.byCharacter).length).toBeGreaterThan(0)
    expect(Object.keys(shares).sort()).toEqual(['choices', 'events', 'landmarks', 'tasks'])
    expect(Object.keys(shares['landmarks'] ?? {})).toEqual(
      expect.arrayContaining([
        'beijing',
        'post11',
        'post8',
        'post9',
        'postMoved',
        'rowRefill',
        'matteo-polo',
        'new-characters/khan-arghun',
        ...Object.values(thingsOfModules).flat()
      ])
    )
  })

  test('summarizes Expedition in its own figures and words', { timeout: limit }, async () => {
    const words = [
      '--game',
      'expedition',
      '--players',
      '2',
      '--games',
      '2',
      '--options',
      '{"bothCamels":"both"}'
    ]
    const { code, out } = await tool('simulate', ...words, '--json')
    expect(code).toBe(0)
    const result = object(out) as { score: { winShare: number[] }; shares: Record<string, object> }
    expect(result).toMatchObject({ game: 'expedition', players: 2, violations: 0, faults: [] })
    for (const name of ['turns', 'gold', 'goldWinner', 'goldLast', 'margin', 'player1Wins', 'player2Wins'])
      expect((result as Record<string, unknown>)[name], name).toBeTypeOf('number')
    expect(result.score.winShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(Object.keys(result.shares['landmarks'] ?? {})).toContain('stalled')
    const said = (await tool('simulate', ...words)).out
    for (const word of ['mean gold by seat', 'margin', 'won by the first player'])
      expect(said).toContain(word)
    expect(said).not.toMatch(/posts|contracts|rounds/)
  })

  test('plays the same games from the same seed', { timeout: limit }, async () => {
    const once = async (): Promise<Record<string, unknown>> => {
      const {
        decisionsPerSecond: _d,
        gamesPerSecond: _g,
        ...rest
      } = object((await tool('simulate', '--players', '2', '--games', '2', '--json')).out)
      return rest
    }
    expect(await once()).toEqual(await once())
  })

  test('names the modules it was asked for', { timeout: limit }, async () => {
    const words = ['--modules', 'venice', '--players', '3', '--games', '1']
    expect((await tool('simulate', ...words)).out).toContain('options {}, modules venice, seed 1')
    expect(object((await tool('simulate', ...words, '--json')).out)).toMatchObject({ modules: 'venice' })
  })

  test('prints the same as text', { timeout: limit }, async () => {
    const { code, out } = await tool('simulate', '--players', '2', '--games', '1', '--style', 'uniform')
    expect(code).toBe(0)
    expect(out).toContain('0 violations')
  })
})

describe('replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const run = playChecked(voyages, { players: 2, options: {} }, 3, { ...closePlan, saveEvery: 0 })
  const text = caravanOf(run)
  const whole = join(folder, 'whole.caravan')
  const written = (name: string, content: string): string => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }
  beforeAll(() => {
    expect(run.findings).toEqual([])
    writeFileSync(whole, text)
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('prints the result of a whole game, with every checksum verified', { timeout: limit }, async () => {
    const { code, out, err } = await call('replay', [whole, '--json'])
    expect([code, err]).toEqual([0, ''])
    const count = run.steps.length
    expect(object(out)).toMatchObject({
      ok: true,
      game: 'voyages',
      players: 2,
      entries: count,
      verified: count,
      at: count,
      over: true
    })
    expect(object(out)['outcome']).toEqual(run.rules.outcome(run.state))
  })

  test('shows a position of Expedition in its words', { timeout: limit }, async () => {
    const other = playChecked(expedition, { players: 5, options: {} }, 3, { ...closePlan, saveEvery: 0 })
    expect(other.findings).toEqual([])
    const file = written('expedition.caravan', caravanOf(other))
    const { code, out } = await tool('replay', file, '--at', '12')
    expect(code).toBe(0)
    expect(out).toContain(`${other.steps.length} entries, ${other.steps.length} verified`)
    expect(out).toMatch(/seat 4: 3 gold; at \d+ /)
  })

  test('shows the position at an entry', { timeout: limit }, async () => {
    const { code, out } = await tool('replay', whole, '--at', '10', '--json')
    expect(code).toBe(0)
    expect(object(out)).toMatchObject({ at: 10, over: false, outcome: null })
    const words = await tool('replay', whole, '--at', '10')
    expect(words.out).toContain('the position after 10')
    expect(words.out).toContain('asked: seat')
  })

  test(
    'shows a game whose seats started with gifts, although it cannot be verified',
    { timeout: limit },
    async () => {
      const gift = { type: 'gained', seat: 0, items: { coin: 50 }, cause: { kind: 'compensation' } }
      const rich = playChecked(voyages, { players: 2, options: {} }, 5, {
        ...closePlan,
        saveEvery: 0,
        gifts: () => [gift]
      })
      const file = written('rich.caravan', caravanOf(rich))
      const strict = await tool('replay', file)
      expect(strict.code).toBe(2)
      expect(strict.err).toMatch(/^Entry 1 \(line 2\) does not hold: the events differ/)
      const seen = await tool('replay', file, '--unverified', '--json')
      expect(seen.code).toBe(0)
      expect(object(seen.out)['outcome']).toEqual(rich.rules.outcome(rich.state))
    }
  )

  test('says what is wrong with an edited, cut, foreign or newer file', { timeout: limit }, async () => {
    const lines = text.split('\n')
    const header = lines[0] ?? ''
    const edited = [...lines]
    edited[8] = (edited[8] ?? '').replace('"check":"', '"check":"0')
    const damaged = [...lines]
    damaged[8] = '{"seat":0,'
    const cases: [string, string, RegExp][] = [
      ['edited', edited.join('\n'), /^Entry 8 \(line 9\) does not hold/],
      ['damaged', damaged.join('\n'), /^Line 9 is damaged/],
      ['cut', text.slice(0, -20), /is damaged; 1 line is lost/],
      ['foreign', 'hello', /not a game file/],
      ['empty', '', /empty/],
      ['newer', text.replace('"caravan":2', '"caravan":99'), /newer/],
      ['rules', forged(text, { header: () => ({ rules: '99.0' }) }), /rules 99/],
      ['content', forged(text, { header: () => ({ tables: [] }) }), /other content/],
      ['game', forged(text, { header: () => ({ game: 'chess' }) }), /no game "chess"/],
      ['names', text.replace('"colour":"', '"colour":"x'), /first line .* not as it was written/],
      ['header', header.slice(0, -5), /first line/]
    ]
    for (const [name, content, sentence] of cases) {
      const { code, out, err } = await tool('replay', written(`${name}.caravan`, content), '--json')
      expect(code, name).toBe(2)
      expect(err, name).toMatch(sentence)
      expect(object(out)['ok'], name).toBe(false)
    }
    const held = object((await tool('replay', join(folder, 'damaged.caravan'), '--json')).out)
    expect(held).toMatchObject({ entries: 7, verified: 7, at: 7 })
    expect(readFileSync(join(folder, 'edited.caravan'), 'utf8')).toBe(edited.join('\n'))
    expect(existsSync(whole)).toBe(true)
  })
})

async function benchQuick(): Promise<void> {
  const { code, out } = await call('bench', ['--quick', '--json'])
  expect(code).toBe(0)
  const { reference, ...games } = object(out) as { reference: number } & Record<string, object>
  expect(reference).toBeGreaterThan(0)
  expect(Object.keys(games)).toEqual(['voyages', 'expedition', 'khan'])
  const numbers = [
    'decisionsPerSecond',
    'ratio',
    'decisionsPerGame',
    'gamesPerSecond',
    'cloneMicroseconds',
    'branchMicroseconds',
    'replayR',
    'undoR',
    'updateBytes',
    'snapshotBytes',
    'longLogCost'
  ]
  for (const [id, figures] of Object.entries(games)) {
    const read = figures as Record<string, unknown>
    for (const name of numbers) expect(read[name], `${id} ${name}`).toBeGreaterThan(0)
    expect(read['choiceR']).toEqual({ p50: expect.any(Number) as number, p99: expect.any(Number) as number })
  }
}

async function benchPlayers(): Promise<void> {
  const { code, out } = await call('bench', ['--players', '--quick', '--json', '--game', 'expedition'])
  expect(code).toBe(0)
  const some = expect.any(Number) as number
  const figures = object(out)
  expect(figures).toEqual({
    game: 'expedition',
    samples: 20,
    thinking: { tables: 8, players: 24, choices: some },
    alone: { p50: some, p99: some },
    beside: { p50: some, p99: some },
    p99Above: some,
    bound: 5,
    within: expect.any(Boolean) as boolean
  })
}

async function benchLan(): Promise<void> {
  const { code, out } = await call('bench', ['--lan', '--quick', '--json', '--game', 'expedition'])
  expect(code).toBe(0)
  const some = expect.any(Number) as number
  expect(object(out)).toEqual({
    game: 'expedition',
    samples: 20,
    echo: { p50: some, p99: some },
    lan: { p50: some, p99: some, ratioP50: some, ratioP99: some, bytesMean: some },
    spectators: { watching: 60, p50: some, p99: some, deliveries: some }
  })
}

/** A short run measures one of these. */
const benches = [
  ['bench --quick prints one JSON object with every figure', benchQuick],
  ['bench --players --quick measures beside computer players that play', benchPlayers],
  ['bench --lan --quick plays over sockets and measures an echo', benchLan]
] as const

for (const [said, measures] of drawn('bench', benches)) test(said, { timeout: limit }, measures)
