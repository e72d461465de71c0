import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { defaultFolder, HostRunning } from '../../main/host/index'
import { defaultSettings } from '../../shared/protocol/messages'
import { cleanUp, newFolder, newRig } from './rig'

afterEach(cleanUp)

test('the save folder is in each system’s place for user data', () => {
  const home = { HOME: '/home/anna' }
  expect(defaultFolder(home, 'linux')).toBe('/home/anna/.local/share/caravanserai')
  expect(defaultFolder({ ...home, XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/caravanserai')
  expect(defaultFolder({ ...home, XDG_DATA_HOME: 'not/absolute' }, 'linux')).toBe(
    '/home/anna/.local/share/caravanserai'
  )
  expect(defaultFolder(home, 'darwin')).toBe('/home/anna/Library/Application Support/Caravanserai')
  const appData = 'C:\\Users\\Anna\\AppData\\Roaming'
  expect(defaultFolder({ APPDATA: appData }, 'win32')).toBe(`${appData}\\Caravanserai`)
  expect(defaultFolder({ USERPROFILE: 'C:\\Users\\Anna' }, 'win32')).toBe(`${appData}\\Caravanserai`)
  expect(defaultFolder({ ...home, CARAVANSERAI_FOLDER: '/games' }, 'linux')).toBe('/games')
})

test('settings are stored, sent to everybody, and validated', async () => {
  const rig = await newRig()
  const [client, other] = [rig.client(), rig.client()]
  expect((await client.get({ type: 'getSettings' })).settings).toEqual(defaultSettings)
  const { settings } = await client.get({ type: 'setSettings', settings: { speed: 4 } })
  expect(settings).toEqual({ ...defaultSettings, speed: 4 })
  expect(await other.pushes()).toEqual([{ type: 'settings', settings }])
  expect((await client.refused({ type: 'setSettings', settings: { speed: 3 } })).code).toBe('malformed')
  expect((await client.refused({ type: 'setSettings', settings: { spede: 4 } })).code).toBe('malformed')
  await Promise.all([0, 1, 2].map((speed) => client.ask({ type: 'setSettings', settings: { speed } })))
  await rig.again()
  expect((await rig.client().get({ type: 'getSettings' })).settings.speed).toBe(2)
})

test('damaged settings are set aside, and what is valid in them is kept', async () => {
  const rig = await newRig()
  const path = join(rig.folder, 'settings.json')
  const damages: [string, object][] = [
    ['{"speed": 2, "lang', defaultSettings],
    ['{"speed":2,"language":"tlh","future":1}', { ...defaultSettings, speed: 2 }],
    [
      '{"sound":{"muted":true,"pieces":"loud"},"recap":7,"options":{"voyages":{"goals":"draft"},"x":3},"seats":[{"name":"Ann","colour":"red"},{"name":9}]}',
      {
        ...defaultSettings,
        sound: { ...defaultSettings.sound, muted: true },
        options: { voyages: { goals: 'draft' } },
        seats: [{ name: 'Ann', colour: 'red' }]
      }
    ],
    ['{"toString":1,"__proto__":{"speed":9},"speed":4}', { ...defaultSettings, speed: 4 }],
    ['[]', defaultSettings],
    ['null', defaultSettings],
    ['', defaultSettings]
  ]
  for (const [i, [text, settings]] of damages.entries()) {
    await rig.host.close()
    writeFileSync(path, text)
    await rig.again()
    const client = rig.client()
    expect((await client.get({ type: 'getSettings' })).settings).toEqual(settings)
    expect(readFileSync(`${path}.damaged-${i + 1}`, 'utf8')).toBe(text)
    await client.get({ type: 'setSettings', settings: { speed: 1 } })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ speed: 1 })
  }
})

test('settings that stay damaged are kept aside once, and a byte order mark is no damage', async () => {
  const rig = await newRig()
  const path = join(rig.folder, 'settings.json')
  await rig.host.close()
  writeFileSync(path, '{"speed":2,"future":1}')
  for (let start = 0; start < 3; start++) {
    await rig.again()
    await rig.host.close()
  }
  const aside = (): readonly string[] => readdirSync(rig.folder).filter((name) => name.includes('damaged'))
  expect(aside()).toEqual(['settings.json.damaged-1'])
  writeFileSync(path, '\uFEFF{"speed":2,"theme":"night"}')
  await rig.again()
  const { settings } = await rig.client().get({ type: 'getSettings' })
  expect(settings).toEqual({ ...defaultSettings, speed: 2, theme: 'night' })
  expect(aside()).toHaveLength(1)
})

test('settings of the first version lack newer ones: that is no damage, and a change keeps all of them', async () => {
  const rig = await newRig()
  const path = join(rig.folder, 'settings.json')
  await rig.host.close()
  const first = {
    speed: 2,
    language: 'en',
    seats: [
      { name: 'Ann', colour: 'blue' },
      { name: 'Émile', colour: 'green' }
    ],
    options: { voyages: { goals: 'draft', startPlayer: 'drawn' } }
  }
  writeFileSync(path, JSON.stringify(first, undefined, 2))
  await rig.again()
  const client = rig.client()
  expect((await client.get({ type: 'getSettings' })).settings).toEqual({ ...defaultSettings, ...first })
  await client.get({ type: 'setSettings', settings: { theme: 'night' } })
  await rig.host.close()
  await rig.again()
  const { settings } = await rig.client().get({ type: 'getSettings' })
  expect(settings).toEqual({ ...defaultSettings, ...first, theme: 'night' })
  expect(readdirSync(rig.folder).filter((name) => name.includes('damaged'))).toEqual([])
})

test('settings that cannot be written are refused and not changed', async () => {
  const rig = await newRig()
  mkdirSync(join(rig.folder, 'settings.json'))
  const client = rig.client()
  expect((await client.refused({ type: 'setSettings', settings: { speed: 4 } })).code).toBe('folder-failed')
  expect((await client.get({ type: 'getSettings' })).settings).toEqual(defaultSettings)
  expect(readdirSync(rig.folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('a folder has one host at most; a second one learns which host is there', async () => {
  const rig = await newRig()
  const second = newRig({ folder: rig.folder })
  await expect(second).rejects.toThrow(HostRunning)
  await second.catch((error: HostRunning) =>
    expect(error).toMatchObject({ code: 'folder-in-use', running: { pid: process.pid } })
  )
  await rig.host.close()
  const third = await newRig({ folder: rig.folder })
  expect(JSON.parse(readFileSync(join(third.folder, 'host.json'), 'utf8'))).toMatchObject({
    pid: process.pid
  })
  if (process.platform !== 'win32') expect(statSync(join(third.folder, 'host.json')).mode & 0o077).toBe(0)
})

test('the lock of a host that died, on this machine or long ago, does not block a new host', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const folder = newFolder()
  const lock = join(folder, 'host.lock')
  mkdirSync(lock)
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ pid, machine: hostname() }))
  await (await newRig({ folder })).host.close()

  mkdirSync(lock)
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ pid: process.pid, machine: 'elsewhere' }))
  const long = Date.now() / 1000 - 60
  utimesSync(lock, long, long)
  await (await newRig({ folder })).host.close()

  mkdirSync(lock)
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ pid, machine: 'elsewhere' }))
  await expect(newRig({ folder })).rejects.toThrow(HostRunning)
})

test('a closed host refuses requests, and closing it again does nothing', async () => {
  const rig = await newRig()
  const client = rig.client()
  await Promise.all([rig.host.close(), rig.host.close()])
  expect((await client.refused({ type: 'listTables' })).code).toBe('closing')
})
