import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leastSize, readPlacement, writePlacement, type Placement } from '../../main/desktop/bounds'
import { safeName } from '../../main/desktop/names'
import { exportName } from '../../main/host/folder/names'

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

const laptop = { x: 0, y: 25, width: 1440, height: 815 }
test.each([
  ['in both directions', { x: 0, y: 25, width: 3000, height: 1800 }, laptop],
  ['in height alone', { x: 100, y: 50, width: 1280, height: 1300 }, { ...bounds, y: 25, height: 815 }],
  ['in width alone', { x: -200, y: 50, width: 2000, height: 800 }, { ...bounds, x: 0, width: 1440 }],
  ['in nothing: it only lies partly outside', { ...bounds, x: 1300 }, { ...bounds, x: 1300 }]
])('a window from a larger screen that has gone fits the one that is left: %s', (_what, was, is) => {
  writePlacement(file, { ...placement, bounds: was })
  expect(readPlacement(file, [laptop])).toEqual({ ...placement, bounds: is })
})

test('a window over two screens is restored over both', () => {
  const wide = { ...placement, bounds: { x: 100, y: 50, width: 2800, height: 800 } }
  writePlacement(file, wide)
  expect(readPlacement(file, screens)).toEqual(wide)
})

const narrow = { x: 0, y: 0, width: 960, height: 516 }
test('a window on a screen that is smaller than the table (1920 by 1080 at 200 percent) stays within it', () => {
  expect(leastSize([narrow])).toEqual({ width: 960, height: 516 })
  expect(leastSize(screens)).toEqual({ width: 1024, height: 640 })
  expect(leastSize([laptop, narrow])).toEqual({ width: 960, height: 516 })
  writePlacement(file, placement)
  expect(readPlacement(file, [narrow])?.bounds).toEqual({ x: 0, y: 0, width: 960, height: 516 })
  const there = { ...placement, bounds: narrow }
  writePlacement(file, there)
  expect(readPlacement(file, [narrow]), 'it reopens there as it was').toEqual(there)
  expect(readPlacement(file, screens), 'on larger screens it would be too small').toBeUndefined()
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

test('a copy of a game whose people have emojis in their names keeps its ending', () => {
  const names = Array.from({ length: 5 }, (_, at) => `Player ${at + 1} ${'🐫'.repeat(5)}`)
  const proposed = exportName({ game: 'expedition', seats: names.map((name) => ({ name, colour: '' })) }, 0)
  expect(proposed.length).toBeGreaterThan(110)
  expect(safeName(proposed)).toBe(proposed)
})
