// Saved games survive updates (docs/saved-games.md), and a crafted file does no harm.

import { writeFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { readRecord, type Loaded, type Unreadable } from '../../main/host/folder/record'
import { seeded } from '../../shared/engine/chance'
import { nextCheck } from '../../shared/engine/check'
import { entryLine, headerLine, openingCheck, readFile, type FileHeader } from '../../shared/engine/file'
import { checkAfter, isUndo, type Entry } from '../../shared/engine/entries'
import { tableSet } from '../../shared/engine/tables'
import { games, type Game } from '../../shared/games/index'
import { forged } from '../lib/forged'
import { randomGame } from '../lib/random-game'
import { cleanUp, linesOf, newRig, toyTable, type Client, type Rig } from './rig'
import { toyGame } from './toy'

afterEach(cleanUp)

const take = (n: number): object => ({ type: 'take', n })

/** A toy game file converted to the first format, with the same entries. */
function firstForm(text: string): string {
  const read = readFile(text)
  if (!read.ok) throw new Error(read.code)
  const { game, rules, options, seats, draws } = read.header
  const header: FileHeader = { caravan: 1, game, rules, content: 'toy-before', options, seats, draws }
  let check = openingCheck(header)
  const lines = read.entries.map((entry) =>
    entryLine({ ...entry, check: (check = checkAfter(check, entry)) })
  )
  return headerLine(header) + lines.join('')
}

async function playedToy(): Promise<{ rig: Rig; client: Client; table: string }> {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.play(0, take(1), take(2))
  return { rig, client, table }
}

const marks = (text: string): boolean[] => linesOf(text).map((line) => line.includes('"joined":true'))

describe('the file', () => {
  test('the entries of one command carry a mark, which the checksum covers', async () => {
    const { rig, table } = await playedToy()
    const text = rig.file(table)
    expect(marks(text)).toEqual([false, false, false, false, true])
    const stripped = readFile(text.replace('"joined":true,', ''))
    if (!stripped.ok) throw new Error(stripped.code)
    const record = readRecord(Buffer.from(text.replace('"joined":true,', '')), [toyGame()], () => 0)
    expect(record).toMatchObject({ ok: true, damage: { line: 4, lost: 1 } })
  })

  test('the checksum covers names and colours of the seats', async () => {
    const { rig, table } = await playedToy()
    for (const [from, to] of [
      ['"name":"Anna"', '"name":"Anne"'],
      ['"colour":"blue"', '"colour":"teal"']
    ] as const)
      expect(readFile(rig.file(table).replace(from, to))).toEqual({ ok: false, code: 'header-differs' })
  })

  test('a file of the first format opens, is played on without marks, and stays readable for its own version', async () => {
    const { rig, table } = await playedToy()
    writeFileSync(rig.path('toy-old'), firstForm(rig.file(table)).split('\n').slice(0, 3).join('\n') + '\n')
    const client = rig.client()
    await client.get({ type: 'openTable', table: 'toy-old' })
    expect(await client.play(0, take(1), take(2))).toMatchObject({ ok: true })
    const text = rig.file('toy-old')
    expect(marks(text)).not.toContain(true)
    const [header, ...entries] = linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>)
    // The running checksum as the first format computed it.
    let check = nextCheck('', [
      'toy',
      '1.2',
      'toy-before',
      { players: 2, options: header?.['options'] },
      header?.['draws']
    ])
    for (const { seat, choice, draws, events, check: written } of entries)
      expect((check = nextCheck(check, [seat, choice, draws, events]))).toBe(written)
    expect(entries).toHaveLength(4)
  })

  test('a file with a byte order mark opens, is played on and opens again', async () => {
    const { rig, table } = await playedToy()
    writeFileSync(rig.path('toy-bom'), `\uFEFF${rig.file(table)}`)
    const client = rig.client()
    expect(await client.get({ type: 'openTable', table: 'toy-bom' })).toMatchObject({ next: 4 })
    expect(await client.play(0, take(3))).toMatchObject({ ok: true })
    await rig.again()
    const again = await rig.client().get({ type: 'openTable', table: 'toy-bom' })
    expect([again.next, again.table.damage]).toEqual([5, undefined])
    await rig.host.close()
    writeFileSync(rig.path('toy-bom'), `\uFEFF${rig.file(table).slice(0, -9)}`)
    await rig.again()
    const cut = await rig.client().get({ type: 'openTable', table: 'toy-bom' })
    expect(cut).toMatchObject({ next: 3, table: { damage: { code: 'tail-lost' } } })
    expect(linesOf(rig.file('toy-bom'))).toHaveLength(4)
  })
})

describe('what it was played with', () => {
  /** The toy game with a module: its own option, and content that only games with that option use. */
  const withModule = (cards: readonly string[], base = 'toy-content'): Game => {
    const toy = toyGame({ content: base })
    const tables: Game['rules']['tables'] = ({ mood }) => [
      { id: 'base', hash: base },
      ...(mood === 'wild' ? [tableSet('module', cards)] : [])
    ]
    return { ...toy, rules: { ...toy.rules, tables } }
  }
  const dealtWith = (game: Game, mood: string): Buffer => {
    const { header, entries } = randomGame(game.rules, { players: 2, seed: 3, options: { mood, first: '0' } })
    return Buffer.from(headerLine(header) + entries.map(entryLine).join(''))
  }
  const opened = (bytes: Buffer, game: Game): Loaded | Unreadable =>
    readRecord(bytes, [game], () => 0, 'play')

  test('another card in a module locks only games that use the module', () => {
    const [before, after] = [withModule(['a', 'b']), withModule(['a', 'b', 'made up'])]
    expect(opened(dealtWith(before, 'plain'), after)).toMatchObject({ ok: true })
    expect(opened(dealtWith(before, 'wild'), before)).toMatchObject({ ok: true })
    expect(opened(dealtWith(before, 'wild'), after)).toMatchObject({
      ok: false,
      refusal: { code: 'content-differs' },
      watchable: true
    })
    expect(opened(dealtWith(before, 'plain'), withModule(['a', 'b'], 'another'))).toMatchObject({ ok: false })
  })

  test('a module that this app lacks, or that the file lacks, counts as other content', () => {
    const game = withModule(['a'])
    const without = { ...game, rules: { ...game.rules, tables: () => [{ id: 'base', hash: 'toy-content' }] } }
    expect(opened(dealtWith(game, 'wild'), without)).toMatchObject({ refusal: { code: 'content-differs' } })
    expect(opened(dealtWith(without, 'wild'), game)).toMatchObject({ refusal: { code: 'content-differs' } })
  })
})

describe('a game that cannot be played on', () => {
  const major = toyGame({
    version: '2.0',
    setup: (config, chance) => {
      if (config.players === 2) throw new Error('this version deals otherwise')
      return toyGame().rules.setup(config, chance) as never
    }
  })

  test('can be watched from its first position and copied, whatever a later version would deal', async () => {
    const { rig, table } = await playedToy()
    await rig.again({ games: [major] })
    const client = rig.client()
    const { tables } = await client.get({ type: 'listTables' })
    const damage = { code: 'rules-differ', numbers: { file: '1.2', app: '2.0' } }
    expect(tables).toMatchObject([{ id: table, status: 'watchable', damage }])
    expect((await client.refused({ type: 'openTable', table })).code).toBe('rules-differ')
    expect(await client.get({ type: 'exportTable', table })).toMatchObject({ text: rig.file(table) })
  })

  test('of the first format can be watched as long as its set-up can be dealt; else a sentence says why not', async () => {
    const { rig, table } = await playedToy()
    const text = firstForm(rig.file(table))
    writeFileSync(rig.path('toy-old'), text)
    const statusWith = async (game: Game): Promise<unknown> => {
      await rig.again({ games: [game] })
      const { tables } = await rig.client().get({ type: 'listTables' })
      const found = tables.find(({ id }) => id === 'toy-old')
      return [found?.status, found?.damage?.code]
    }
    expect(await statusWith(toyGame({ version: '2.0' }))).toEqual(['watchable', 'rules-differ'])
    expect(await statusWith(major)).toEqual(['damaged', 'rules-differ'])
    expect(await statusWith(toyGame({ content: 'other' }))).toEqual(['damaged', 'content-differs'])
  })
})

describe.each(games.map((game) => [game.rules.id, game] as const))('%s: a crafted file', (_, { rules }) => {
  const { header, entries } = randomGame(rules, { players: 3, seed: 17, undoOneIn: 9, choices: 60 })
  const text = headerLine(header) + entries.map(entryLine).join('')
  const random = seeded(23)

  /** The paths of all numbers and texts in a value. */
  const leavesOf = (
    value: unknown,
    path: readonly (string | number)[] = []
  ): (readonly (string | number)[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
      : [path]
  /** A copy with another value at one path. */
  const changed = (value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown => {
    if (key === undefined) return to
    const copy = structuredClone(value) as Record<string, unknown>
    const part = changed(copy[key], rest, to)
    Object.defineProperty(copy, key, { value: part, enumerable: true, configurable: true, writable: true })
    return copy
  }
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const bytesOf = (forgery: (entry: Entry) => unknown, at: number): Buffer =>
    Buffer.from(
      forged(text, { entries: (all) => all.map((entry, i) => (i === at ? forgery(entry) : entry)) })
    )
  const someChoice = (): number => {
    for (;;) {
      const at = random(entries.length)
      const entry = entries[at]
      if (entry && !isUndo(entry)) return at
    }
  }

  test('with right checksums but events that the rules would not give is refused at that entry', () => {
    let refused = 0
    for (let n = 0; n < 60; n++) {
      const at = someChoice()
      const entry = entries[at]
      if (!entry || isUndo(entry)) continue
      const numbers = leavesOf(entry.events).filter((path) => typeof valueAt(entry.events, path) === 'number')
      if (numbers.length === 0) continue
      const path = pick(numbers)
      const events = changed(entry.events, path, (valueAt(entry.events, path) as number) + 1)
      const record = readRecord(
        bytesOf(() => ({ ...entry, events: Object.values(events as object) as unknown }), at),
        games,
        () => 0,
        'play'
      )
      expect(record).toMatchObject({
        ok: false,
        refusal: { code: 'record-differs', numbers: { line: at + 1 } }
      })
      refused++
    }
    expect(refused).toBeGreaterThan(20)
  })

  test('with foreign names, unknown events, forged fields or deep choices pollutes no prototype and gets an answer', () => {
    const before = prototypes()
    const deep = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown
    const bad = [
      '__proto__',
      'constructor',
      'prototype',
      'push',
      'toString',
      -1,
      1e9,
      null,
      {},
      [],
      'x',
      deep
    ]
    const outcomes = new Set<string>()
    for (let n = 0; n < 400; n++) {
      const at = someChoice()
      const entry = entries[at]
      if (!entry) continue
      const wish = pick(bad)
      const forgery: unknown =
        n % 10 === 0
          ? { ...entry, events: [{ type: pick(['unheardOf', '__proto__', 'toString']), seat: 0 }] }
          : changed(entry, pick(leavesOf(entry)), wish)
      for (const scrutiny of ['trust', 'play'] as const) {
        const record = readRecord(
          bytesOf(() => forgery, at),
          games,
          () => 0,
          scrutiny
        )
        outcomes.add(record.ok ? (record.damage ? 'cut' : 'whole') : record.refusal.code)
      }
    }
    expect(prototypes()).toEqual(before)
    expect([...outcomes].every((one) => ['cut', 'whole', 'record-differs'].includes(one))).toBe(true)
    expect(outcomes).toContain('cut')
    expect(outcomes).toContain('record-differs')
  })

  test('with nesting deep enough to overflow the stack is cut before that, or counts as damaged', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const late = readFile(`${text}{"seat":0,"choice":${deep},"draws":[],"events":[],"check":""}\n`)
    expect(late.ok && late.damage).toEqual({ line: entries.length + 1, lost: 1 })
    expect(readFile(text.replace('"first":{', `"first":{"deep":${deep},`))).toEqual({
      ok: false,
      code: 'file-damaged'
    })
  })

  test('with a key named __proto__ is cut at that entry', () => {
    for (const key of ['__proto__', 'constructor']) {
      const at = linesOf(text).findIndex((line) => line.includes('"events":[{'))
      const line = linesOf(text)[at] ?? ''
      const evil = line.replace('"events":[{', `"events":[{"${key}":{"polluted":true},`)
      expect(evil).not.toBe(line)
      const read = readFile(text.replace(line, evil))
      expect(read.ok && read.damage?.line).toBe(at)
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)

/** All property names on the prototypes of plain data, and on their members. */
function prototypes(): string[] {
  const all = [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype]
  return all.flatMap((one) =>
    Object.entries(Object.getOwnPropertyDescriptors(one)).map(([name, { value }]) => {
      const own: string[] = typeof value === 'function' ? Object.getOwnPropertyNames(value).sort() : []
      return `${name}: ${typeof value} ${own.join()}`
    })
  )
}
