/** Finds duplicate code with jscpd. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { print, readWords, toolOf, UsageError, wholeNumber } from './lib/words'

const root = resolve(import.meta.dirname, '../..')

const help = `npm run -s duplicates -- [options]

Lists code that occurs in two places of the project: TypeScript and Vue, leaving out content, catalogues and saved games.
Duplicates between rooms or games come first: they might be shared.

  --in FOLDER  look there instead of in the project
  --lines N    the fewest lines that count (default: 12)
  --renamed    also count code that differs in names only
  --json       print one JSON object on standard output
  --help       print this text

Exit code: 0; 2 if an option is wrong.`

/** Not searched: data and catalogues in several languages, which resemble each other by nature. */
const left = ['**/content/**', '**/words/**', '**/rules/??/**', 'tests/golden/**']

/** Where a piece of code is: its path from the project's folder, and its first line, from 1. */
interface Place {
  readonly file: string
  readonly line: number
}

interface Pair {
  readonly lines: number
  readonly places: readonly [Place, Place]
  /** The rooms (folders) of the two places in alphabetical order; only one if both are the same. */
  readonly rooms: readonly string[]
}

interface Sum {
  readonly pairs: number
  readonly lines: number
}

/** What `duplicates --json` prints. */
interface Duplicates extends Sum {
  readonly least: number
  readonly renamed: boolean
  /** Pairs and lines between two different rooms or games. */
  readonly between: Sum
  /** Pairs and lines by rooms, such as `shared/games/expedition, shared/games/voyages`. */
  readonly byRooms: Readonly<Record<string, Sum>>
  readonly list: readonly Pair[]
}

function main(words: readonly string[]): number {
  const { values } = readWords(words, {
    in: { type: 'string', default: root },
    lines: { type: 'string', default: '12' },
    renamed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const least = wholeNumber('lines', values['lines'], 3, 1000)
  const renamed = values['renamed'] === true
  const folder = resolve(String(values['in']))
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}`)
  const result = summary(least, renamed, findDuplicates(folder, least, renamed))
  print(values['json'] === true ? JSON.stringify(result) : inWords(result))
  return 0
}

/** The part of jscpd's report that is used. */
interface Report {
  readonly duplicates: readonly {
    readonly lines: number
    readonly firstFile: { readonly name: string; readonly start: number }
    readonly secondFile: { readonly name: string; readonly start: number }
  }[]
}

function findDuplicates(folder: string, least: number, renamed: boolean): Pair[] {
  const out = mkdtempSync(join(tmpdir(), 'caravanserai-duplicates-'))
  try {
    const jscpd = createRequire(import.meta.url).resolve('jscpd/run-jscpd.js')
    const words = ['--format', 'typescript,vue', '--mode', 'weak', '--reporters', 'json', '--no-colors']
    const limits = ['--min-lines', String(least), '--min-tokens', String(4 * least)]
    const names = renamed ? ['--ignore-identifiers'] : []
    const asked = [...words, ...limits, ...names, '--ignore', left.join(','), '--output', out, '.']
    const { status, stderr } = spawnSync(process.execPath, [jscpd, ...asked], {
      cwd: folder,
      encoding: 'utf8'
    })
    if (status !== 0) throw new Error(`jscpd ended with ${String(status)}: ${stderr}`)
    const { duplicates } = JSON.parse(readFileSync(join(out, 'jscpd-report.json'), 'utf8')) as Report
    return duplicates.map(({ lines, firstFile, secondFile }): Pair => {
      const places = [placeOf(firstFile), placeOf(secondFile)] as const
      return { lines, places, rooms: [...new Set(places.map(({ file }) => roomOf(file)))].sort() }
    })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** The place in a file. jscpd names a block of a Vue file `file.vue:css`; the suffix is dropped. */
const placeOf = ({ name, start }: { readonly name: string; readonly start: number }): Place => ({
  file: name
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/:[a-z]+$/, ''),
  line: start
})

/** The room of a file: its first two folders, three for games (`main/host`, `tests/lan`, `shared/games/voyages`). */
function roomOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, folders[1] === 'games' ? 3 : 2).join('/')
}

const sumOf = (pairs: readonly Pair[]): Sum => ({
  pairs: pairs.length,
  lines: pairs.reduce((sum, { lines }) => sum + lines, 0)
})

function summary(least: number, renamed: boolean, found: readonly Pair[]): Duplicates {
  const between = found.filter(({ rooms }) => rooms.length > 1)
  const list = [...between, ...found.filter(({ rooms }) => rooms.length === 1)]
  const kinds = [...new Set(list.map(({ rooms }) => rooms.join(', ')))]
  const byRooms = Object.fromEntries(
    kinds.map((kind) => [kind, sumOf(list.filter(({ rooms }) => rooms.join(', ') === kind))])
  )
  return { least, renamed, ...sumOf(list), between: sumOf(between), byRooms, list }
}

function inWords({ least, pairs, lines, between, byRooms, list }: Duplicates): string {
  const at = ({ file, line }: Place): string => `${file}:${line}`
  return [
    ...list.map((pair) => `${pair.lines} lines  ${at(pair.places[0])}  ${at(pair.places[1])}`),
    ...(list.length > 0 ? [''] : []),
    ...Object.entries(byRooms).map(([rooms, sum]) => `${rooms}: ${sum.lines} lines in ${sum.pairs}`),
    `${lines} lines in ${pairs} pairs of at least ${least}; ${between.lines} lines in ${between.pairs} between rooms or games`
  ].join('\n')
}

export const tool = toolOf(main)
