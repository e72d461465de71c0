/** The reader of a command's output goes away before it ends, as `| head` does: that is no failure. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hostProgram } from '../host/served'

const root = resolve(import.meta.dirname, '../..')
const tool = [join('build', 'tool.mjs'), 'replay']

test.each([
  ['serve --help', [...hostProgram, '--help']],
  ['serve --licences', [...hostProgram, '--licences']],
  ['replay --help', [...tool, '--help']]
])('%s ends without a word', { timeout: 60_000 }, async (_name, words) => {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let err = ''
  child.stdout.destroy()
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const code = await new Promise((done) => child.once('close', done))
  expect([code, err]).toEqual([0, ''])
})
