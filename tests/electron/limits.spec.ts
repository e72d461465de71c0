// A file-size limit set on the running main process of the desktop app: the choice is refused, the app stays alive, and
// goes on once the limit is lifted. tests/host/disk.test.ts tests the same for the host without a window.

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

test('a file-size limit leads to a refused choice, not to a crash of the app', async () => {
  const { app, page, games, close } = await openDesktop()
  try {
    const limit = (bytes: string): void =>
      void execFileSync('prlimit', ['--pid', String(app.process().pid), `--fsize=${bytes}:`])
    const table = await makeTable(page)
    const file = join(games, 'tables', `${table}.caravan`)
    await ask(page, (await firstChoice(page, table)).choose)
    const held = statSync(file).size

    // There is room for a part of the next line only.
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
