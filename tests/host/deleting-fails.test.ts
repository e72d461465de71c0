// Deleting a table, or bringing it back, while another program holds one of its files, as virus scanners do on Windows.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DeletedTables } from '../../main/host/folder/deleted-tables'

const names = ['t1.caravan', 't1.json', 't1.json.copy']
let folder: string
/** The name of a file that cannot be moved now. */
let held: string | undefined
let deleted: DeletedTables

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-'))
  held = undefined
  const tables = join(folder, 'tables')
  mkdirSync(tables)
  for (const name of names) writeFileSync(join(tables, name), name)
  deleted = new DeletedTables(tables, join(folder, 'deleted'), (from, to) => {
    if (held !== undefined && from.endsWith(held)) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    renameSync(from, to)
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

const files = (...path: string[]): string[] => readdirSync(join(folder, ...path)).sort()

test('a table of which one file cannot be moved stays whole, and can be deleted and brought back later', () => {
  held = '.json'
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(() => deleted.put('t1')).toThrow('busy')
    expect(files('tables')).toEqual(names)
  }
  held = undefined
  deleted.put('t1')
  expect([files('tables'), files('deleted', 't1')]).toEqual([[], names])
  expect(deleted.takeOut('t1')).toBe(true)
  expect(files('tables')).toEqual(names)
  expect(readFileSync(join(folder, 'tables', 't1.caravan'), 'utf8')).toBe('t1.caravan')
})

test('a deleted table of which one file cannot be moved back can be brought back later', () => {
  deleted.put('t1')
  held = '.caravan'
  expect(() => deleted.takeOut('t1')).toThrow('busy')
  expect([files('tables'), files('deleted', 't1')]).toEqual([[], names])
  held = undefined
  expect(deleted.takeOut('t1')).toBe(true)
  expect(files('tables')).toEqual(names)
})

test('a table is brought back also where the system has put a file of its own among the deleted ones', () => {
  deleted.put('t1')
  writeFileSync(join(folder, 'deleted', 't1', '.DS_Store'), '')
  expect(deleted.takeOut('t1')).toBe(true)
  expect(files('tables')).toEqual(names)
})
