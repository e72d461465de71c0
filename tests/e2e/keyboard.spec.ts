/** A whole game by keyboard alone (T-21): no pointer, no focus set by script, from Home to the final scores. */
import { expect, test } from '@playwright/test'
import { newFolder, startHost } from './host'
import { KeyboardPlayer } from './keyboard'
import { newDiary } from './player'
import type { Seen } from './reader'

const named = (role: string, name: RegExp) => (one: Seen) =>
  one.role === role && name.test(one.name) && !one.disabled

/** From Home to the first turn of a table for two, motion off. */
async function sitDown(player: KeyboardPlayer): Promise<void> {
  await expect(player.page.getByRole('button', { name: /^New table/ })).toBeVisible()
  await player.reach('Settings', named('button', /^Settings$/))
  await player.key('Enter')
  await expect(player.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await choose(player, 'Speed', /^Off$/)
  await player.key('Escape')
  await expect(player.page.getByRole('dialog')).toBeHidden()
  await player.wait()
  await player.reach('New table', named('button', /^New table/))
  await player.key('Enter')
  await expect(player.page.getByRole('main', { name: 'New table' })).toBeVisible()
  await choose(player, 'players', /^2 players$/)
  await choose(player, 'Set-up', /^Beginner/)
  await player.reach('Set out', named('button', /^Set out/))
  await player.key('Enter')
  await expect(player.page.getByRole('img', { name: 'Round 1 of 5' })).toBeVisible()
  await player.wait()
}

/** In a group of radio buttons: Tab to the one that is chosen, arrows to the one that is meant. */
async function choose(player: KeyboardPlayer, what: string, meant: RegExp): Promise<void> {
  const all = (await player.glance()).seen.filter(({ role }) => role === 'radio')
  const group = all.find(({ name }) => meant.test(name))?.within.join()
  await player.reach(what, (one) => one.role === 'radio' && one.checked && one.within.join() === group)
  for (let i = 0; i < 8 && !meant.test((await player.active())?.name ?? ''); i++)
    await player.key(i < 4 ? 'ArrowLeft' : 'ArrowRight')
  if ((await player.active())?.checked !== true) await player.key('Space')
  await expect(player.page.getByRole('radio', { name: meant })).toBeChecked()
  await player.wait()
}

/** `?` lists the shortcuts, Escape closes them; a digit chooses a die, Escape lets it go. */
async function shortcuts(player: KeyboardPlayer): Promise<void> {
  await player.key('?')
  await expect(player.page.getByRole('dialog', { name: 'Shortcuts' })).toContainText(
    /Take the last choice back.*Reroll a die.*End turn/
  )
  await player.key('Escape')
  await expect(player.page.getByRole('dialog')).toBeHidden()
  const chosen = player.page.getByRole('group', { name: /^Dice of/ }).getByRole('button', { pressed: true })
  await player.key('2')
  await expect(chosen).toHaveCount(1)
  await player.key('Escape')
  await expect(chosen).toHaveCount(0)
}

/** A and then - or + turn the chosen die by 1 for 2 camels; U turns it back. */
async function turnDie(player: KeyboardPlayer): Promise<void> {
  const dice = player.page.getByRole('group', { name: /^Dice of/ })
  const chosen = dice.getByRole('button', { pressed: true })
  const camels = async (): Promise<number[]> =>
    (await player.glance()).names('img', /^\d+ camels?$/).map((name) => parseInt(name))
  const hand = (await player.glance()).buttons(/^Die \d/)
  const place = hand.findIndex((name) => /^Die [2-5]/.test(name))
  const value = Number(/\d/.exec(hand[place] ?? '')?.[0])
  const before = await camels()
  for (const [key, by] of [
    ['-', -1],
    ['+', 1]
  ] as const) {
    await player.key(String(place + 1))
    await expect(chosen).toHaveAccessibleName(new RegExp(`^Die ${value}\\b`))
    await player.key('a')
    for (const way of ['up', 'down'])
      await expect(player.page.getByRole('button', { name: `Turn ${way} by 1` })).toBeEnabled()
    await player.key(key)
    await expect(chosen).toHaveAccessibleName(new RegExp(`^Die ${value + by}\\b`))
    await player.wait()
    const paid = (await camels()).map((count, i) => (before[i] ?? 0) - count).filter((less) => less !== 0)
    expect(paid).toEqual([2])
    await player.key('u')
    await expect(chosen).toHaveAccessibleName(new RegExp(`^Die ${value}\\b`))
    await player.key('Escape')
    await expect(chosen).toHaveCount(0)
    await player.wait()
    expect(await camels()).toEqual(before)
    expect((await player.glance()).buttons(/^Die \d/)).toEqual(hand)
  }
}

/** Goals are there while Space is held on the button, and gone afterwards. */
async function peek(player: KeyboardPlayer): Promise<void> {
  await player.reach('peek', named('button', /^Hold to peek/))
  const goals = player.page
    .getByRole('group', { name: 'Goals' })
    .getByRole('img', { name: / and .*points?$/ })
  await expect(goals).toHaveCount(0)
  await player.page.keyboard.down('Space')
  await expect(goals).toHaveCount(2)
  await player.page.keyboard.up('Space')
  await expect(goals).toHaveCount(0)
  await player.wait()
}

/** U takes the main action back: the turn cannot end any more. */
async function undo(player: KeyboardPlayer): Promise<void> {
  const end = player.page.getByRole('button', { name: 'End turn', exact: true }).first()
  await expect(end).toBeEnabled()
  await player.key('u')
  await expect(end).toBeDisabled()
  await player.wait()
}

test('two players from Home to the final scores by keyboard alone', async ({ page }) => {
  test.setTimeout(480_000)
  const folder = newFolder()
  const host = await startHost(folder.path, 41)
  try {
    await page.goto(host.url())
    const player = new KeyboardPlayer(page, newDiary())
    await sitDown(player)
    const visits: [when: (player: KeyboardPlayer) => Promise<boolean>, what: typeof peek][] = [
      [async (now) => (await now.glance()).buttons(/^Die ±1/).length > 0, turnDie],
      [async (now) => now.moves > 2 && (await now.glance()).buttons(/^Die \d/).length > 2, shortcuts],
      [async (now) => (await now.glance()).buttons(/^End turn$/).length > 0, undo],
      [async (now) => now.moves > 12 && (await now.glance()).buttons(/^Hold to peek/).length > 0, peek]
    ]
    for (;;) {
      const [next] = visits
      if (next && (await next[0](player))) {
        visits.shift()
        await next[1](player)
      }
      if (!(await player.act())) break
      expect(player.moves, 'a game comes to its end').toBeLessThan(1200)
    }
    expect(visits).toEqual([])
    await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
    expect(player.diary.get('Travel')).toBeGreaterThan(0)
    expect(player.journeys, JSON.stringify([...player.keys])).toBeGreaterThan(1)
    expect(player.steps).toBeGreaterThan(4)
  } finally {
    await host.stop()
    folder.remove()
  }
})
