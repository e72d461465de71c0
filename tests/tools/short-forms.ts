// For each command of the README's table of tools: the short calls that test it.

import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { drawn } from '../lib/draw'

export const root = resolve(import.meta.dirname, '../..')

/** A short call of a tool. `FOLDER` stands for an empty folder. */
export interface ShortForm {
  readonly words: readonly string[]
  /** Fields that the JSON object it prints must contain. */
  readonly holds: object
}

/** A call that another test makes: the file, and the text by which the call is found in it. */
export interface OwnTest {
  readonly file: string
  readonly calls: string
}

/** How a tool is tested. */
export interface Shown {
  /**
   * Called in documented.test.ts: in the test’s process; in one of its own if the tool is drawn, or starts programs itself.
   */
  readonly plain?: readonly ShortForm[]
  /** Called in tests/e2e/tools.spec.ts, which has a built page and Chromium. */
  readonly built?: readonly ShortForm[]
  readonly own?: readonly OwnTest[]
}

/** The parts of `bench --ui` that a short run measures. */
const uiParts = drawn('bench --ui', ['cold', 'lit', 'answer', 'turns', 'scene', 'memory'], 2)

const ownTools = 'tests/tools/tools.test.ts'
const toy = 'build/tools/mutants/toy'
const endToEnd = 'tests/e2e/tools.spec.ts'

export const shown: Readonly<Record<string, Shown>> = {
  simulate: {
    plain: [
      {
        words: ['--game', 'voyages', '--players', '4', '--games', '1', '--seed', '1', '--json'],
        holds: { game: 'voyages', players: 4, games: 1, seed: 1, violations: 0 }
      },
      // Every fault of every game: tests/laws/injected-faults.test.ts.
      {
        words: ['--self-test', '--game', 'expedition', '--json'],
        holds: { game: 'expedition', unreported: 0 }
      }
    ]
  },
  laws: {
    plain: [
      { words: ['--wire', '--games', '1', '--json'], holds: { games: 1, violations: 0 } },
      {
        words: ['--computers', '--game', 'expedition', '--games', '1', '--json'],
        holds: { game: 'expedition', games: 1, violations: 0 }
      }
    ],
    own: [{ file: 'tests/laws/tool.test.ts', calls: "laws('--game', 'expedition', '--games'" }]
  },
  fuzz: {
    plain: [
      {
        words: ['--frames', '100', '--seed', '1', '--untimed', '--json'],
        holds: { frames: 100, seed: 1, violations: 0 }
      }
    ]
  },
  replay: { own: [{ file: ownTools, calls: "call('replay', [whole" }] },
  bench: {
    built: [
      {
        words: ['--ui', '--quick', '--game', 'expedition', '--only', uiParts.join(), '--json'],
        holds: { games: { expedition: Object.fromEntries(uiParts.map((part) => [part, {}])) } }
      }
    ],
    own: [
      { file: ownTools, calls: "call('bench', ['--quick'" },
      { file: ownTools, calls: "call('bench', ['--lan', '--quick'" }
    ]
  },
  ladder: {
    plain: [
      {
        words: ['--game', 'expedition', '--players', '2', '--levels', '0,1', '--tables', '1', '--json'],
        holds: { game: 'expedition', players: 2, seed: 1 }
      },
      {
        words: [
          '--game',
          'voyages',
          '--players',
          '5',
          '--levels',
          '0,1',
          '--tables',
          '1',
          '--pairs',
          '--modules',
          'agents',
          '--json'
        ],
        holds: { game: 'voyages', players: 5, modules: 'agents', pairs: [{ low: 0, high: 1, tables: 2 }] }
      },
      {
        words: ['--balance', '--game', 'khan', '--players', '2', '--levels', '1', '--tables', '2', '--json'],
        holds: { game: 'khan', players: 2, level: 1, seed: 1, games: 2 }
      },
      {
        words: ['--doubt', '--game', 'khan', '--players', '2', '--levels', '1', '--tables', '1', '--json'],
        holds: { game: 'khan', players: 2, level: 1, seed: 1, tenths: Array(10).fill({}) }
      }
    ]
  },
  positions: {
    plain: [
      {
        words: ['--out', 'FOLDER', '--count', '1', '--seeds', '1,2,4,7', '--json'],
        holds: { found: 1 }
      }
    ]
  },
  soak: { own: [{ file: 'tests/tools/soak.test.ts', calls: "'soak', ...words" }] },
  screens: {
    built: [{ words: ['--quick', '--only', 'rules-search', '--out', 'FOLDER', '--json'], holds: {} }]
  },
  golden: { plain: [{ words: ['--out', 'FOLDER', '--json'], holds: { seed: 1 } }] },
  mutants: {
    plain: [
      { words: ['--self-test', '--json'], holds: { ok: true, killed: 1, survived: 1 } },
      {
        words: [
          '--count',
          '2',
          '--from',
          '2',
          '--seed',
          '1',
          '--under',
          toy,
          '--tests',
          `${toy}/*.test.ts`,
          '--json'
        ],
        holds: { seed: 1, count: 1, of: 2, equivalent: 0 }
      }
    ]
  },
  duplicates: {
    own: [
      { file: 'tests/tools/duplicates.test.ts', calls: "'--json'" },
      { file: 'tests/tools/duplicates.test.ts', calls: "'--renamed'" }
    ]
  },
  serve: {
    own: [
      { file: endToEnd, calls: "'serve', '--lan'" },
      { file: endToEnd, calls: "'serve', 'tables'" }
    ]
  },
  // Testing the programs themselves takes minutes and other tools: docs/release.md.
  release: {
    own: [{ file: 'tests/tools/release.test.ts', calls: "'--target', 'single', '--check', '--no-build'" }]
  },
  build: { own: [{ file: endToEnd, calls: "'build/build.mjs'" }] },
  pack: { own: [{ file: 'tests/electron/packed.spec.ts', calls: "'electron-builder', 'cli.js'" }] }
}

/** The result of a call: exit code, standard output and standard error. */
export interface Called {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Runs the script `name` of package.json with these words in its own process, as `npm run -s` would, but without npm,
 * and without this test run's seed, which a terminal does not have either. `from`: the folder in which the person starts it.
 */
export async function call(name: string, words: readonly string[], from = root): Promise<Called> {
  const { CARAVAN_SEED: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'build/tool.mjs'), name, ...words], {
    cwd: root,
    env: { ...env, INIT_CWD: from }
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail).on('close', done)
  })
  return { code, out, err }
}

/** Parses standard output, which must be exactly one JSON object. */
export function oneObject(out: string): Record<string, unknown> {
  const lines = out.trim().split('\n')
  const read: unknown = lines.length === 1 ? JSON.parse(lines[0] ?? '') : undefined
  if (typeof read !== 'object' || read === null) throw new Error(`not one JSON object: ${out.slice(0, 500)}`)
  return read as Record<string, unknown>
}
