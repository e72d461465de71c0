// The analysis of a finished game: it runs in the background with its progress shown, can be stopped and restarted, is
// stored, and is shown in the replay. A damaged stored analysis is made again.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { entryLine, headerLine } from '../../shared/engine/file'
import { audit } from '../../build/tools/screens/audit'
import { steer } from '../../build/tools/page/stores'
import { gameById } from '../../shared/games'
import { drawn } from '../lib/draw'
import { randomGame } from '../lib/random-game'
import { chooseFile } from './choose-file'
import { playedIf } from './draw'
import { faults } from './faults'
import { newFolder, startHost, type RunningHost } from './host'
import { test } from './no-opening'
import { picture } from './pictures'
import { lay } from './session'

const folder = newFolder()
let host: RunningHost
test.beforeAll(async () => {
  host = await startHost(folder.path, 29)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

/** A finished game of random choices. */
function fileOf(
  id: string,
  players: number,
  seed: number
): { name: string; mimeType: string; buffer: Buffer } {
  const rules = gameById(id)?.rules
  if (!rules) throw new Error(`no game ${id}`)
  const { header, entries } = randomGame(rules, { players, seed })
  const text = headerLine(header) + entries.map(entryLine).join('')
  return { name: `${id}.caravan`, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }
}

async function choose(page: Page, button: RegExp, file: ReturnType<typeof fileOf>): Promise<void> {
  await chooseFile(page, button, file)
}

const kept = (): readonly string[] => {
  try {
    return readdirSync(join(folder.path, 'analyses'))
  } catch {
    return []
  }
}

/** When each of these files was last written. */
const written = (): readonly number[] =>
  kept().map((name) => statSync(join(folder.path, 'analyses', name)).mtimeMs)

/** Short ones: an analysis takes as long as the game has turns. */
const files = [
  { game: 'expedition', file: fileOf('expedition', 2, 86) },
  { game: 'voyages', file: fileOf('voyages', 2, 36) },
  { game: 'khan', file: fileOf('khan', 2, 36) }
]

/** A short run analyses one of them. */
const analysedFiles = drawn('analyses', files)

for (const one of files) {
  const { game, file } = one
  const title = `${game}: the analysis is started on the result sheet, stopped, restarted, stored, and its costliest turn shown in the replay`
  test(title, playedIf(analysedFiles.includes(one)), async ({ page }) => {
    test.slow()
    await page.goto(host.url())
    const before = kept().length
    await choose(page, /^Open a game/, file)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Stopped.')).toBeVisible()
    expect(kept()).toHaveLength(before)
    await page.getByRole('button', { name: 'Begin' }).click()
    // The first turns are shown while the others are judged.
    const sums = page.getByRole('table', { name: 'Choices and luck of each seat' })
    await expect(sums).toBeVisible({ timeout: 120_000 })
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(kept()).toHaveLength(before)
    await picture(page, `analysis-${game}-begun`)
    await expect.poll(() => kept().length, { timeout: 120_000 }).toBe(before + 1)
    await expect(page.getByRole('progressbar')).toBeHidden()
    await picture(page, `analysis-${game}`)
    expect(await faults(page, { serious: true })).toEqual([])
    await expect(page.getByRole('slider', { name: /chance of winning/ })).toBeVisible()
    // On a phone the parts lie one below the other, and the buttons of the sheet below them.
    await page.setViewportSize({ width: 390, height: 844 })
    const stores = await steer(page)
    for (const textSize of [200, 100] as const) {
      await stores.evaluate((all, size) => all.get('settings').change({ textSize: size }), textSize)
      expect((await audit(page)).filter((fault) => fault.startsWith('overlap'))).toEqual([])
      const end = async (selector: string): Promise<DOMRect> =>
        page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
      await expect
        .poll(async () => (await end('.leaf__foot')).top - (await end('.analysis')).bottom)
        .toBeGreaterThan(0)
    }
    await page.setViewportSize({ width: 1280, height: 720 })

    await page
      .getByRole('button', { name: /^Show .* in the replay$/ })
      .first()
      .click()
    const card = page.getByRole('region', { name: 'Analysis', exact: true })
    await expect(card.getByText('than what was played', { exact: false })).toBeVisible()
    await picture(page, `analysis-${game}-replay`)
    expect(await faults(page, { serious: true })).toEqual([])
    // One choice later the plan no longer applies.
    await page.keyboard.press('ArrowRight')
    await expect(card.getByText('than what was played', { exact: false })).toBeHidden()
    await card.getByRole('button', { name: 'Close the analysis' }).click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Analysis', exact: true }).click()
    await expect(card).toBeVisible()
    // The result sheet is as it was left, so that the next turn can be chosen.
    await page.getByRole('button', { name: /^Back to the result/ }).click()
    await expect(page.getByRole('tab', { name: 'Analysis', selected: true })).toBeVisible()
    await expect(sums).toBeVisible()
  })
}

test('a replayed file shows its stored analysis at once; a damaged analysis is made again', async ({
  page
}) => {
  test.slow()
  const [first] = analysedFiles
  if (!first) throw new Error('no file')
  const before = written()
  await page.goto(host.url())
  await choose(page, /^Watch/, first.file)
  await page.getByRole('button', { name: 'Analysis', exact: true }).click()
  const card = page.getByRole('region', { name: 'Analysis', exact: true })
  await expect(card.getByRole('table')).toBeVisible()
  expect(written()).toEqual(before)
  for (const name of kept())
    writeFileSync(join(folder.path, 'analyses', name), '{"version":1,"turns":[{"seat":')
  await page.reload()
  await choose(page, /^Watch/, first.file)
  await page.getByRole('button', { name: 'Analysis', exact: true }).click()
  await expect(card.getByRole('progressbar')).toBeVisible()
  await expect(card.getByRole('table')).toBeVisible({ timeout: 120_000 })
  await expect
    .poll(
      () => kept().filter((name) => readFileSync(join(folder.path, 'analyses', name), 'utf8').endsWith('}')),
      { timeout: 120_000 }
    )
    .toHaveLength(1)
})

test('the replay of a game against the computer explains its moves and shows what the analysis says of a turn', async ({
  page
}) => {
  test.slow()
  const own = newFolder()
  lay(own.path, { file: fileOf('expedition', 2, 86).buffer.toString() })
  const seats = [{ by: 'here' }, { by: 'bot', level: 3 }]
  writeFileSync(
    join(own.path, 'tables', 'session-1.json'),
    JSON.stringify({ created: 0, abandoned: false, seats })
  )
  const here = await startHost(own.path, 30)
  try {
    await page.goto(here.url())
    await page.getByRole('button', { name: /^Open the table of / }).click()
    await page.getByRole('button', { name: 'Watch replay' }).click()
    const slider = page.getByRole('slider', { name: 'Position in the game' })
    await expect(slider).toBeVisible()
    await page.keyboard.press('End')

    // The host was restarted and no longer knows why: it is computed again. By keyboard.
    const log = page.getByRole('log')
    const ask = log.getByRole('button', { name: 'Why Ben did this' })
    await ask.last().focus()
    await page.keyboard.press('Enter')
    const why = log.getByRole('region', { name: 'Why Ben did this' })
    await expect(why).toContainText('Caravan leader’s plan')
    await expect(why).toContainText('Worked out again')
    await expect(why).toContainText('Gold expected at the end of the game')
    await expect(log.getByRole('button', { name: 'Why Anna did this' })).toHaveCount(0)
    for (const size of [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 }
    ]) {
      await page.setViewportSize(size)
      await why.scrollIntoViewIfNeeded()
      await picture(page, `replay-why-${size.width}`)
    }
    expect(await faults(page, { serious: true })).toEqual([])
    await page.keyboard.press('Enter')
    await expect(why).toBeHidden()

    // Without an analysis nothing is said about a turn.
    const remarks = log.getByText(/^Analysis: cost /)
    await expect(remarks).toHaveCount(0)
    await page.getByRole('button', { name: 'Analysis', exact: true }).click()
    const card = page.getByRole('region', { name: 'Analysis', exact: true })
    await expect(card.getByRole('table')).toBeVisible({ timeout: 120_000 })
    await expect(remarks.last()).toBeVisible()
    // Jump to the costliest turn; the link to the better plan stands beside it, also in a replay that is opened again.
    const costliest = card.getByRole('button', { name: /^Show .* in the replay$/ }).first()
    await costliest.click()
    await expect(card.getByText('than what was played', { exact: false })).toBeVisible()
    await card.getByRole('button', { name: 'Close the analysis' }).click()
    await page.keyboard.press('ArrowRight')
    const better = log.getByRole('button', { name: /: a better plan$/ }).last()
    await better.click()
    await expect(card.getByText('than what was played', { exact: false })).toBeVisible()
    await card.getByRole('button', { name: 'Close the analysis' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Watch replay' }).click()
    await expect(slider).toBeVisible()
    await page.keyboard.press('End')
    await expect(remarks.last()).toBeVisible()
  } finally {
    await here.stop()
    own.remove()
  }
})
