// Replacing a file while another program holds it for a moment, as virus scanners do on Windows.

import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceWhole } from '../../main/host/folder/disk'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-replacing-'))
  path = join(folder, 'game.caravan')
  writeFileSync(path, 'before')
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

/** Renaming fails so many times with this error. */
function hold(code: string, times: number): void {
  const { renameSync } = fs
  let left = times
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (left-- > 0) throw Object.assign(new Error(code), { code })
    renameSync(from, to)
  })
  syncBuiltinESMExports()
}

const replace = (): void => replaceWhole(path, Buffer.from('after'), () => undefined)

test.each(['EPERM', 'EACCES', 'EBUSY'])('a file that is held for a moment (%s) is replaced', (code) => {
  hold(code, 3)
  replace()
  expect(readFileSync(path, 'utf8')).toBe('after')
  expect(readdirSync(folder)).toEqual(['game.caravan'])
})

test.each([
  ['EBUSY', 100],
  ['ENOSPC', 1]
])('a file that cannot be replaced (%s) stays as it is, and nothing else is left', (code, times) => {
  hold(code, times)
  expect(replace).toThrow(code)
  expect(readFileSync(path, 'utf8')).toBe('before')
  expect(readdirSync(folder)).toEqual(['game.caravan'])
})
