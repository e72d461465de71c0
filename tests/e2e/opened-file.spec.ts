// A game file opened with the program, as a file manager does it: the browser shows its table, a second file is handed
// to the running program, and a file of a newer version leads to a message at Home. Also the contents of the credits.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { endAll, startServeAs } from '../host/served'
import { newFolder } from './host'

test.skip(process.platform !== 'linux', 'This test puts its own browser command on the PATH.')

const folder = newFolder()
test.afterEach(endAll)
test.afterAll(() => folder.remove())

/** Waits until the system's browser was told to open the private file, and returns the address in that file. */
async function openedAddress(): Promise<string> {
  const file = join(folder.path, 'opened')
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain('</html>')
  const address = /content="0;url=([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  rmSync(file)
  return address.replaceAll('&amp;', '&')
}

test('a game file opened with the program shows its table; for a file of a newer version a message says so', async ({
  page
}) => {
  const browser = join(folder.path, 'xdg-open')
  writeFileSync(
    browser,
    `#!/bin/sh\ncp "$1" "${folder.path}/opening"\nmv "${folder.path}/opening" "${folder.path}/opened"\n`,
    {
      mode: 0o755
    }
  )
  const env = { PATH: folder.path + delimiter + (process.env['PATH'] ?? ''), HOME: folder.path }
  const words = ['--folder', join(folder.path, 'saves'), '--open'] as const
  const golden = (name: string): string => resolve('tests', 'golden', '0.1.0-format-2', `${name}.caravan`)

  const first = await startServeAs({ env }, ...words, golden('voyages-2-1'))
  await page.goto(await openedAddress())
  await expect(page.getByRole('heading', { name: /wins/ })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  const newer = join(folder.path, 'newer.caravan')
  writeFileSync(newer, '{"caravan":999}\n')
  // The second program finds the running one, hands the file to it, and ends.
  void startServeAs({ env }, ...words, newer).catch(() => undefined)
  const address = await openedAddress()
  expect(new URL(address).port).toBe(String(first.first.port))
  await page.goto(address)
  await expect(page.getByRole('alert').filter({ hasText: /newer/ })).toBeVisible()

  await page.getByRole('button', { name: 'Credits' }).click()
  const credits = page.getByRole('dialog', { name: 'Credits' })
  await expect(credits).toContainText(`Version ${manifest.version}.`)
  await credits.getByText('Licences of everything inside').click()
  await expect(credits.locator('pre')).toContainText('MIT')
})
