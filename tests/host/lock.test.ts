// The lock on a save folder has one holder at a time, even if hosts start together, die or are suspended.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'
import { FolderLock, HostRunning } from '../../main/host/folder/lock'
import { cleanUp, newFolder } from './rig'

afterEach(cleanUp)

const root = resolve(import.meta.dirname, '../..')
const noted = (code: string): unknown => expect.objectContaining({ refusal: { code } })

/** Blocks the whole process for this many milliseconds. */
function standStill(milliseconds: number): void {
  const until = Date.now() + milliseconds
  while (Date.now() < until);
}

test(
  'of several hosts that start together on the folder of a dead host, exactly one gets it',
  { timeout: 120_000 },
  async () => {
    const parent = newFolder()
    const [folders, starters] = [40, 4]
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (let folder = 0; folder < folders; folder++) {
      const path = join(parent, String(folder))
      mkdirSync(join(path, 'host.lock'), { recursive: true })
      const holder = JSON.stringify({ pid, machine: hostname() })
      writeFileSync(join(path, 'host.json'), holder)
      // Half of the folders have a lock of an older version, without a generation.
      if (folder % 2 === 0) writeFileSync(join(path, 'host.lock', '7'), holder)
    }
    const children = Array.from({ length: starters }, () =>
      spawn(process.execPath, ['--import', 'tsx', 'tests/host/locking.ts', parent, String(folders)], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc']
      })
    )
    try {
      await Promise.all(children.map((child) => once(child, 'message')))
      const begin = Date.now() + 200
      const answers = children.map((child) => once(child, 'message') as Promise<[number[]]>)
      for (const child of children) child.send(begin)
      const held = (await Promise.all(answers)).flatMap(([one]) => one)
      expect(held.sort((a, b) => a - b)).toEqual(Array.from({ length: folders }, (_, folder) => folder))
      for (let folder = 0; folder < folders; folder++)
        expect(readdirSync(join(parent, String(folder), 'host.lock'))).toEqual([folder % 2 === 0 ? '8' : '1'])
    } finally {
      for (const child of children) child.kill('SIGKILL')
    }
  }
)

test('a generation ends for good when the next holder comes, and generation numbers are never reused', async () => {
  const folder = newFolder()
  const life = 100
  const held = (): number => Math.max(...readdirSync(join(folder, 'host.lock')).map(Number))
  const lost = vi.fn()
  const first = await FolderLock.take(folder, { life, lost })
  first.require()
  await expect(FolderLock.take(folder, { life, lost })).rejects.toThrow(HostRunning)

  // A holder regains the folder, with a new number, if the machine stood still for as long as its life.
  const before = held()
  standStill(2 * life)
  const second = await FolderLock.take(folder, { life, lost: () => undefined })
  expect(() => first.require()).toThrow(noted('folder-lost'))
  second.require()
  await second.release()
  expect(existsSync(join(folder, 'host.lock'))).toBe(false)
  const released = Number(readFileSync(join(folder, 'host.generation'), 'utf8'))
  expect(released).toBeGreaterThan(before)
  expect(() => first.require()).toThrow(noted('folder-lost'))
  await eventually(() => expect(lost).toHaveBeenCalledOnce())
  await first.release()

  const third = await FolderLock.take(folder, { life, lost: () => undefined })
  expect(held()).toBeGreaterThan(released)
  await third.release()
})

test('a holder that was suspended regains the folder if nobody came meanwhile, and has lost it if somebody came and went', async () => {
  const folder = newFolder()
  const life = 100
  const one = await FolderLock.take(folder, { life, lost: () => undefined })
  standStill(2 * life)
  one.require()
  expect(readdirSync(join(folder, 'host.lock'))).toEqual(['2'])
  standStill(2 * life)
  await (await FolderLock.take(folder, { life, lost: () => undefined })).release()
  expect(() => one.require()).toThrow(noted('folder-lost'))
  expect(one.lost).toBe(true)
})

test('a lock dated in the future, of a host that is gone, does not keep the folder until then', async () => {
  const folder = newFolder()
  const lock = join(folder, 'host.lock')
  mkdirSync(lock)
  // Another machine's process cannot be tested for life.
  writeFileSync(join(lock, '3'), JSON.stringify({ pid: 7, machine: `not ${hostname()}` }))
  const ahead = new Date(Date.now() + 3_600_000)
  utimesSync(join(lock, '3'), ahead, ahead)
  const taken = await FolderLock.take(folder, { lost: () => undefined })
  expect(readdirSync(lock)).toEqual(['4'])
  await taken.release()
})

test('a folder that is missing cannot be written to, and still belongs to the same host when it is back', async () => {
  const folder = join(newFolder(), 'games')
  mkdirSync(folder)
  const life = 100
  const lock = await FolderLock.take(folder, { life, lost: () => undefined })
  renameSync(folder, `${folder} 2`)
  const away: unknown = expect.objectContaining({
    refusal: { code: 'folder-failed', numbers: { reason: 'ENOENT' } }
  })
  expect(() => lock.require()).toThrow(away)
  // The folder in its place is another one, as under a disk that was removed.
  mkdirSync(folder)
  standStill(2 * life)
  expect(() => lock.require()).toThrow(away)
  expect(readdirSync(folder)).toEqual([])
  renameSync(folder, `${folder} 3`)
  renameSync(`${folder} 2`, folder)
  lock.require()
  await lock.release()
  expect(existsSync(join(folder, 'host.lock'))).toBe(false)
})
