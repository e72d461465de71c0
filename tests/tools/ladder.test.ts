/** A ladder plays in processes of its own, which do not outlive it. */
import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../lib/eventually'

const root = resolve(import.meta.dirname, '../..')

/** The running processes that a process started, each with its processor time in seconds. */
function startedBy(pid: number): { readonly pid: number; readonly seconds: number }[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,cputimes=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id, seconds]) => (id && seconds !== undefined ? [{ pid: id, seconds }] : []))
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.runIf(process.platform === 'linux')(
  'a ladder that is killed in mid-deal leaves no player behind',
  async () => {
    // A deal of these levels takes minutes.
    const words = [
      'ladder',
      '--game',
      'voyages',
      '--levels',
      '4,5',
      '--tables',
      '1',
      '--workers',
      '1',
      '--pairs'
    ]
    const command = spawn(process.execPath, [join(root, 'build/tool.mjs'), ...words], { stdio: 'ignore' })
    const { ladder, player } = await eventually(() => {
      const [program] = startedBy(command.pid ?? 0)
      if (!program) throw new Error('the ladder has not begun')
      const [one] = startedBy(program.pid)
      expect(one?.seconds, 'seconds for which it has played').toBeGreaterThan(1)
      return { ladder: program.pid, player: one?.pid ?? 0 }
    })
    process.kill(ladder, 'SIGKILL')
    await eventually(() => expect(isThere(player)).toBe(false))
  }
)
