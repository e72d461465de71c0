/** The command `laws`, which prints one JSON object. tests/tools/documented.test.ts starts it as a process. */
import { expect, test } from 'vitest'
import { callInside } from '../tools/inside'

async function laws(...words: string[]): Promise<{ code: number | null; out: string }> {
  const { code, out } = await callInside('laws', words)
  return { code, out }
}

test(
  'the laws tool plays each set of options, without and with the modules',
  { timeout: 300_000 },
  async () => {
    const { code, out } = await laws('--players', '2', '--games', '4', '--seed', '40', '--json')
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(1)
    const result = JSON.parse(out) as { parts: { players: number; games: number; worlds: number }[] }
    expect(result).toMatchObject({ game: 'voyages', seed: 40, games: 4, violations: 0, faults: [] })
    expect(result).toMatchObject({ impossible: 0 })
    expect(result.parts.map(({ players, games }) => [players, games])).toEqual(
      [2, 2, 2, 2].map((players) => [players, 1])
    )
    for (const { players, worlds } of result.parts) expect(worlds).toBe(2 * (players + 1))
  }
)

test(
  'the laws tool plays every player count, and options where they apply',
  { timeout: 300_000 },
  async () => {
    const { code, out } = await laws('--game', 'expedition', '--games', '10', '--json')
    expect(code).toBe(0)
    const result = JSON.parse(out) as { parts: { players: number; games: number; options: object }[] }
    expect(result).toMatchObject({ game: 'expedition', games: 10, violations: 0, faults: [] })
    expect(result.parts.map(({ players, games, options }) => [players, games, Object.keys(options)])).toEqual(
      [
        [2, 1, []],
        [2, 1, ['track', 'bothCamels']],
        // The option about ballast was added later, so each set occurs once more, as new tables play it.
        [2, 1, ['ballast']],
        [2, 1, ['track', 'bothCamels', 'ballast']],
        ...[3, 4, 5].flatMap((players) => [
          [players, 1, []],
          [players, 1, ['track']]
        ])
      ]
    )
  }
)

test('the laws tool prints its usage, and reports invalid options', { timeout: 300_000 }, async () => {
  const { code, out } = await laws('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run -s laws --')
  expect(await laws('--players', '9')).toEqual({ code: 2, out: '' })
})
