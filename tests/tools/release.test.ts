// `npm run -s release`, without the slow parts: docs/release.md says how the programs themselves are tested.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { tool } from '../../build/tools/release'
import { notesOf } from '../../build/tools/release/changelog'
import pins from '../../build/tools/release/runtimes.json' with { type: 'json' }
import { icnsOf, icoOf } from '../../build/lib/icon-files.mjs'
import project from '../../package.json' with { type: 'json' }
import { callWith } from './inside'

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-release-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const root = resolve(import.meta.dirname, '../..')
const release = (...words: string[]) => callWith(tool, words)

test('--help says what it builds', async () => {
  const { code, out } = await release('--help')
  expect(code).toBe(0)
  for (const system of Object.keys(pins.systems)) expect(out).toContain(system)
})

describe('an impossible request is refused in one sentence, and nothing is built:', () => {
  test.each([
    [['--target', 'everything']],
    [['--target', 'single', '--systems', 'beos-x64']],
    [['--target', 'single', '--tag', 'v0.0.1']]
  ])('%j', async (words) => {
    const { code, out, err } = await release(...words)
    expect([code, out]).toEqual([2, ''])
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('a wrong target is named', async () => {
    expect((await release('--target', 'foo')).err).toContain(
      '--target takes one of single, deb, setup, papers, all, not "foo"'
    )
  })

  test('a check of an empty folder', async () => {
    const { code, err } = await release('--target', 'single', '--check', '--no-build', '--out', folder)
    expect(code).toBe(2)
    expect(err).toContain('there is no')
  })
})

test('all systems get one version of Node, each with its checksum', () => {
  expect(pins.version).toMatch(/^\d+\.\d+\.\d+$/)
  for (const { integrity } of Object.values(pins.systems))
    expect(Buffer.from(integrity.replace('sha512-', ''), 'base64')).toHaveLength(64)
})

test('the changelog section of a version is found, and no other section with it', () => {
  expect(notesOf().notes).toContain('### ')
  expect(
    notesOf('1.0.0', '# Log\n\n## [1.0.0] - 2030-01-02\n\n- A.\n\n## 0.9.0 - 2029-01-01\n\n- B.\n')
  ).toEqual({
    date: '2030-01-02',
    notes: '- A.'
  })
  expect(() => notesOf('9.9.9')).toThrow('9.9.9')
})

test('the version is stated in one place only', () => {
  for (const file of ['electron-builder.yml', 'build/linux/metainfo.xml', 'build/windows/installer.nsi'])
    expect(readFileSync(join(root, file), 'utf8'), file).not.toContain(project.version)
})

test('the Windows installer proposes the folder in which an earlier version was installed', () => {
  const script = readFileSync(join(root, 'build/windows/installer.nsi'), 'utf8')
  const [, key, value] = /^\s*WriteRegStr (HKCU \S+) ("InstallLocation") "\$INSTDIR"$/m.exec(script) ?? []
  expect(script).toContain(`\nInstallDirRegKey ${key} ${value}\n`)
})

test('the desktop entry, the MIME types and the program use the same names', () => {
  const read = (name: string): string => readFileSync(join(root, 'build', 'linux', name), 'utf8')
  const type = 'application/x-caravanserai'
  for (const name of ['caravanserai.desktop', 'metainfo.xml', 'mime.xml']) expect(read(name)).toContain(type)
  expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toContain(type)
  expect(read('metainfo.xml')).toContain(`>${project.desktopName}<`)
  for (const size of [16, 24, 32, 48, 64, 128, 256, 512])
    for (const icon of ['caravanserai', 'document'])
      expect(existsSync(join(root, 'build', 'icons', `${icon}-${size}.png`)), icon).toBe(true)
})

test('icon files contain the pictures that they were made from', () => {
  const pictures = [16, 128, 256].map((size) => ({ size, png: Buffer.alloc(size, size % 251) }))
  const ico = icoOf(pictures)
  for (const [i, { png }] of pictures.entries()) {
    const entry = 6 + 16 * i
    const at = ico.readUInt32LE(entry + 12)
    expect(ico.subarray(at, at + ico.readUInt32LE(entry + 8))).toEqual(png)
  }
  const icns = icnsOf(pictures)
  expect(icns.readUInt32BE(4)).toBe(icns.length)
  expect(icns.toString('latin1', 8, 12)).toBe('ic07')
})
