// Whatever a disk or another program does to the files of a table: no crash, nothing intact is lost, and every loss is
// reported. The long run: CARAVAN_MUTATIONS=1000 npx vitest run tests/host/mutations.test.ts

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newPassword } from '../../main/host/session/password'
import { hashOf } from '../../main/host/people/tokens'
import { readRecord } from '../../main/host/folder/record'
import { randomChoice } from '../../shared/players/random'
import { seeded, type Source } from '../../shared/engine/chance'
import { games } from '../../shared/games/index'
import type { Snapshot, TableInfo } from '../../shared/protocol/messages'
import { hostRefusals } from '../../shared/protocol/refusals'
import { runSeed } from '../lib/draw'
import { comingGuest } from './seat-proofs'
import { cleanUp, clientOf, newRig, type Client, type Rig } from './rig'

afterEach(cleanUp)

const mutations = Number(process.env['CARAVAN_MUTATIONS'] ?? 300)

type Kind = 'caravan' | 'json' | 'json.copy'
const kinds: readonly Kind[] = ['caravan', 'json', 'json.copy']

/** The files of a closed table. */
type Files = Readonly<Record<Kind, Buffer>>

interface Saved {
  readonly id: string
  readonly files: Files
  readonly choices: readonly string[]
  readonly info: TableInfo
}

const pathOf = (rig: Rig, id: string, kind: Kind): string => join(rig.folder, 'tables', `${id}.${kind}`)

/**
 * Plays `count` random choices at a new table. Its names differ from other tables', so that first lines differ, too.
 */
async function played(client: Client, name: string, count: number, random: Source): Promise<string> {
  const game = games.find(({ rules }) => rules.id === name)
  if (!game) throw new Error(name)
  const seats = [`Anna ${count}`, 'Ben', 'Zoë'].map((one, at) => ({
    name: one,
    colour: game.colours[at] ?? ''
  }))
  const { table } = await client.get({ type: 'createTable', game: name, options: {}, seats })
  await client.get({ type: 'openTable', table })
  for (let played = 0; played < count; played++) {
    const { decisions } = await client.get({ type: 'takeOver', seat: null, secrets: false })
    const [asked] = decisions
    if (!asked) break
    const { view } = await client.get({ type: 'takeOver', seat: asked.seat, secrets: true })
    const choice = randomChoice(game.rules, view, asked.seat, random)
    const command = `m${played}-${table}`
    await client.get({ type: 'choose', command, seat: asked.seat, decision: asked.id, choices: [choice] })
    if (random(6) === 0) await client.ask({ type: 'undo', seat: asked.seat })
  }
  return table
}

const choicesOf = (bytes: Uint8Array): string[] => {
  const record = readRecord(bytes, games, () => 0, 'play')
  if (!record.ok) throw new Error(record.refusal.code)
  return record.log.map(({ entry, undone }) => JSON.stringify([entry.choice, undone]))
}

/** Tables of two games with seats of every kind, tokens and a password, as a host leaves them when it ends. */
async function saved(rig: Rig, random: Source): Promise<Saved[]> {
  const client = rig.client()
  const ids: string[] = []
  for (const [game, count] of [
    ['voyages', 25],
    ['voyages', 8],
    ['expedition', 20]
  ] as const)
    ids.push(await played(client, game, count, random))
  await rig.host.close()
  for (const id of ids) {
    const file = JSON.parse(readFileSync(pathOf(rig, id, 'json'), 'utf8')) as Record<string, unknown>
    delete file['check']
    file['seats'] = [{ by: 'here' }, { by: 'lan', token: hashOf(`token of ${id}`) }, { by: 'bot' }]
    file['share'] = { locked: true, spectators: false, password: await newPassword('caravan') }
    // A table file of the first version: the host adds the checksum and the copy.
    writeFileSync(pathOf(rig, id, 'json'), JSON.stringify(file))
    rmSync(pathOf(rig, id, 'json.copy'))
  }
  await rig.again()
  const again = rig.client()
  for (const table of ids) await again.get({ type: 'openTable', table })
  await again.get({ type: 'leaveTable' })
  await rig.again()
  const { tables } = await rig.client().get({ type: 'listTables' })
  return ids.map((id) => {
    const files = Object.fromEntries(
      kinds.map((kind) => [kind, readFileSync(pathOf(rig, id, kind))])
    ) as Files
    const info = tables.find((one) => one.id === id)
    if (!info) throw new Error(id)
    return { id, files, choices: choicesOf(files.caravan), info }
  })
}

const linesIn = (bytes: Buffer): Buffer[] => {
  const lines: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(10, at)
    const next = end < 0 ? bytes.length : end + 1
    lines.push(bytes.subarray(at, next))
    at = next
  }
  return lines
}

/** All mutations, by name. `other` is the same file of another table. */
const ways: Record<string, (bytes: Buffer, other: Buffer, random: Source) => Buffer | undefined> = {
  'a byte': (bytes, _, random) => {
    const copy = Buffer.from(bytes)
    const at = random(copy.length)
    copy[at] = ((copy[at] ?? 0) + 1 + random(255)) % 256
    return copy
  },
  'a bit': (bytes, _, random) => {
    const copy = Buffer.from(bytes)
    const at = random(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << random(8))
    return copy
  },
  'many bytes': (bytes, _, random) => {
    const copy = Buffer.from(bytes)
    const at = random(copy.length)
    for (let i = at; i < Math.min(copy.length, at + 512); i++) copy[i] = random(256)
    return copy
  },
  'a page of zeros': (bytes, _, random) => {
    const at = Math.floor(random(bytes.length) / 512) * 512
    return Buffer.from(bytes).fill(0, at, Math.min(at + 512, bytes.length))
  },
  'bytes inserted': (bytes, _, random) => {
    const at = random(bytes.length + 1)
    const more = Buffer.from(Array.from({ length: 1 + random(20) }, () => random(256)))
    return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
  },
  'bytes removed': (bytes, _, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(40))])
  },
  'cut anywhere': (bytes, _, random) => bytes.subarray(0, random(bytes.length)),
  'cut at a line': (bytes, _, random) => {
    const lines = linesIn(bytes)
    return Buffer.concat(lines.slice(0, random(lines.length)))
  },
  'a line removed': (bytes, _, random) =>
    Buffer.concat(linesIn(bytes).toSpliced(random(linesIn(bytes).length), 1)),
  'a line twice': (bytes, _, random) => {
    const lines = linesIn(bytes)
    const at = random(lines.length)
    return Buffer.concat(lines.toSpliced(at, 0, lines[at] ?? Buffer.of()))
  },
  'two lines swapped': (bytes, _, random) => {
    const lines = linesIn(bytes)
    const [one, two] = [random(lines.length), random(lines.length)]
    return Buffer.concat(lines.with(one, lines[two] ?? Buffer.of()).with(two, lines[one] ?? Buffer.of()))
  },
  'a line of another': (bytes, other, random) => {
    const [lines, others] = [linesIn(bytes), linesIn(other)]
    const at = random(lines.length)
    return Buffer.concat(lines.with(at, others[Math.min(at, others.length - 1)] ?? Buffer.of()))
  },
  'the file of another': (_, other) => other,
  'a digit': (bytes, _, random) => {
    const digits = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57)
    const copy = Buffer.from(bytes)
    copy[digits[random(digits.length)] ?? 0] = 48 + random(10)
    return copy
  },
  'a key': (bytes, _, random) => {
    const keys = [
      '"seat"',
      '"by"',
      '"token"',
      '"choice"',
      '"check"',
      '"events"',
      '"share"',
      '"seats"',
      '"draws"'
    ]
    const key = keys[random(keys.length)] ?? ''
    return Buffer.from(
      bytes.toString().replace(key, ['"__proto__"', '"x"', '"constructor"'][random(3)] ?? '')
    )
  },
  'Windows lines': (bytes) => Buffer.from(bytes.toString().replaceAll('\n', '\r\n')),
  'a byte order mark': (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
  'UTF-16': (bytes) => Buffer.from(`\uFEFF${bytes.toString()}`, 'utf16le'),
  'Latin-1': (bytes) => Buffer.from(bytes.toString(), 'latin1'),
  'read as Latin-1': (bytes) => Buffer.from(bytes.toString('latin1')),
  'empty lines': (bytes) => Buffer.from(bytes.toString().replaceAll('\n', '\n\n')),
  'spaces at the end': (bytes) => Buffer.concat([bytes, Buffer.from(' \n')]),
  emptied: () => Buffer.of(),
  missing: () => undefined
}

const notesOf = ({ damage, notes = [] }: TableInfo): string[] =>
  [damage, ...notes].flatMap((note) => note?.code ?? [])

/** The number of leading choices that a mutation left intact: those of the lines before the first changed one. */
function intact(before: Buffer, after: Buffer, choices: readonly string[]): number {
  const [old, now] = [linesIn(before), linesIn(after)]
  const same = old.findIndex((line, at) => !line.equals(now[at] ?? Buffer.of()))
  const whole = Buffer.concat(old.slice(0, same < 0 ? old.length : same))
  return whole.length === 0 ? 0 : Math.min(choices.length, choicesOf(whole).length)
}

/**
 * Writes the mutated files, opens the table and checks what the host promises. Returns the outcome for the
 * statistics.
 */
async function checkMutation(
  rig: Rig,
  table: Saved,
  which: readonly Kind[],
  now: Partial<Files>,
  said: string
): Promise<string> {
  const { id, files, choices, info } = table
  for (const kind of kinds) {
    const path = pathOf(rig, id, kind)
    const bytes = which.includes(kind) ? now[kind] : files[kind]
    if (bytes) writeFileSync(path, bytes)
    else rmSync(path, { force: true })
  }
  const journal = which.includes('caravan') ? now.caravan : files.caravan
  // As for a host that has just started: it remembers nothing of this table.
  const host = clientOf(rig.host)
  const { tables } = await host.get({ type: 'listTables' })
  const listed = tables.find((one) => one.id === id)
  const reply = await host.ask({ type: 'openTable', table: id })
  host.close()
  if (!reply.ok) {
    // Refused with a known code, shown in the list, and the file is not changed.
    expect([said, Object.hasOwn(hostRefusals, reply.refusal.code), reply.refusal.code]).not.toContain('fault')
    expect([said, Object.hasOwn(hostRefusals, reply.refusal.code)]).toEqual([said, true])
    expect([said, which.includes('caravan')]).toEqual([said, true])
    if (journal) {
      expect([said, listed?.status, listed?.damage?.code]).toEqual([said, 'damaged', reply.refusal.code])
      expect([said, readFileSync(pathOf(rig, id, 'caravan')).equals(journal)]).toEqual([said, true])
      // Only a damaged first line, or a choice that does not follow, may cost the whole game.
      expect([said, intact(files.caravan, journal, choices)]).toEqual([said, 0])
    } else expect([said, listed?.status, listed?.damage?.code]).toEqual([said, 'damaged', 'file-gone'])
    return 'refused'
  }
  if (!journal || !('next' in reply.value)) throw new Error(`${said}: it opened`)
  const { next, table: shown } = reply.value as Snapshot
  const told = notesOf(shown)
  const kept = choicesOf(readFileSync(pathOf(rig, id, 'caravan')))
  expect([said, next]).toEqual([said, kept.length])
  // Nothing intact is lost.
  const whole = intact(files.caravan, journal, choices)
  expect([said, kept.length >= whole]).toEqual([said, true])
  // A lost undo brings its choice back, so only the choices themselves are compared.
  const bare = (list: readonly string[]): string[] => list.map((one) => one.replace(/,(true|false)\]$/, ''))
  const same = choices.length === kept.length && choices.every((choice, at) => choice === kept[at])
  if (same === false) {
    // Every loss is reported, and the damaged file is kept.
    expect([said, told.some((code) => code === 'tail-lost' || code === 'file-changed')]).toEqual([said, true])
    if (!told.includes('file-changed'))
      expect([said, bare(kept)]).toEqual([said, bare(choices).slice(0, kept.length)])
    const aside = `${pathOf(rig, id, 'caravan')}.damaged-1`
    const there = existsSync(aside) ? readFileSync(aside) : readFileSync(pathOf(rig, id, 'caravan'))
    expect([said, there.equals(journal)]).toEqual([said, true])
  }
  // In the first format, names are not part of the checksum: they may differ, and that is reported.
  const people = ({ seats, share }: TableInfo): string =>
    JSON.stringify([seats.map(({ by, taken }) => [by, taken]), share])
  if (people(shown) !== people(info))
    expect([said, told]).toContainEqual(expect.arrayContaining(['seats-lost']))
  const names = ({ seats }: TableInfo): string =>
    JSON.stringify(seats.map(({ name, colour }) => [name, colour]))
  if (names(shown) !== names(info))
    expect([said, told]).toContainEqual(expect.arrayContaining(['file-changed']))
  // The token still gives the seat, unless lost seats are reported.
  if (!told.includes('seats-lost')) {
    const guest = await comingGuest(rig.host, id)
    const back = await guest.open(id, [`token of ${id}`])
    expect([said, back]).toMatchObject([said, { ok: true, value: { own: [1] } }])
    guest.close()
  }
  return same ? (told.length > 0 ? 'whole, told' : 'whole') : 'a part, told'
}

test(
  `${mutations} mutations of journals and table files cause no crash, lose nothing intact, and every loss is reported`,
  { timeout: 60_000 + mutations * 200 },
  async () => {
    const seed = runSeed
    const random = seeded(seed)
    const rig = await newRig({ games, botPace: 1_000_000 })
    const tables = await saved(rig, random)
    for (const { info, choices } of tables) {
      expect(info.share).toMatchObject({ locked: true, password: true })
      expect(choices.length).toBeGreaterThan(5)
    }
    const first = clientOf(rig.host)
    for (const { id } of tables) await first.get({ type: 'deleteTable', table: id })
    first.close()
    const names = Object.keys(ways)
    const counts: Record<string, number> = {}
    for (let done = 0; done < mutations; done++) {
      const [table, other] = [random(tables.length), random(tables.length - 1)]
      const mine = tables[table]
      const its = tables[other < table ? other : other + 1]
      if (!mine || !its) throw new Error('no table')
      const which: readonly Kind[] =
        (
          [
            ['caravan'],
            ['caravan'],
            ['json'],
            ['json', 'json.copy'],
            ['caravan', 'json'],
            ['json.copy']
          ] as const
        )[random(6)] ?? []
      const now: { [K in Kind]?: Buffer } = {}
      const hows = which.map((kind) => {
        const how = names[random(names.length)] ?? ''
        const mutated = ways[how]?.(mine.files[kind], its.files[kind], random)
        if (mutated) now[kind] = mutated
        return `${kind}: ${how}`
      })
      const said = `seed ${seed}, mutation ${done} (${hows.join(', ')})`
      const end = await checkMutation(rig, mine, which, now, said)
      counts[end] = (counts[end] ?? 0) + 1
      expect(
        rig.lines.filter((line) => line.startsWith('fault')),
        said
      ).toEqual([])
      const host = clientOf(rig.host)
      await host.get({ type: 'deleteTable', table: mine.id })
      host.close()
    }
    console.log(`${mutations} mutations (seed ${seed}): ${JSON.stringify(counts)}`)
  }
)
