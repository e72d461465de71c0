/** A ladder refuses what would have no effect, and plays in processes of its own, which do not outlive it. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tool as ladder } from '../../build/tools/ladder/main'
import { eventually } from '../lib/eventually'
import { callWith } from './inside'

const root = resolve(import.meta.dirname, '../..')

interface Running {
  readonly pid: number
  readonly parent: number
  /** Seconds of processor time at 100 ticks a second, without those in the kernel. */
  readonly seconds: number
}

/** The process as Linux describes it (proc(5)); undefined once it has ended, even if nobody has asked how. */
function running(pid: number): Running | undefined {
  try {
    const [, after = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const fields = after.split(' ')
    return fields[0] === 'Z'
      ? undefined
      : { pid, parent: Number(fields[1]), seconds: Number(fields[11]) / 100 }
  } catch {
    return undefined
  }
}

const startedBy = (parent: number): Running | undefined =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => running(Number(name)))
    .find((one) => one?.parent === parent)

test.runIf(process.platform === 'linux')(
  'a ladder that is killed in mid-deal leaves no player behind',
  async () => {
    // A deal of these levels takes minutes.
    const words = '--game voyages --levels 4,5 --tables 1 --workers 1 --pairs'.split(' ')
    const command = spawn(process.execPath, [join(root, 'build/tool.mjs'), 'ladder', ...words], {
      stdio: 'ignore'
    })
    const { ladder, player } = await eventually(() => {
      const program = startedBy(command.pid ?? -1)
      const one = startedBy(program?.pid ?? -1)
      if (!program || !one || one.seconds < 2) throw new Error('nobody has played yet')
      return { ladder: program.pid, player: one.pid }
    })
    process.kill(ladder, 'SIGKILL')
    try {
      await eventually(() => expect(running(player)).toBeUndefined())
    } finally {
      if (running(player)) process.kill(player, 'SIGKILL')
    }
  }
)

test.each([
  ['--balance --pairs', '--pairs has no effect with --balance'],
  ['--doubt --out some.file', '--out has no effect with --doubt'],
  ['--doubt --workers 4', '--workers has no effect with --doubt'],
  ['--doubt --balance', 'only one of --doubt, --balance can be given'],
  ['--balance --levels 1,2', '--balance needs one level above 0'],
  ['--modules vince', 'There is no module "vince"'],
  ['--players 5 --options {"venice":"off"}', 'does not accept'],
  ['--players 6', '--players takes a whole number from 2 to 5']
])('%s: one sentence says why it is refused', async (words, why) => {
  const { code, out, err } = await callWith(ladder, words.split(' '))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(why)
  expect(err.trim().split('\n')).toHaveLength(1)
})
