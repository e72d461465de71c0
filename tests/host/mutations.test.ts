// Whatever a disk or another program has done to the files of a table: no crash, nothing lost that is intact, and every
// loss is told. The long run: CARAVAN_MUTATIONS=1000 npx vitest run tests/host/mutations.test.ts

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
import { comingGuest } from './seat-proofs'
import { cleanUp, clientOf, newRig, type Client, type Rig } from './rig'

afterEach(cleanUp)

const mutations = Number(process.env['CARAVAN_MUTATIONS'] ?? 300)

type Kind = 'caravan' | 'json' | 'json.copy'
const kinds: readonly Kind[] = ['caravan', 'json', 'json.copy']

/** The files of a table that was put to rest. */
type Files = Readonly<Record<Kind, Buffer>>

interface Saved {
  readonly id: string
  readonly files: Files
  readonly choices: readonly string[]
  readonly info: TableInfo
}

const pathOf = (rig: Rig, id: string, kind: Kind): string => join(rig.folder, 'tables', `${id}.${kind}`)

/** Plays so many choices at random at a new table of the game. No two tables have the same names, hence the same first line. */
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

/** Tables of both games with seats of every kind, tokens and a password, as a host leaves them at its end. */
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
    // A file of the first version: the host gives it its check and its copy.
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

/** Everything that may happen to a file. `other` is the same file of another table. */
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

/** Which leading choices a mutation has left as they were: those of the lines before the first change. */
function intact(before: Buffer, after: Buffer, choices: readonly string[]): number {
  const [old, now] = [linesIn(before), linesIn(after)]
  const same = old.findIndex((line, at) => !line.equals(now[at] ?? Buffer.of()))
  const whole = Buffer.concat(old.slice(0, same < 0 ? old.length : same))
  return whole.length === 0 ? 0 : Math.min(choices.length, choicesOf(whole).length)
}

/** Lays the mutated files down, opens the table and holds the host to its promise. */
async function hold(
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
  // A host that starts now, as far as this table goes: nothing of it is remembered.
  const host = clientOf(rig.host)
  const { tables } = await host.get({ type: 'listTables' })
  const listed = tables.find((one) => one.id === id)
  const reply = await host.ask({ type: 'openTable', table: id })
  host.close()
  if (!reply.ok) {
    // Refused with a sentence, shown in the list, and the file left as it is.
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
  // Nothing that is intact is lost.
  const whole = intact(files.caravan, journal, choices)
  expect([said, kept.length >= whole]).toEqual([said, true])
  // An undo that is lost gives its choice back: the choices themselves are compared.
  const bare = (list: readonly string[]): string[] => list.map((one) => one.replace(/,(true|false)\]$/, ''))
  const same = choices.length === kept.length && choices.every((choice, at) => choice === kept[at])
  if (same === false) {
    // Every loss is told, and what was there is kept.
    expect([said, told.some((code) => code === 'tail-lost' || code === 'file-changed')]).toEqual([said, true])
    if (!told.includes('file-changed'))
      expect([said, bare(kept)]).toEqual([said, bare(choices).slice(0, kept.length)])
    const aside = `${pathOf(rig, id, 'caravan')}.damaged-1`
    const there = existsSync(aside) ? readFileSync(aside) : readFileSync(pathOf(rig, id, 'caravan'))
    expect([said, there.equals(journal)]).toEqual([said, true])
  }
  // Names are no part of what is checked in the first form of the file: they may differ, and that is told.
  const people = ({ seats, share }: TableInfo): string =>
    JSON.stringify([seats.map(({ by, taken }) => [by, taken]), share])
  if (people(shown) !== people(info))
    expect([said, told]).toContainEqual(expect.arrayContaining(['seats-lost']))
  const names = ({ seats }: TableInfo): string =>
    JSON.stringify(seats.map(({ name, colour }) => [name, colour]))
  if (names(shown) !== names(info))
    expect([said, told]).toContainEqual(expect.arrayContaining(['file-changed']))
  // The token still gives the seat, unless it is told that seats are lost.
  if (!told.includes('seats-lost')) {
    const guest = await comingGuest(rig.host, id)
    const back = await guest.open(id, [`token of ${id}`])
    expect([said, back]).toMatchObject([said, { ok: true, value: { own: [1] } }])
    guest.close()
  }
  return same ? (told.length > 0 ? 'whole, told' : 'whole') : 'a part, told'
}

test(
  `${mutations} mutations of journals and table files: no crash, nothing intact lost, every loss told`,
  { timeout: 60_000 + mutations * 200 },
  async () => {
    const seed = Number(process.env['CARAVAN_SEED'] ?? Date.now() % 2 ** 31)
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
      const end = await hold(rig, mine, which, now, said)
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
