import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPlacement, writePlacement, type Placement } from '../../main/desktop/bounds'
import { safeName } from '../../main/desktop/names'

const screens = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: -200, width: 1280, height: 1024 }
]
const bounds = { x: 100, y: 50, width: 1280, height: 800 }
const placement: Placement = { bounds, maximized: false, fullScreen: false }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-window-'))
  file = join(folder, 'window.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the window reopens where it was', () => {
  writePlacement(file, placement)
  expect(readPlacement(file, screens)).toEqual(placement)
})

test('a window that filled the screen does so again; files of earlier versions do not say', () => {
  writePlacement(file, { ...placement, fullScreen: true })
  expect(readPlacement(file, screens)?.fullScreen).toBe(true)
  writeFileSync(file, JSON.stringify({ bounds, maximized: true }))
  expect(readPlacement(file, screens)).toEqual({ bounds, maximized: true, fullScreen: false })
})

test.each([
  ['on a screen that is gone', { x: 4000, y: 50 }],
  ['with its title bar above the screen', { x: 100, y: -100 }],
  ['too small', { width: 300 }],
  ['with a size that is no number', { width: '1280' }]
])('a place %s is forgotten', (_what, change) => {
  writeFileSync(file, JSON.stringify({ ...placement, bounds: { ...placement.bounds, ...change } }))
  expect(readPlacement(file, screens)).toBeUndefined()
})

test('a place on a second screen, even above the first, is restored', () => {
  const there = { ...placement, bounds: { ...placement.bounds, x: 1950, y: -150 } }
  writePlacement(file, there)
  expect(readPlacement(file, screens)).toEqual(there)
})

test('a damaged or missing file gives no placement, and a missing folder is not an error', () => {
  expect(readPlacement(file, screens)).toBeUndefined()
  writePlacement(file, placement)
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20))
  expect(readPlacement(file, screens)).toBeUndefined()
  expect(() => writePlacement(join(folder, 'gone', 'window.json'), placement)).not.toThrow()
})

test.each([
  ['Venice to Beijing.caravan', 'Venice to Beijing.caravan'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\system.ini', 'system.ini'],
  ['.hidden', 'hidden'],
  ['a:b|c?.caravan', 'a-b-c-.caravan'],
  ['', 'game.caravan'],
  ['...', 'game.caravan']
])('the name %j is saved as %j', (proposed, name) => {
  expect(safeName(proposed)).toBe(name)
})
