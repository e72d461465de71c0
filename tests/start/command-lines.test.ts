/** The command lines of `npm test` and `npm run build`: nothing is started for words that are wrong. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { namesTest } from '../../build/lib/named-tests.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Runs a script of build/ to its end. */
function run(script: string, ...words: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'build', script), ...words], {
    cwd: root,
    encoding: 'utf8'
  })
  return { code: status, out: stdout, err: stderr }
}
const firstLine = (text: string): string => text.split('\n')[0] ?? ''

test.each([
  [['no-such-word'], 'No test\'s path contains "no-such-word".'],
  [['no-such-word', 'nor-this'], 'No test\'s path contains "no-such-word" or "nor-this".'],
  [['agenda', 'no-such-word'], 'No test\'s path contains "no-such-word".'],
  [['--only', 'e2e', 'command-lines.test'], 'No test\'s path contains "command-lines.test".'],
  [['--ony', 'unit'], 'There is no option "--ony".'],
  [['--only', 'units'], 'There is no stage "units".']
])('npm test -- %j runs nothing and says why', (words, sentence) => {
  const { code, out, err } = run('test.mjs', ...words)
  expect([code, out, firstLine(err)]).toEqual([1, '', sentence])
})

test.each([
  'agenda',
  './tests/start/command-lines.test.ts:20',
  import.meta.filename,
  'tests\\start',
  'Command-Lines'
])('a test is named by a part of its path: %s', (word) => expect(namesTest(word, ['unit'])).toBe(true))

test('npm run build -- --help prints its usage and builds nothing', () => {
  const { code, out, err } = run('build.mjs', '--help')
  expect([code, firstLine(out), err]).toEqual([0, 'npm run build [-- options]', ''])
})

test.each(['--foo', 'foo', '--forced'])('npm run build -- %s builds nothing and says why', (word) => {
  const { code, out, err } = run('build.mjs', '--force', word)
  expect([code, out, firstLine(err)]).toEqual([1, '', `There is no option "${word}".`])
})
