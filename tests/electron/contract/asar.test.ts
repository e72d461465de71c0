// The double's reader of app.asar: returns files as they were packed, or refuses them.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { load } from './load'

const require = createRequire(import.meta.url)
const { createPackage } = require('@electron/asar') as {
  createPackage: (from: string, to: string) => Promise<void>
}
const { unpackChecked } = load<{ unpackChecked: (archive: string) => string }>('asar.cjs')

const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'out/main/index.js': 'first',
  'out/renderer/a.js': 'x'.repeat(5000),
  'out/renderer/empty.css': ''
}
let folder: string
let archive: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'electron-double-asar-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'app', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'app', name), text)
  }
  archive = join(folder, 'app.asar')
  await createPackage(join(folder, 'app'), archive)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a changed copy of the archive and returns its path. */
function changed(change: (bytes: Buffer) => Buffer): string {
  const path = join(folder, 'changed.asar')
  writeFileSync(path, change(readFileSync(archive)))
  return path
}

test('every file of the archive is read byte for byte', () => {
  const out = unpackChecked(archive)
  onTestFinished(() => rmSync(join(out, '..'), { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(out, name), 'utf8')).toBe(text)
})

test('a changed byte anywhere is refused with the name of its file', () => {
  const whole = readFileSync(archive).toString('latin1')
  for (const [name, at] of [
    ['out/main/index.js', whole.lastIndexOf('first')],
    ['out/renderer/a.js', whole.lastIndexOf('xx')]
  ] as const) {
    const flip = (bytes: Buffer): Buffer => {
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      return bytes
    }
    expect(() => unpackChecked(changed(flip))).toThrow(`app.asar: ${name} is not what was packed`)
  }
})

test('a truncated file and a file without a checksum are refused', () => {
  expect(() => unpackChecked(changed((bytes) => bytes.subarray(0, -1)))).toThrow('is not what was packed')
  // The length stays the same, so that every offset stays right.
  const unsigned = (bytes: Buffer): Buffer =>
    Buffer.from(bytes.toString('latin1').replaceAll('"SHA256"', '"SHA999"'), 'latin1')
  expect(() => unpackChecked(changed(unsigned))).toThrow('has no sha256')
})
