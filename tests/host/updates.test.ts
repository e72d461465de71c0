// The check for newer versions: only if switched on, at most once a day, and only versions signed by the publisher
// count.

import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isNewer, signedRelease } from '../../main/host/updates/signed-release'
import type { Updates } from '../../shared/protocol/messages'
import { cleanUp, newRig, type Rig } from './rig'

const day = 24 * 3600 * 1000
const page = 'https://example.org/releases'
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

const ends: (() => void)[] = []
afterEach(async () => {
  await cleanUp()
  for (const end of ends.splice(0)) end()
})

/** Starts a site that serves the text and records requests. */
async function site(text: () => string) {
  const asked: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const server = createServer(({ method, url, headers }, answer) => {
    asked.push({ method, url, headers })
    answer.end(text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ends.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { asked, source: { address: `http://127.0.0.1:${port}/newest.json`, key } }
}

const toldBy = async (rig: Rig): Promise<Updates> => (await rig.client().get({ type: 'getUpdates' })).updates

/** Switches the check on or off; resolves with what the host then reports, once `count` pushes have arrived. */
async function switched(rig: Rig, updates: 'on' | 'off', count: number): Promise<Updates> {
  const heard: Updates[] = []
  let done = (): void => undefined
  const all = new Promise<void>((resolve) => (done = resolve))
  const client = rig.client((push) => {
    if (push.type === 'updates' && heard.push(push.updates) === count) done()
  })
  await client.get({ type: 'setSettings', settings: { updates } })
  await all
  return heard.at(-1) ?? { possible: false }
}

test('an app without a configured address does not offer the check', async () => {
  const rig = await newRig()
  expect(await toldBy(rig)).toEqual({ possible: false })
})

test('no request is sent before somebody agrees; then one a day, with nothing about the user', async () => {
  let now = 1_800_000_000_000
  const { asked, source } = await site(() => signedRelease({ version: '99.0.0', page }, pem))
  const rig = await newRig({ updateSource: source, now: () => now })
  expect(await toldBy(rig)).toEqual({ possible: true })
  expect(asked).toEqual([])

  const newest = { version: '99.0.0', page }
  expect(await switched(rig, 'on', 2)).toEqual({ possible: true, newest })
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', '/newest.json']])
  const plain =
    /^(?:host|connection|accept|accept-language|accept-encoding|sec-fetch-mode|cache-control|pragma|user-agent)$/
  expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => !plain.test(name))).toEqual([])
  expect(asked[0]?.headers['user-agent']).toBe('node')

  // The result is remembered, and there is no second request on the same day.
  await rig.again({ updateSource: source, now: () => now })
  expect(await toldBy(rig)).toEqual({ possible: true, newest })
  now += day - 1
  await rig.again({ updateSource: source, now: () => now })
  expect(await toldBy(rig)).toEqual({ possible: true, newest })
  expect(asked).toHaveLength(1)

  now += 1
  await rig.again({ updateSource: source, now: () => now })
  await expect.poll(() => asked.length).toBe(2)

  expect(await switched(rig, 'off', 1)).toEqual({ possible: true })
})

const forged = (): string => {
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  return signedRelease({ version: '99.0.0', page }, String(other))
}
const changed = (): string => signedRelease({ version: '98.0.0', page }, pem).replace('98.0.0', '99.0.0')

test.each([
  ['signed by another key', forged],
  ['changed after it was signed', changed],
  ['not JSON', () => '<html>'],
  ['endless', () => `${signedRelease({ version: '99.0.0', page }, pem)}${' '.repeat(5000)}`],
  ['an older version', () => signedRelease({ version: '0.0.1', page }, pem)]
])('nothing is told of a file that is %s, and the app goes on', async (_, text) => {
  const { asked, source } = await site(text)
  const rig = await newRig({ updateSource: source })
  expect(await switched(rig, 'on', 2)).toEqual({ possible: true })
  expect(asked).toHaveLength(1)
})

test('a release has a version of three numbers and an https page; versions are compared as numbers', () => {
  expect(() => signedRelease({ version: '1.2', page }, pem)).toThrow()
  expect(() => signedRelease({ version: '1.2.3', page: 'http://example.org' }, pem)).toThrow()
  expect(['0.10.0', '0.9.9', '1.0.0'].map((version) => isNewer(version, '0.9.9'))).toEqual([
    true,
    false,
    true
  ])
})
