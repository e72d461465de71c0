/**
 * The linter's import rules between the rooms of host, rules and page: allowed imports pass, every forbidden one is
 * reported.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** A source file, what it imports, and whether it imports only types. */
interface File {
  readonly imports: readonly string[]
  readonly kind?: 'import' | 'import type'
}

interface Report {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
    }[]
  }
}

/** Runs the linter on these files; returns its reports as `rule: from -> to`. */
async function lint(files: Readonly<Record<string, File>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-arrows-'))
  try {
    await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": {} }')
    for (const [file, { imports, kind = 'import' }] of Object.entries(files)) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      const lines = imports.map((to, i) => {
        const path = relative(dirname(file), to.replace(/\.ts$/, '')).replaceAll('\\', '/')
        return `${kind} { T as T${i} } from '${path.startsWith('.') ? path : `./${path}`}'\nexport type U${i} = T${i}`
      })
      await writeFile(join(folder, file), [...lines, 'export class T {}', ''].join('\n'))
    }
    const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const rooms = [...new Set(Object.keys(files).map((file) => file.split('/', 1).join()))]
    const args = [cruiser, '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', ...rooms]
    // Its exit code is the number of errors, so only its output matters.
    const said = await new Promise<string>((done) =>
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 24 }, (_, out) => done(out))
    )
    const { violations } = (JSON.parse(said) as Report).summary
    return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const session = 'main/host/session/one.ts'
const table = 'main/host/table/one.ts'
const people = 'main/host/people/one.ts'
const folder = 'main/host/folder/one.ts'
const players = 'main/host/players/one.ts'
const refused = 'main/host/refusal-error.ts'
const engine = 'shared/engine/one.ts'
const polo = 'shared/polo/one.ts'
const voyages = 'shared/games/voyages/one.ts'
const expedition = 'shared/games/expedition/one.ts'
const house: Readonly<Record<string, File>> = {
  'main/host/host.ts': { imports: [session, table, people, folder, players, refused] },
  [session]: { imports: [table, people, folder, refused] },
  [table]: { imports: [people, folder, players, refused] },
  [people]: { imports: [folder, refused] },
  [folder]: { imports: [refused] },
  [players]: { imports: [refused] },
  [refused]: { imports: [] },
  'main/lan/one.ts': { imports: [] },
  'shared/lan/one.ts': { imports: [] },
  [engine]: { imports: [] },
  [polo]: { imports: [engine] },
  [voyages]: { imports: [polo, engine] },
  [expedition]: { imports: [engine] }
}

/** Rooms, each with a room that it must not import. */
const back: readonly (readonly [from: string, to: string, rule: string])[] = [
  [table, session, 'host-table-looks-down'],
  [people, table, 'host-people-looks-down'],
  [folder, people, 'host-folder-looks-down'],
  [people, players, 'host-people-looks-down'],
  [players, folder, 'host-players-know-no-table'],
  [session, 'main/host/host.ts', 'host-session-looks-down'],
  [session, 'main/lan/one.ts', 'host-session-looks-down'],
  [engine, polo, 'engine-knows-no-game'],
  [polo, voyages, 'only-the-registry-imports-games'],
  [polo, 'shared/lan/one.ts', 'family-imports-engine-only'],
  [voyages, expedition, 'game-looks-down'],
  [expedition, polo, 'expedition-is-not-of-the-family']
]

const contract = 'renderer/contract/one.ts'
const words = 'renderer/words/one.ts'
const art = 'renderer/art/one.ts'
const link = 'renderer/link/one.ts'
const stores = 'renderer/stores/one.ts'
const kit = 'renderer/kit/one.ts'
const game = 'renderer/games/voyages/one.ts'
const help = 'renderer/features/help/one.ts'
const guide = 'renderer/features/guide/one.ts'
const running = 'renderer/table/one.ts'
const screens = 'renderer/screens/one.ts'
/** The rooms of the page in order: each may import those before it, but a game only through its contract. */
const stacked = [contract, words, art, link, stores, kit, game, help, guide, running, screens]
const page: Readonly<Record<string, File>> = {
  ...Object.fromEntries(
    stacked.map((file, at) => [file, { imports: stacked.slice(0, at).filter((to) => to !== game) }] as const)
  ),
  'renderer/theme/one.ts': { imports: [art] },
  'renderer/games/index.ts': { imports: [contract, game] },
  'renderer/main.ts': { imports: ['renderer/games/index.ts', screens] }
}

/** Rooms of the page, each with a room that it must not import. */
const pageBack: typeof back = [
  [contract, words, 'page-contract-looks-up'],
  [words, stores, 'page-words-looks-up'],
  [art, kit, 'page-art-looks-up'],
  [link, stores, 'page-link-looks-up'],
  [stores, kit, 'page-stores-looks-up'],
  [stores, running, 'page-stores-looks-up'],
  [kit, help, 'page-kit-looks-up'],
  [game, guide, 'page-games-looks-up'],
  [help, guide, 'page-feature-help-looks-up'],
  [guide, running, 'page-features-looks-up'],
  [running, screens, 'page-table-looks-up'],
  [screens, 'renderer/main.ts', 'page-screens-looks-up'],
  [screens, 'renderer/games/index.ts', 'only-the-entry-knows-the-registry'],
  [screens, game, 'only-the-registry-knows-faces'],
  [running, 'renderer/cellar/one.ts', 'page-has-known-rooms'],
  [running, 'renderer/features/cellar/one.ts', 'page-has-known-features']
]

/**
 * Injects forbidden imports, and a cycle of two files that import only types, into valid sources; expects exactly
 * those reports.
 */
async function reportsWhatIsPlanted(
  whole: Readonly<Record<string, File>>,
  arrows: typeof back,
  circle: readonly [string, string],
  circleRule: string
): Promise<void> {
  // Each in its own file that nothing imports, so that it causes no cycle.
  const planted = (['import', 'import type'] as const).flatMap((kind, k) =>
    arrows.map(([from, to, rule], i) => ({ file: from.replace('one', `planted-${k}${i}`), to, rule, kind }))
  )
  const targets = arrows.map(([, to]) => [to, whole[to] ?? { imports: [] }] as const)
  const found = await lint({
    ...whole,
    ...Object.fromEntries(targets),
    ...Object.fromEntries(planted.map(({ file, to, kind }) => [file, { imports: [to], kind }])),
    [circle[0]]: { imports: [circle[1]], kind: 'import type' },
    [circle[1]]: { imports: [circle[0]], kind: 'import type' }
  })
  expect(found).toEqual(
    [
      ...planted.map(({ file, to, rule }) => `${rule}: ${file} -> ${to}`),
      `${circleRule}: ${circle[0]} -> ${circle[1]}`
    ].sort()
  )
}

/** Milliseconds for a test, which starts the linter as a process. */
const patience = 120_000

test(
  'in the host, forbidden imports between rooms and a cycle of types are reported, and nothing else',
  () =>
    reportsWhatIsPlanted(
      house,
      back,
      ['main/host/people/left.ts', 'main/host/people/right.ts'],
      'host-no-circle'
    ),
  patience
)

test(
  'in the page, forbidden imports between rooms and a cycle of types are reported, and nothing else',
  () =>
    reportsWhatIsPlanted(page, pageBack, ['renderer/kit/left.ts', 'renderer/kit/right.ts'], 'page-no-circle'),
  patience
)

test(
  'in shared/, a cycle of types is reported, and nothing else',
  () =>
    reportsWhatIsPlanted(
      house,
      [],
      ['shared/games/voyages/left.ts', 'shared/games/voyages/right.ts'],
      'shared-no-circle'
    ),
  patience
)
