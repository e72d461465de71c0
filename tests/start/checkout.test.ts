/** What git hands out: texts without marks of a merge, and on Windows, where it turns line ends into CRLF, as they are. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notesOf } from '../../build/tools/release/changelog'

const root = resolve(import.meta.dirname, '../..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-clone-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

test('texts come out of git as they are, and pictures too', () => {
  const files = ['CHANGELOG.md', 'main/index.ts', 'tests/golden/pack.json', 'build/icons/caravanserai-32.png']
  const [project, clone] = [join(folder, 'project'), join(folder, 'clone')]
  const git = (...words: string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...words], { stdio: 'ignore' })
  }
  for (const file of [...files, '.gitattributes'].filter((one) => existsSync(join(root, one)))) {
    mkdirSync(join(project, file, '..'), { recursive: true })
    cpSync(join(root, file), join(project, file))
  }
  git('init', project)
  git('-C', project, '-c', 'core.autocrlf=false', 'add', '--all')
  git('-C', project, 'commit', '-m', 'all')
  git('clone', '-c', 'core.autocrlf=true', project, clone)
  for (const file of files)
    expect(readFileSync(join(clone, file)).equals(readFileSync(join(root, file))), file).toBe(true)
  // The release tool reads its notes there, too.
  expect(notesOf('0.2.0', readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).date).toMatch(/^\d{4}-/)
})

test('no text has marks of an unfinished merge', () => {
  const found = spawnSync('git', ['grep', '-lE', '^(<{7}|>{7}) '], { cwd: root, encoding: 'utf8' })
  // Status 1: nothing was found.
  expect([found.stdout, found.stderr, found.status]).toEqual(['', '', 1])
})
