// The desktop app under a limit on the size of files, put on its running main process: the choice is refused, the app
// lives, and goes on once it may. The host without a window is asked the same in tests/host/disk.test.ts.

import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ask, firstChoice, makeTable, noDesktop, openDesktop, send } from './desktop'

test.skip(noDesktop !== undefined, noDesktop)
test.skip(
  process.platform !== 'linux' || spawnSync('prlimit', ['--version']).status !== 0,
  'There is no prlimit here to put a limit on a running process.'
)

test('a file-size limit is a refused choice, not a dead app', async () => {
  const { app, page, games, close } = await openDesktop()
  try {
    const limit = (bytes: string): void =>
      void execFileSync('prlimit', ['--pid', String(app.process().pid), `--fsize=${bytes}:`])
    const table = await makeTable(page)
    const file = join(games, 'tables', `${table}.caravan`)
    await ask(page, (await firstChoice(page, table)).choose)
    const held = statSync(file).size

    // Room for a part of the next line only.
    limit(String(held + 10))
    const { choose } = await firstChoice(page, table)
    const refusal = { code: 'journal-failed', numbers: { reason: 'EFBIG' } }
    expect(await send(page, choose)).toMatchObject({ ok: false, refusal })
    expect(statSync(file).size).toBe(held)

    limit('unlimited')
    const { choose: again, number } = await firstChoice(page, table)
    expect(number).toBe(1)
    expect(await ask(page, again)).toEqual({ number })
    expect(statSync(file).size).toBeGreaterThan(held)
  } finally {
    await close()
  }
})
