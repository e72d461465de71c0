// Names: invisible characters are removed, unreadable names are refused, and names that look alike are distinguished.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { isName, plainText, skeleton } from '../../shared/protocol/names'
import { helloTo } from '../../main/lan/host-hello'
import { pushSchema } from '../../shared/protocol/from-host'
import { protocolVersion, type Request } from '../../shared/protocol/messages'
import { lobbyTable, party, sitDown } from './party'
import { cleanUp } from './rig'
import { freshNumber } from './seat-proofs'

afterEach(cleanUp)

describe('Plain text', () => {
  test.each([
    ['a\u202eb', 'a b'],
    ['\u2066Ann\u2069', 'Ann'],
    ['\u061cAnn\u200f', 'Ann'],
    ['An\u200bn', 'Ann'],
    ['An\u00adn\ufeff', 'Ann'],
    ['\u3164Ann\u2800', 'Ann'],
    ['Ann\u{e0041}\u{e0042}', 'Ann'],
    ['Ann\ue000', 'Ann'],
    ['Ann\ud800', 'Ann'],
    ['line\u2028two\n', 'line two'],
    [`A${'\u0301'.repeat(30)}nn`, `A${'\u0301'.repeat(4)}nn`],
    ['\u200dAnn\u200c', 'Ann'],
    // What people do write: Persian with its joiner, emoji of families and flags, accents, other scripts.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['🇩🇪 José Müller', '🇩🇪 José Müller'],
    ['कृष्ण', 'कृष्ण'],
    ['ภูมิพล', 'ภูมิพล'],
    ['王小明', '王小明']
  ])('%j is shown as %j', (text, shown) => expect(plainText(text)).toBe(shown))

  test('is idempotent and contains no invisible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const plain = plainText(text)
        expect(plainText(plain)).toBe(plain)
        expect(plain).not.toMatch(
          /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\u2800\ufeff]/u
        )
      })
    )
  })
})

test.each([
  ['', false],
  ['\u200b\u200b', false],
  ['\u3164', false],
  ['\u2800\u2800', false],
  ['\u0301\u0301', false],
  ['. – …', false],
  ['\uffa0\u115f', false],
  ['Ö', true],
  ['7', true],
  ['🦊', true],
  ['明', true]
])('%j can be a name: %s', (text, is) => expect(isName(plainText(text))).toBe(is))

describe('Names that look alike', () => {
  test.each([
    ['Anna', 'Аnnа'],
    ['Anna', 'ANNA'],
    ['Anna', 'Αnna'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝐀𝐧𝐧𝐚'],
    ['Anna', 'An\u200bna'],
    ['Anna', 'Anna '],
    ['Anna', 'An na'],
    ['Paul', 'Раul'],
    ['Paul', 'PauI'],
    ['Otto', '0tto'],
    ['HANNA', 'НΑΝΝА'],
    ['Bernd', 'Bemd'],
    ['Groß', 'GROSS'],
    ['Bill', 'Bi11'],
    ['José', 'Jose\u0301'],
    ['Seat 1', 'Seat l']
  ])('%s and %s', (one, other) => expect(skeleton(one)).toBe(skeleton(other)))

  test.each([
    ['Anna', 'Anne'],
    ['Jose', 'José'],
    ['Ben', 'Bea'],
    ['Ольга', 'Олег'],
    ['Guest 1', 'Guest 2'],
    ['王小明', '王大明'],
    ['🦊', '🐺']
  ])('%s and %s do not', (one, other) => expect(skeleton(one)).not.toBe(skeleton(other)))
})

test('a guest without a readable name, or with one that looks like another’s, is refused', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const [ann, bob] = [await all.guest(), await all.guest()]
  await sitDown(ann, table, 1, 'Anna')
  await bob.ask({ type: 'openTable', table })
  const claim = (name: string): Promise<{ code: string; numbers?: object }> =>
    bob.refused({ type: 'claimSeat', seat: 2, name })
  for (const name of ['\u3164', '\u200b\u200b', '\u2800', '\u0301', '\u202e', '---'])
    expect([name, await claim(name)]).toEqual([name, { code: 'name-unreadable' }])
  expect(await claim('Аnnа')).toEqual({ code: 'name-like', numbers: { name: 'Anna' } })
  expect(await claim('SEAT\u2000O')).toEqual({ code: 'name-like', numbers: { name: 'Seat 0' } })
  expect(await claim('anna')).toEqual({ code: 'name-twice', numbers: { name: 'anna' } })
  await bob.get({ type: 'claimSeat', seat: 2, name: '\u202eBob\u200b' })
  const told = await bob.next('lobby', ({ own }) => own.length > 0)
  expect(told.table.seats.map(({ name }) => name)).toEqual(['Seat 0', 'Anna', 'Bob'])
})

/** Starts a foreign host that announces this name; returns its port. */
async function foreignHost(name: string): Promise<number> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  foreign.push(sockets)
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { id, request } = JSON.parse((data as Buffer).toString()) as { id: number; request: Request }
      const hello = {
        protocol: protocolVersion,
        app: '9.9.9',
        role: 'guest',
        games: {},
        nonce: freshNumber(),
        host: { id: `foreign-${sockets.clients.size}`, name }
      }
      const value = request.type === 'hello' ? hello : { tables: [] }
      socket.send(JSON.stringify({ re: id, reply: { ok: true, value } }))
    })
  )
  await once(sockets, 'listening')
  return (sockets.address() as AddressInfo).port
}

const foreign: WebSocketServer[] = []
afterEach(() => {
  for (const sockets of foreign.splice(0)) sockets.close()
})

test('names of a foreign host and of its tables are cleaned when they are received', async () => {
  const rogue = await foreignHost('Ann\u202e\u200b\u2066enihcam\u3164')
  const signal = new AbortController().signal
  const greeted = await helloTo({ address: '127.0.0.1', port: rogue }, signal)
  expect(greeted?.name).toBe('Ann enihcam')
  const here = await party()
  const at = { address: '127.0.0.1', port: await foreignHost('\u2800\u3164') }
  expect(await here.local.get({ type: 'joinHost', to: at })).toMatchObject({ name: '127.0.0.1' })

  const read = pushSchema.parse({
    type: 'said',
    line: { from: 'Ann\u202e', seat: 0, text: 'a\u0000b', at: 1 }
  })
  expect(read).toMatchObject({ line: { from: 'Ann', text: 'a b' } })
})

test('names given at the host’s own page are cleaned and must be readable, too', async () => {
  const all = await party()
  const seats = (name: string): { name: string; colour: string }[] => [
    { name, colour: 'red' },
    { name: 'Ben', colour: 'blue' }
  ]
  const wish = { game: 'toy', options: {} }
  expect(await all.local.refused({ type: 'createTable', ...wish, seats: seats('\u200b\u3164') })).toEqual({
    code: 'name-unreadable'
  })
  const { table } = await all.local.get({ type: 'createTable', ...wish, seats: seats('\u202eAnna\u2800') })
  const listed = (await all.local.get({ type: 'listTables' })).tables
  expect(listed.find(({ id }) => id === table)?.seats[0]?.name).toBe('Anna')
})
