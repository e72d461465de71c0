/** Replays a game file, verifies every check, and shows the position. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { factsOf } from './games'
import { openText, undone, type Opened } from './lib/position'
import { print, readWords, toolOf, UsageError, wholeNumber } from './lib/words'

const help = `npm run -s replay -- FILE [options]

Replays a game file (.caravan) choice by choice and checks that the same events and running checksums result.

  FILE            the game file
  --at N          show the position after the first N entries instead of the end
  --unverified    only apply the recorded events, without playing the choices again
  --json          print one JSON object on standard output
  --help          print this text

Exit code: 0; 2 if the file cannot be read, is damaged, does not fit these rules or fails a check, with a sentence on
standard error. The position is still shown as far as the file is good.`

/** What `replay --json` prints. */
interface Replayed {
  readonly ok: boolean
  readonly faults: readonly string[]
  readonly game: string | null
  readonly rules: string | null
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  /** Entries that could be read, how many of them were verified, and after how many the position is shown. */
  readonly entries: number
  readonly verified: number
  readonly at: number
  readonly undone: number
  readonly over: boolean
  readonly outcome: unknown
  /** The open decisions. */
  readonly asked: readonly { readonly seat: number; readonly task: string }[]
  readonly position: readonly string[]
}

function main(words: readonly string[]): number {
  const options = {
    at: { type: 'string' },
    unverified: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  } as const
  const { values, rest } = readWords(words, options, { takesRest: true })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const [file, ...more] = rest
  if (file === undefined || more.length > 0) throw new UsageError('replay takes one file')
  const at = values['at'] === undefined ? undefined : wholeNumber('at', values['at'], 0, 1_000_000)
  const result = summary(
    openText(textOf(file), at, values['unverified'] !== true),
    values['unverified'] === true
  )
  for (const fault of result.faults) console.error(fault)
  if (values['json'] === true) print(JSON.stringify(result))
  else if (result.game !== null) print(inWords(result))
  return result.ok ? 0 : 2
}

function textOf(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'ENOENT') throw new UsageError(`There is no file ${file}`)
    throw new UsageError(code === 'EISDIR' ? `${file} is a folder` : `${file} cannot be read (${code})`)
  }
}

function summary({ faults, game, header, match, entries, held }: Opened, unverified: boolean): Replayed {
  const state: unknown = match?.state
  const asked = game && match ? game.rules.decisions(state, 'public') : []
  const outcome = game && match ? game.rules.outcome(state) : undefined
  return {
    ok: faults.length === 0,
    faults,
    game: header?.game ?? null,
    rules: header?.rules ?? null,
    players: header?.seats.length ?? 0,
    options: header?.options ?? {},
    entries: entries.length,
    verified: unverified ? 0 : held,
    at: match?.length ?? 0,
    undone: undone(entries, match?.length ?? 0),
    over: outcome !== undefined,
    outcome: outcome ?? null,
    asked: asked.map(({ seat, task }) => ({ seat, task })),
    position: game && match ? factsOf(game.rules.id).describe(state, game.content) : []
  }
}

function inWords(result: Replayed): string {
  const { game, rules, players, options, entries, verified, at, asked } = result
  return [
    `${game ?? ''}, rules ${rules ?? ''}, ${players} players, options ${JSON.stringify(options)}`,
    `${entries} entries, ${verified} verified, ${result.undone} taken back; the position after ${at}`,
    ...result.position,
    ...asked.map(({ seat, task }) => `asked: seat ${seat}, ${task}`),
    ...(result.over ? [`result: ${JSON.stringify(result.outcome)}`] : [])
  ].join('\n')
}

export const tool = toolOf(main)
