/**
 * Voyages, hot-seat in a real browser, by role and accessible name alone: a game for four with the mouse, and one for two
 * that is stopped and continued. Whole games for two: keyboard.spec.ts and touch.spec.ts.
 */
import { expect, type Page } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost, type RunningHost } from './host'
import { motionOff, picture } from './pictures'
import { bonusActions, mainActions, newDiary, Player, type Diary } from './player'
import type { Glance } from './reader'
import { truthOf } from './truth'
import { test } from './no-opening'

test.describe.configure({ mode: 'serial' })
test.setTimeout(3_600_000)
// A trace of thousands of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off' })

const diary: Diary = newDiary()

async function newTable(
  page: Page,
  players: number,
  preset: 'Beginner' | 'Expert',
  prefix: string
): Promise<void> {
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: `${players} players` }).click()
  await page.getByRole('radio', { name: new RegExp(`^${preset}`) }).click()
  await picture(page, `${prefix}-new-table`)
  await page.getByRole('button', { name: /^Start game/ }).click()
  await expect(
    page
      .getByRole('img', { name: 'Round 1 of 5' })
      .or(page.getByRole('heading', { name: /Pass the device|Choose a character/ }))
      .first()
  ).toBeVisible()
}

/** Opens what can lie over a table: the log, the shortcuts, the settings, another player's board, a refusal. */
async function overTheTable(page: Page, prefix: string): Promise<void> {
  const dialogs: [name: string, open: () => Promise<void>][] = [
    ['log', () => page.keyboard.press('l')],
    ['shortcuts', () => page.keyboard.press('?')],
    ['settings', () => page.getByRole('button', { name: 'Settings' }).click()],
    ['rival', () => page.keyboard.press('Shift+Digit1')]
  ]
  for (const [name, open] of dialogs) {
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    await picture(page, `${prefix}-${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.keyboard.press('e')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await picture(page, `${prefix}-refusal`)
}

/** The decision shown in the dialog, or the curtain before it, if there is one. */
function questionOf(now: Glance): string | undefined {
  if (now.buttons(/^I am .*: show me$/).length > 0) return 'curtain'
  if (!now.has('region', 'Decision')) return undefined
  return now.names('heading', /./)[0]
}

const fileWord = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '-')

/** Plays until the result is shown, with a picture in the middle of rounds 1, 3 and 5 and of every kind of question. */
async function playOn(player: Player, prefix: string, until?: (now: Glance) => boolean): Promise<void> {
  const shown = new Set<string>()
  const asked = new Set<string>()
  let since = 0
  for (;;) {
    const round = (await player.glance()).names('img', /^Round \d of 5$/)[0] ?? ''
    if (!shown.has(round)) {
      if (since++ > 12) {
        shown.add(round)
        since = 0
        if (/Round [135] /.test(round))
          await picture(player.page, `${prefix}-table-${round.slice(0, 7).replace(' ', '-').toLowerCase()}`)
      }
    }
    const now = await player.glance()
    const question = questionOf(now)
    if (question !== undefined && !asked.has(question)) {
      asked.add(question)
      await picture(player.page, `${prefix}-asked-${fileWord(question)}`)
    }
    if (until?.(now) || !(await player.act())) return
    expect(player.moves, 'a game comes to its end').toBeLessThan(3000)
  }
}

test('a game for two in the beginner set-up goes on after it was left and after its host was killed', async ({
  page
}) => {
  const folder = newFolder()
  let host: RunningHost = await startHost(folder.path, 11)
  try {
    await page.goto(host.url())
    await expect(page.getByRole('heading', { name: 'Caravanserai' })).toBeVisible()
    await picture(page, 'home-empty')
    await motionOff(page)
    await newTable(page, 2, 'Beginner', 'two')
    const player = new Player(new Pointer(page), diary)
    // The turn cannot end yet, so the key that ends it is refused.
    const inTurn = (now: Glance): boolean =>
      now.has('heading', /^Your turn/) && now.buttons(/^End turn$/).length === 0
    await playOn(player, 'two', (now) => player.moves >= 60 && inTurn(now))
    await overTheTable(page, 'two')

    const saved = truthOf(folder.path).log.length
    await host.kill()
    await expect(page.getByText(/host does not answer/)).toBeVisible()
    await picture(page, 'two-host-lost')
    host = await startHost(folder.path, 12)
    await page.goto(host.url())
    // The page would return to its table by itself; here it goes through Home.
    await expect(page.getByRole('main', { name: 'Table', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible()
    await picture(page, 'home-continue')
    await page.getByRole('button', { name: /^Continue/ }).click()
    await expect(page.getByRole('main', { name: 'Table', exact: true })).toBeVisible()
    await playOn(player, 'two', () => player.moves >= 90)
    expect(truthOf(folder.path).log.length).toBeGreaterThan(saved)
  } finally {
    await host.stop()
    folder.remove()
  }
})

/** Actions that have not occurred yet in the games of this file. */
const missing = (): readonly string[] =>
  [...mainActions, ...bonusActions].filter((action) => !diary.get(action))

/** Opens a table for four with drafts, and plays at it. */
async function four(page: Page, play: (player: Player) => Promise<void>): Promise<void> {
  const folder = newFolder()
  const host = await startHost(folder.path, 21)
  try {
    await page.goto(host.url())
    await motionOff(page)
    await newTable(page, 4, 'Expert', 'four')
    await play(new Player(new Pointer(page), diary))
  } finally {
    await host.stop()
    folder.remove()
  }
}

test('four players in the expert set-up draft behind the curtain and play until every action has occurred', ({
  page
}) =>
  four(page, async (player) => {
    await playOn(player, 'four', () => player.moves > 60 && missing().length === 0)
    expect(missing(), JSON.stringify([...diary])).toEqual([])
  }))

test('four players in the expert set-up draft and play to the scores', { tag: '@long' }, ({ page }) =>
  four(page, async (player) => {
    await playOn(player, 'four')
    await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
    await picture(page, 'four-end')
  })
)
