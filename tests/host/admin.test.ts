// The command line of the dedicated host: commands to a running host and their effects.

import { plainSeats } from '../../shared/engine/rules'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../main/dedicated/admin'
import { shareOf } from '../../main/dedicated/arguments'
import { commands } from '../../main/dedicated/commands'
import { readFlags } from '../../main/dedicated/flags'
import { openHost, type Host } from '../../main/host/index'
import { lanOf } from '../../main/lan/lan'
import { openLoopback, type Loopback } from '../../main/lan/loopback'
import { passwordKey, proofOf } from '../../main/host/session/password'
import { games } from '../../shared/games/index'
import type { LanState, TableInfo } from '../../shared/protocol/messages'
import { cleanUp, newFolder } from './rig'
import { openGuest, type Wire } from './wire'

let folder = ''
let host: Host
let loopback: Loopback
/** Opens a host on a new folder, with its addresses. `stop`: see `HostOptions`. */
async function openAll(stop?: () => void): Promise<void> {
  folder = newFolder()
  host = await openHost({ folder, botPace: 60_000, ...(stop && { stop }) })
  const network = { interfaces: () => [] }
  host.useLan(lanOf({ host, renderer: folder, address: '127.0.0.1', port: 0, network }))
  loopback = await openLoopback({ host, renderer: folder })
}
async function closeAll(): Promise<void> {
  await loopback.close()
  await host.close()
}
beforeEach(() => openAll())
afterEach(async () => {
  await closeAll()
  await cleanUp()
})

const say = (...given: string[]): Promise<string> => runCommand([...given, '--folder', folder])
const json = async <T>(...given: string[]): Promise<T> => JSON.parse(await say(...given, '--json')) as T
const tables = async (): Promise<readonly TableInfo[]> =>
  (await json<{ tables: TableInfo[] }>('tables')).tables
const made = async (...given: string[]): Promise<string> =>
  (await json<{ table: string }>('new', ...given)).table

async function guest(): Promise<Wire> {
  const state = await json<LanState>('lan')
  if (!state.open) throw new Error('closed')
  return openGuest(state.port)
}

async function sitDown(table: string, seat: number, name: string): Promise<Wire> {
  const wire = await guest()
  await wire.ask({ type: 'openTable', table })
  await wire.get({ type: 'claimSeat', seat, name })
  return wire
}

test('a new table is open at once and begins when its last seat is taken', async () => {
  expect(await say('tables')).toBe('There are no tables.\n')
  expect(await say('lan')).toContain('Closed to the network')
  const table = await made('voyages', 'lan,lan,bot', '--option', 'cityBonuses=random')
  expect(await tables()).toMatchObject([
    {
      id: table,
      status: 'gathering',
      options: { cityBonuses: 'random' },
      share: { locked: false, spectators: true, password: false },
      seats: [{ by: 'lan', taken: false }, { by: 'lan' }, { by: 'bot', taken: true }]
    }
  ])
  expect(await say('lan')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ {2}room code [\w-]+\n$/)
  expect(await say('tables')).toMatch(
    new RegExp(
      `^${table} +waiting for players +0 moves +shared +Seat 1 \\(lan, free\\), Seat 2 \\(lan, free\\), Bot 3 \\(bot\\)\n$`
    )
  )
  const ann = await sitDown(table, 0, 'Ann')
  expect(await tables()).toMatchObject([{ status: 'gathering' }])
  await expect(say('begin', table)).rejects.toThrow('Some seats are still free: 1.')
  await sitDown(table, 1, 'Ben')
  const { table: begun, own } = await ann.next('snapshot')
  expect([begun.status, own, begun.seats.map(({ name }) => name)]).toEqual([
    'running',
    [0],
    ['Ann', 'Ben', 'Bot 3']
  ])
})

test.each(games.map((game) => [game.rules.id, game] as const))(
  'bots alone begin at once, with all seats of %s in its own colours',
  async (id, { rules, colours }) => {
    await made(id, Array.from({ length: plainSeats(rules).max }, () => 'bot').join())
    const [table] = await tables()
    expect(table?.status).toBe('running')
    expect(table?.seats.map(({ colour }) => colour)).toEqual(colours.slice(0, plainSeats(rules).max))
  }
)

test('password, lock and spectators: settings that are not named stay as they are', async () => {
  const secret = join(newFolder(), 'secret')
  writeFileSync(secret, 'open sesame\n')
  const table = await made('voyages', 'lan,lan', '--password-file', secret, '--no-spectators')
  const share = async (): Promise<TableInfo['share']> => (await tables())[0]?.share
  expect(await share()).toEqual({ locked: false, spectators: false, password: true })
  await say('share', table.slice(-6), '--locked')
  expect(await share()).toEqual({ locked: true, spectators: false, password: true })
  await say('share', table, '--unlocked', '--spectators')
  expect(await share()).toEqual({ locked: false, spectators: true, password: true })
  const stranger = await guest()
  const { numbers } = await stranger.refused({ type: 'openTable', table })
  const { salt, rounds, nonce } = numbers as { salt: string; rounds: number; nonce: string }
  const mac = proofOf(await passwordKey('open sesame', salt, rounds), nonce)
  expect(await stranger.ask({ type: 'openTable', table, proof: { nonce, mac } })).toMatchObject({ ok: true })
  await say('share', table, '--no-password')
  expect(await (await guest()).ask({ type: 'openTable', table })).toMatchObject({ ok: true })
  expect(await say('close', table)).toBe('Done.\n')
  expect(await stranger.next('sentOff')).toMatchObject({ code: 'closed' })
  expect(await share()).toBeUndefined()
})

test('a password from a file that Notepad or PowerShell of Windows has written is the one that was typed', () => {
  const secret = join(newFolder(), 'secret')
  for (const bytes of [
    Buffer.from('\uFEFFöpen sesame\r\n'),
    Buffer.from('\uFEFFöpen sesame\r\n', 'utf16le'),
    Buffer.from('öpen sesame')
  ]) {
    writeFileSync(secret, bytes)
    expect(shareOf({ 'password-file': secret }, undefined).password).toBe('öpen sesame')
  }
})

test('a password in a code page of Windows is refused, since nobody could type what it would be read as', () => {
  const secret = join(newFolder(), 'secret')
  // What `echo öpen> secret` writes in a German or French console.
  writeFileSync(secret, Buffer.from([0x94, 0x70, 0x65, 0x6e, 0x0d, 0x0a]))
  expect(() => shareOf({ 'password-file': secret }, undefined)).toThrow(/neither in UTF-8 nor in UTF-16/)
})

test('seats: kicked, given to a bot, freed', async () => {
  const table = await made('expedition', 'lan,lan')
  const ann = await sitDown(table, 1, 'Ann')
  await say('kick', table, '2')
  expect(await ann.next('sentOff')).toMatchObject({ code: 'kicked' })
  await say('seat', table, '2', 'bot')
  await say('seat', table, '1', 'bot')
  // No seat is free any more, so the game begins.
  await expect.poll(async () => (await tables())[0]?.status).toBe('running')
  await say('seat', table, '1', 'lan')
  expect(await tables()).toMatchObject([
    { status: 'running', seats: [{ by: 'lan', taken: false }, { by: 'bot' }] }
  ])
  await expect(say('kick', table, '2')).rejects.toThrow('no such seat, or no guest is playing it')
})

test('the life of a table: rematch, export, abandon, delete, restore', async () => {
  const table = await made('voyages', 'bot,bot')
  const next = (await json<{ table: string }>('rematch', table)).table
  expect(next).not.toBe(table)
  const turned = (await json<{ table: string }>('rematch', table, '--seats', 'turned')).table
  expect((await tables()).find(({ id }) => id === turned)).toMatchObject({ after: table })
  await say('delete', turned)
  await expect(say('rematch', table, '--seats', 'mixed')).rejects.toThrow(
    '--seats takes kept, turned or drawn, not mixed.'
  )
  await say('abandon', table)
  expect((await tables()).find(({ id }) => id === table)?.status).toBe('abandoned')
  const file = join(newFolder(), 'game.caravan')
  expect(await say('export', next, file)).toBe(`Written: ${file}\n`)
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'tables', `${next}.caravan`), 'utf8'))
  await expect(say('export', next, file)).rejects.toThrow(`The file ${file} exists already`)
  const told = await say('delete', next)
  expect(existsSync(join(folder, 'tables', `${next}.caravan`))).toBe(false)
  expect((await tables()).map(({ id }) => id)).toEqual([table])
  expect(told).toContain(`serve restore ${next}`)
  await say('restore', next)
  expect((await tables()).map(({ id }) => id).sort()).toEqual([table, next].sort())
  await expect(say('restore', next)).rejects.toThrow()
  await expect(say('restore', 'No Such')).rejects.toThrow(/No table is called “No Such”/)
})

test('a command that cannot be done is refused in one sentence', async () => {
  const [one, two] = [await made('voyages', 'bot,bot'), await made('voyages', 'bot,bot')]
  const wrong: [string[], RegExp][] = [
    [['dance'], /no command “dance”/],
    [['begin'], /Usage: serve begin TABLE/],
    [['begin', one, two], /Usage: serve/],
    [['begin', 'nothing'], /No table is called “nothing”/],
    [['delete', ''], /No table is called “”/],
    [['begin', one], /has already started/],
    [['kick', one, '0'], /seats are numbered from 1/],
    [['kick', one, '2'], /no guest is playing it/],
    [['seat', one, '1', 'here'], /use lan or bot/],
    [['new', 'chess', 'lan,lan'], /no game “chess”. The games are voyages, expedition/],
    [['new', 'voyages', 'lan,lan,lan,lan,lan,lan'], /at most 5 seats/],
    [['new', 'voyages', 'lan,lan,lan,lan,lan'], /A table of 5 players needs --option venice=on/],
    [['new', 'voyages', 'lan'], /players/],
    [['new', 'voyages', 'lan,lan', '--option', 'nothing'], /write ID=VALUE/],
    [['share', one, '--locked', '--unlocked'], /cannot be used together/],
    [['share', one, '--password', 'x'], /Unknown option '--password'/],
    [['tables', '--locked'], /Unknown option/],
    [
      ['share', one, '--password-file', join(folder, 'none')],
      /^The file \S+none cannot be read \(ENOENT\)\.$/
    ]
  ]
  for (const [given, sentence] of wrong)
    await expect(say(...given), given.join(' ')).rejects.toThrow(sentence)
  expect(await tables()).toHaveLength(2)
})

test('invalid options start no host', () => {
  for (const wrong of [
    ['--bot-pace', '1.5'],
    ['--bot-pace', '70000'],
    ['--lan-port', ''],
    ['tables', '--lan']
  ])
    expect(() => readFlags(wrong, folder), wrong.join(' ')).toThrow()
  expect(readFlags(['--bot-pace', '20', '--lan'], folder)).toMatchObject({ botPace: 20, lan: true })
})

test.each([
  [['--port', '99999'], '--port takes a whole number from 0 to 65535, not 99999.'],
  [['--lan-port', ''], '--lan-port takes a whole number from 0 to 65535, not “”.'],
  [['--bot-pace', '1.5'], '--bot-pace takes a whole number from 0 to 60000, not 1.5.'],
  [['--lan-address', 'here'], '--lan-address takes an IP address of this machine, not here.'],
  [['--folder', ''], '--folder takes the path of a folder, not an empty word.'],
  [['game.txt'], 'game.txt is neither an option nor the one game file (.caravan).'],
  [
    ['--folder', 'saves', 'tables'],
    'The command comes first, its options after it: serve tables --folder PATH.'
  ],
  [['--browsr'], "Unknown option '--browsr'."],
  [['--port', '-1'], "Option '--port' argument is ambiguous."]
])('invalid options are refused in one sentence: %j', (given, sentence) => {
  expect(() => readFlags(given, folder)).toThrow(new Error(sentence))
})

test('a command without a running host fails', async () => {
  await expect(runCommand(['tables', '--folder', newFolder()])).rejects.toThrow('No host that takes commands')
  await loopback.close()
  await expect(say('tables')).rejects.toThrow('No host that takes commands')
})

test('a word with which several table names end is refused', async () => {
  const get = () => Promise.resolve({ tables: [{ id: 'voyages-1-x' }, { id: 'khan-2-x' }] })
  const deleted = commands.delete.run({ get } as never, ['x'], {})
  await expect(deleted).rejects.toThrow('Several table names end with “x”')
})

test('a table that cannot be shared is not left behind', async () => {
  const file = join(folder, 'password.txt')
  writeFileSync(file, 'x'.repeat(3000))
  await expect(say('new', 'voyages', 'lan,lan', '--password-file', file)).rejects.toThrow()
  expect(await tables()).toEqual([])
})

test.each(['0.0.0.0', '::', '0:0:0:0:0:0:0:0'])(
  'a host that is to listen at %s listens at all addresses, and names those that guests can use',
  (address) => expect(readFlags(['--lan-address', address], folder).lanAddress).toBeUndefined()
)

test('an empty name is no folder', async () => {
  await expect(runCommand(['tables', '--folder', ''])).rejects.toThrow('--folder')
  expect(() => readFlags(['--folder', ''], folder)).toThrow('--folder')
})

test('stop asks the host itself, whatever its process id means here, and waits until it has ended', async () => {
  await closeAll()
  let asked = 0
  await openAll(() => {
    asked++
    void closeAll()
  })
  const file = join(folder, 'host.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  expect(await say('stop')).toBe('Done.\n')
  expect(asked).toBe(1)
  expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('pid')
})

test('a host that ends with its window is not stopped', async () => {
  await expect(say('stop')).rejects.toThrow('local-only')
  expect(await tables()).toEqual([])
})

test('spectators are listed, removed and let in again', async () => {
  const table = await made('voyages', 'lan,bot')
  expect(await say('watchers', table)).toBe('Nobody watches.\n')
  const [anna, ben] = [await guest(), await guest()]
  for (const wire of [anna, ben]) await wire.ask({ type: 'openTable', table })
  await anna.get({ type: 'watchAs', name: 'Anna' })
  expect(await say('watchers', table)).toBe('1  Anna\n2  a spectator\n')
  expect(await say('remove', table, '1')).toBe('Done.\n')
  expect(await anna.next('sentOff')).toMatchObject({ code: 'kicked', watching: true })
  expect(await json('watchers', table)).toEqual({
    watchers: [{ id: 2 }],
    removed: [{ id: 1, name: 'Anna' }]
  })
  expect(await say('watchers', table)).toBe('2  a spectator\n1  Anna (removed)\n')
  await expect(say('remove', table, '1')).rejects.toThrow('There is no such spectator, or no longer.')
  await expect(say('remove', table, 'Ben')).rejects.toThrow('“Ben” is not the number of a spectator.')
  await say('readmit', table, '1')
  expect(await anna.ask({ type: 'openTable', table })).toMatchObject({ ok: true })
})

test('nobody at a table notices that its spectators are asked for', async () => {
  const table = await made('voyages', 'lan,bot')
  const anna = await guest()
  await anna.ask({ type: 'openTable', table })
  expect(await say('watchers', table)).toBe('1  a spectator\n')
  await anna.ask({ type: 'listTables' })
  expect(anna.pushes.filter(({ type }) => type !== 'tables')).toEqual([])
})
