// Golden games: files written by released versions. Each is verified, its history is read, and it is played on if not
// over.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { fileSource } from '../../renderer/features/replay/file-source'
import { Timeline } from '../../renderer/features/replay/timeline'
import { readFile } from '../../shared/engine/file'
import {
  applies,
  checkConfig,
  optionsNeeded,
  optionValue,
  type AnyRules,
  type Options
} from '../../shared/engine/rules'
import { games } from '../../shared/games/index'
import { giveInterfaces, interfaces } from '../renderer/interfaces'

giveInterfaces(interfaces)

const folder = join(import.meta.dirname, '../golden')
const versions = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** A folder for features that came between two releases holds only files about those. */
const isAddition = (version: string): boolean => version.includes('+')
const releases = versions.filter((version) => !isAddition(version))
const filesOf = (version: string): string[] => readdirSync(join(folder, version))

const headersOf = (version: string) =>
  filesOf(version).map((file) => {
    const read = readFile(readFileSync(join(folder, version, file), 'utf8'))
    if (!read.ok) throw new Error(`${version}/${file}: ${read.code}`)
    return read.header
  })
/** The modules of a game that these options switch on. */
const modulesOn = ({ options: all }: AnyRules, options: Options): readonly string[] =>
  all.flatMap(({ id, module }) => (module && options[id] === 'on' ? [id] : []))

test('for every version there are files of every game, number of players and option value, and one with a pack', () => {
  expect(versions).toContain('0.1.0-format-1')
  for (const version of releases) {
    const played = headersOf(version)
    const has = (rules: AnyRules, players: number, name: string, value: string): boolean =>
      played.some(
        ({ game, seats, options }) =>
          game === rules.id &&
          seats.length === players &&
          optionValue(rules, { players, options }, name) === value
      )
    // A version whose files never contain an option did not have it yet.
    const known = new Set(played.flatMap(({ options }) => Object.keys(options)))
    const mayPlay = (rules: AnyRules, players: number, options: Options): boolean => {
      const needed = optionsNeeded(rules, players)
      return (
        Object.keys(needed).every((id) => known.has(id)) &&
        !checkConfig(rules, { players, options: { ...needed, ...options } })
      )
    }
    for (const { rules } of games.filter(({ rules }) => played.some(({ game }) => game === rules.id)))
      for (let players = rules.seats.min; players <= rules.seats.max; players++)
        for (const option of rules.options)
          if (option.kind === 'choice' && applies(option, players) && known.has(option.id))
            for (const value of option.values.filter((value) =>
              mayPlay(rules, players, { [option.id]: value })
            ))
              expect([version, players, value, has(rules, players, option.id, value)]).toEqual([
                version,
                players,
                value,
                true
              ])
    expect(played.some(({ pack }) => pack !== undefined)).toBe(true)
  }
})

test('there are files of each module alone, and of all together with as many players as they allow', () => {
  for (const { rules } of games) {
    const all = rules.options.flatMap(({ id, module }) => (module ? [id] : []))
    if (all.length === 0) continue
    const played = versions.flatMap(headersOf).filter(({ game }) => game === rules.id)
    const sets = played.map(({ options }) => modulesOn(rules, options).join())
    expect(sets).toEqual(expect.arrayContaining(all))
    const most = played.filter(({ seats }) => seats.length === rules.seats.max)
    expect(most.map(({ options }) => modulesOn(rules, options))).toContainEqual(all)
  }
})

test.each(versions.flatMap((version) => filesOf(version).map((file) => [version, file] as const)))(
  '%s/%s opens, passes every check and can be read to its end',
  async (version, file) => {
    const bytes = readFileSync(join(folder, version, file))
    const record = readRecord(bytes, games, () => 0, 'play')
    if (!record.ok) throw new Error(JSON.stringify(record.refusal))
    const { match, game, log } = record
    expect(record.damage).toBeUndefined()
    expect(game.rules.outcome(match.state)).toBeDefined()

    const source = fileSource(bytes.toString('utf8'))
    if ('refusal' in source) throw new Error(source.refusal.code)
    const told = await source.read('open')
    if ('refusal' in told) throw new Error(told.refusal.code)
    const line = new Timeline(game.rules, told.story)
    expect(line.length).toBe(log.filter(({ undone }) => !undone).length)
    expect(line.at(line.length)).toEqual(match.state)
  }
)

test('entries of one batch carry a mark in files of the second format', () => {
  const marked = releases
    .filter((version) => !version.endsWith('format-1'))
    .map((version) =>
      filesOf(version).some((file) =>
        readFileSync(join(folder, version, file), 'utf8').includes('"joined":true')
      )
    )
  expect(marked).not.toContain(false)
})
