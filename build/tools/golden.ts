/** Writes golden games: complete game files of a released version, which every later version must be able to open. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openHost, type HostConnection } from '../../main/host/index'
import { reasonOf } from '../../main/host/refusal-error'
import { readRecord } from '../../main/host/folder/record'
import { seeded, type Source } from '../../shared/engine/chance'
import { applies, checkConfig, plainSeats, type AnyRules, type Options } from '../../shared/engine/rules'
import { gameWithPack, games, type Game } from '../../shared/games/index'
import type { Snapshot } from '../../shared/protocol/messages'
import { get, pick } from './lib/at-table'
import { gameOf } from './lib/config'
import { makeFolder } from './lib/folders'
import { modulesOf } from './lib/modules'
import { print, readWords, toolOf, UsageError, wholeNumber } from './lib/words'

const help = `npm run -s golden -- --out FOLDER [options]

Plays whole random games on a host, with batches and undone choices, and keeps their files: every game, number of players
and option value, every module alone, and a content pack. This is done once for each release; tests/golden/README.md says
how they are used.

  --out FOLDER    where the files go; created if it does not exist
  --game ID       only this game, for example one added since the last release (default: all games)
  --modules       games with modules alone: each of them by itself, and all by as many as can play
  --pack FILE     a content pack to play one more game with
  --seed N        seed for the games and the players' choices (default: 1)
  --json          print one JSON object on standard output
  --help          print this text`

const names = ['Anna', 'Ben', 'Clara', 'David', 'Emil']

/** A game to play and the name of its file. */
interface Wish {
  readonly name: string
  readonly game: Game
  readonly players: number
  readonly options: Options
  readonly pack?: unknown
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    out: { type: 'string' },
    game: { type: 'string' },
    modules: { type: 'boolean', default: false },
    pack: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  if (typeof values['out'] !== 'string') throw new UsageError('golden needs --out FOLDER')
  const out = resolve(values['out'])
  const seed = wholeNumber('seed', values['seed'], 0, 2 ** 31 - 1)
  const packFile = values['pack']
  const chosen = values['game'] === undefined ? games : [gameOf(values['game'])]
  const wishes = [
    ...wishesOf(chosen, values['modules'] === true),
    ...(typeof packFile === 'string' ? [packWish(packFile)] : [])
  ]
  makeFolder(out)
  const written: { file: string; choices: number }[] = []
  for (const [at, wish] of wishes.entries()) {
    const { text, choices } = await playGame(wish, seed + 1000 * at)
    const file = `${wish.name}.caravan`
    writeFileSync(join(out, file), text)
    written.push({ file, choices })
    console.error(`${file}: ${choices} choices`)
  }
  if (values['json'] === true) print(JSON.stringify({ seed, written }))
  return 0
}

/**
 * For each game: the option sets of every number of players, and each module alone. With `withModules`, only games with
 * modules: all of them together with the most players, and each alone.
 */
function wishesOf(chosen: readonly Game[], withModules: boolean): Wish[] {
  return chosen.flatMap((game) => {
    const { id, seats, options } = game.rules
    const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
    const sets = counts.flatMap((players) =>
      optionSets(game.rules, players).map((set, at) => ({
        name: `${id}-${players}-${at + 1}`,
        game,
        players,
        options: set
      }))
    )
    const alone = options
      .filter(({ module }) => module)
      .map((module) => ({
        name: `${id}-${seats.min}-${module.id}`,
        game,
        players: seats.min,
        options: modulesOf(game, module.id)(0)
      }))
    const all = sets.at(-1)
    return [...(withModules ? (all && alone.length > 0 ? [all] : []) : sets), ...alone]
  })
}

/** Option sets for a number of players in which together every value of every option occurs. The first has all first values. */
function optionSets({ seats, options }: AnyRules, players: number): Options[] {
  const open = options.filter((option) => option.kind === 'choice' && applies(option, players))
  const most = Math.max(1, ...open.map((option) => (option.kind === 'choice' ? option.values.length : 0)))
  return Array.from({ length: most }, (_, set) =>
    Object.fromEntries(
      open.flatMap((option) =>
        option.kind === 'choice' ? [[option.id, option.values[set % option.values.length] ?? '']] : []
      )
    )
  ).filter((set) => !checkConfig({ seats, options }, { players, options: set }))
}

function packWish(file: string): Wish {
  const pack = jsonIn(file)
  const id = games.find(({ packs }) => packs?.check(pack).ok)?.rules.id ?? ''
  const over = gameWithPack(games, id, pack)
  if (!('game' in over)) throw new UsageError(`no game can be played with ${file}`)
  const { game, pack: played } = over
  // A pack for a module is played with that module and all that it needs.
  const modules = played?.parts.join(',') ?? ''
  const options = modules === '' ? {} : modulesOf(game, modules)(0)
  return { name: `${game.rules.id}-pack`, game, players: plainSeats(game.rules).max, options, pack }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(file), 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON`)
    throw new UsageError(`${file} cannot be read (${reasonOf(error)})`)
  }
}

/** Plays a game to its end on a host of its own; resolves with its file's text and the number of choices. */
async function playGame(
  { game, players, options, pack }: Wish,
  seed: number
): Promise<{ text: string; choices: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-golden-'))
  const chance = seeded(seed)
  const host = await openHost({ folder, source: () => chance })
  try {
    const client = host.connect(() => undefined)
    const seats = names.slice(0, players).map((name, at) => ({ name, colour: game.colours[at] ?? '' }))
    const wish = { game: game.rules.id, options, seats, ...(pack !== undefined && { pack }) }
    const { table } = await get(client, { type: 'createTable', ...wish })
    await playOn(client, game.rules, table, seeded(seed + 1))
    const { text } = await get(client, { type: 'exportTable', table })
    const record = readRecord(Buffer.from(text), games, () => 0, 'play')
    if (!record.ok) throw new Error(`what was written does not hold: ${JSON.stringify(record.refusal)}`)
    return { text, choices: record.log.length }
  } finally {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Plays random choices to the end of the game, sometimes two in a batch, and sometimes undoes the last command. */
async function playOn(client: HostConnection, rules: AnyRules, table: string, random: Source): Promise<void> {
  let now = (await get(client, { type: 'openTable', table })) as Snapshot
  for (let command = 0; now.decisions.length > 0; command++) {
    const { decisions } = now
    const { seat, id } = decisions[random(decisions.length)] ?? decisions[0] ?? { seat: 0, id: 0 }
    now = await get(client, { type: 'takeOver', seat, secrets: true })
    const choice = pick(rules, now.view, seat, random)
    const following = random(3) === 0 ? next(rules, now.view, seat, choice, random) : []
    const choose = { type: 'choose' as const, command: `${command}`, seat, decision: id }
    const batch = await client.request({ ...choose, choices: [choice, ...following] })
    if (!batch.ok) await get(client, { ...choose, command: `${command}-alone`, choices: [choice] })
    if (random(10) === 0) await client.request({ type: 'undo', seat })
    now = await get(client, { type: 'takeOver', seat, secrets: true })
  }
}

/** A second choice for a batch: another one of the same decision, which the host may refuse. Empty if it is the same. */
function next(rules: AnyRules, view: unknown, seat: number, first: unknown, random: Source): unknown[] {
  const second = pick(rules, view, seat, random)
  return JSON.stringify(second) === JSON.stringify(first) ? [] : [second]
}

export const tool = toolOf(main)
