/** The long run as a person calls it: one JSON object on standard output. Its start: tests/tools/documented.test.ts. */
import { expect, test } from 'vitest'
import { callInside } from '../tools/inside'

async function laws(...words: string[]): Promise<{ code: number | null; out: string }> {
  const { code, out } = await callInside('laws', words)
  return { code, out }
}

test('the laws tool plays every player count and option set', { timeout: 300_000 }, async () => {
  const { code, out } = await laws('--games', '14', '--seed', '40', '--json')
  expect(code).toBe(0)
  expect(out.trim().split('\n')).toHaveLength(1)
  const result = JSON.parse(out) as { parts: { players: number; games: number; worlds: number }[] }
  expect(result).toMatchObject({ game: 'voyages', seed: 40, games: 14, violations: 0, faults: [] })
  expect(result).toMatchObject({ impossible: 0 })
  expect(result.parts.map(({ players, games }) => [players, games])).toEqual(
    // Each set of options without the modules and with them; five play with them alone.
    [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5].map((players) => [players, 1])
  )
  for (const { players, worlds } of result.parts) expect(worlds).toBe(2 * (players + 1))
})

test('the laws tool plays options where they apply', { timeout: 300_000 }, async () => {
  const { code, out } = await laws('--game', 'expedition', '--games', '10', '--json')
  expect(code).toBe(0)
  const result = JSON.parse(out) as { parts: { players: number; games: number; options: object }[] }
  expect(result).toMatchObject({ game: 'expedition', games: 10, violations: 0, faults: [] })
  expect(result.parts.map(({ players, games, options }) => [players, games, Object.keys(options)])).toEqual([
    [2, 1, []],
    [2, 1, ['track', 'bothCamels']],
    // Ballast came later: each set once more, as new tables play it.
    [2, 1, ['ballast']],
    [2, 1, ['track', 'bothCamels', 'ballast']],
    ...[3, 4, 5].flatMap((players) => [
      [players, 1, []],
      [players, 1, ['track']]
    ])
  ])
})

test('the laws tool says how it is called, and what it cannot read', { timeout: 300_000 }, async () => {
  const { code, out } = await laws('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run -s laws --')
  expect(await laws('--players', '9')).toEqual({ code: 2, out: '' })
})
