/** The long run as a person calls it: a real child process, one JSON object on standard output. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

function laws(...words: string[]): { code: number | null; out: string } {
  const script = join(root, 'build/tool.mjs')
  const { status, stdout } = spawnSync(process.execPath, [script, 'laws', ...words], {
    cwd: root,
    encoding: 'utf8',
    timeout: 180_000
  })
  return { code: status, out: stdout }
}

test('the laws tool plays every player count and option set', { timeout: 180_000 }, () => {
  const { code, out } = laws('--games', '6', '--seed', '40', '--json')
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(1)
  const result = JSON.parse(out) as { parts: { players: number; games: number; worlds: number }[] }
  expect(result).toMatchObject({ game: 'voyages', seed: 40, games: 6, violations: 0, faults: [] })
  expect(result).toMatchObject({ impossible: 0 })
  expect(result.parts.map(({ players, games }) => [players, games])).toEqual(
    [2, 2, 3, 3, 4, 4].map((players) => [players, 1])
  )
  for (const { players, worlds } of result.parts) expect(worlds).toBe(2 * (players + 1))
})

test('the laws tool plays options where they apply', { timeout: 180_000 }, () => {
  const { code, out } = laws('--game', 'expedition', '--games', '8', '--json')
  expect(code).toBe(0)
  const result = JSON.parse(out) as { parts: { players: number; games: number; options: object }[] }
  expect(result).toMatchObject({ game: 'expedition', games: 8, violations: 0, faults: [] })
  expect(result.parts.map(({ players, games, options }) => [players, games, Object.keys(options)])).toEqual(
    [2, 3, 4, 5].flatMap((players) => [
      [players, 1, []],
      [players, 1, players === 2 ? ['track', 'bothCamels'] : ['track']]
    ])
  )
})

test('the laws tool says how it is called, and what it cannot read', { timeout: 180_000 }, () => {
  const { code, out } = laws('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run -s laws --')
  expect(laws('--players', '9')).toEqual({ code: 2, out: '' })
})
