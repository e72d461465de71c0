/** A whole game by keyboard alone (T-21): no pointer, no focus set by script, from Home to the final scores. */
import { expect } from '@playwright/test'
import { newFolder, startHost } from './host'
import { Keyboard } from './keyboard'
import { newDiary, Player } from './player'
import type { Seen } from './reader'
import { voyagesKeys } from './voyages-keys'
import { test } from './no-opening'

// A trace of thousands of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off' })

const named = (role: string, name: RegExp) => (one: Seen) =>
  one.role === role && name.test(one.name) && !one.disabled

/** From Home to the first turn of a table for two, animations off. */
async function sitDown(hands: Keyboard): Promise<void> {
  await expect(hands.page.getByRole('button', { name: /^New table/ })).toBeVisible()
  await hands.reach('Settings', named('button', /^Settings$/))
  await hands.key('Enter')
  await expect(hands.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await choose(hands, 'Speed', /^Off$/)
  await hands.key('Escape')
  await expect(hands.page.getByRole('dialog')).toBeHidden()
  await hands.wait()
  await hands.reach('New table', named('button', /^New table/))
  await hands.key('Enter')
  await expect(hands.page.getByRole('main', { name: 'New table' })).toBeVisible()
  await choose(hands, 'players', /^2 players$/)
  await choose(hands, 'Set-up', /^Beginner/)
  await hands.reach('Start game', named('button', /^Start game/))
  await hands.key('Enter')
  await expect(hands.page.getByRole('img', { name: 'Round 1 of 5' })).toBeVisible()
  await hands.wait()
}

/** In a group of radio buttons: Tab to the checked one, arrows to the wanted one. */
async function choose(hands: Keyboard, what: string, meant: RegExp): Promise<void> {
  const all = (await hands.glance()).seen.filter(({ role }) => role === 'radio')
  const group = all.find(({ name }) => meant.test(name))?.within.join()
  await hands.reach(what, (one) => one.role === 'radio' && one.checked && one.within.join() === group)
  for (let i = 0; i < 8 && !meant.test((await hands.active())?.name ?? ''); i++)
    await hands.key(i < 4 ? 'ArrowLeft' : 'ArrowRight')
  if ((await hands.active())?.checked !== true) await hands.key('Space')
  await expect(hands.page.getByRole('radio', { name: meant })).toBeChecked()
  await hands.wait()
}

/** `?` lists the shortcuts, Escape closes the list; a digit selects a die, Escape deselects it. */
async function shortcuts(hands: Keyboard): Promise<void> {
  await hands.key('?')
  await expect(hands.page.getByRole('dialog', { name: 'Shortcuts' })).toContainText(
    /Take the last choice back.*Reroll a die.*End turn/
  )
  await hands.key('Escape')
  await expect(hands.page.getByRole('dialog')).toBeHidden()
  const chosen = hands.page.getByRole('group', { name: /^Dice of/ }).getByRole('button', { pressed: true })
  await hands.key('2')
  await expect(chosen).toHaveCount(1)
  await hands.key('Escape')
  await expect(chosen).toHaveCount(0)
}

/** A and then - or + change the selected die by 1 for 2 camels; U undoes that. */
async function turnDie(hands: Keyboard): Promise<void> {
  const dice = hands.page.getByRole('group', { name: /^Dice of/ })
  const chosen = dice.getByRole('button', { pressed: true })
  const camels = async (): Promise<number[]> =>
    (await hands.glance()).names('img', /^\d+ camels?$/).map((name) => parseInt(name))
  const hand = (await hands.glance()).buttons(/^Die \d/)
  const place = hand.findIndex((name) => /^Die [2-5]/.test(name))
  const value = Number(/\d/.exec(hand[place] ?? '')?.[0])
  const before = await camels()
  for (const [key, by] of [
    ['-', -1],
    ['+', 1]
  ] as const) {
    await hands.key(String(place + 1))
    await expect(chosen).toHaveAccessibleName(new RegExp(`^Die ${value}\\b`))
    await hands.key('a')
    for (const way of ['up', 'down'])
      await expect(hands.page.getByRole('button', { name: `Turn ${way} by 1` })).toBeEnabled()
    await hands.key(key)
    await expect(chosen).toHaveAccessibleName(new RegExp(`^Die ${value + by}\\b`))
    await hands.wait()
    const paid = (await camels()).map((count, i) => (before[i] ?? 0) - count).filter((less) => less !== 0)
    expect(paid).toEqual([2])
    await hands.key('u')
    await expect(chosen).toHaveAccessibleName(new RegExp(`^Die ${value}\\b`))
    await hands.key('Escape')
    await expect(chosen).toHaveCount(0)
    await hands.wait()
    expect(await camels()).toEqual(before)
    expect((await hands.glance()).buttons(/^Die \d/)).toEqual(hand)
  }
}

/** Goals are shown while Space is held on the button, and hidden afterwards. */
async function peek(hands: Keyboard): Promise<void> {
  await hands.reach('peek', named('button', /^Hold to peek/))
  const goals = hands.page.getByRole('group', { name: 'Goals' }).getByRole('img', { name: / and .*points?$/ })
  await expect(goals).toHaveCount(0)
  await hands.page.keyboard.down('Space')
  await expect(goals).toHaveCount(2)
  await hands.page.keyboard.up('Space')
  await expect(goals).toHaveCount(0)
  await hands.wait()
}

/** U undoes the main action: the turn can no longer end. */
async function undo(hands: Keyboard): Promise<void> {
  const end = hands.page.getByRole('button', { name: 'End turn', exact: true }).first()
  await expect(end).toBeEnabled()
  await hands.key('u')
  await expect(end).toBeDisabled()
  await hands.wait()
}

test('two players get from Home to the final scores by keyboard alone', async ({ page }) => {
  test.setTimeout(3_600_000)
  const folder = newFolder()
  const host = await startHost(folder.path, 41)
  try {
    await page.goto(host.url())
    const hands = new Keyboard(page, voyagesKeys)
    const player = new Player(hands, newDiary())
    await sitDown(hands)
    const visits: [when: (now: Keyboard) => Promise<boolean>, what: typeof peek][] = [
      [async (now) => (await now.glance()).buttons(/^Die ±1/).length > 0, turnDie],
      [async (now) => now.moves > 2 && (await now.glance()).buttons(/^Die \d/).length > 2, shortcuts],
      [async (now) => (await now.glance()).buttons(/^End turn$/).length > 0, undo],
      [async (now) => now.moves > 12 && (await now.glance()).buttons(/^Hold to peek/).length > 0, peek]
    ]
    for (;;) {
      const [next] = visits
      if (next && (await next[0](hands))) {
        visits.shift()
        await next[1](hands)
      }
      if (!(await player.act())) break
      expect(player.moves, 'a game comes to its end').toBeLessThan(1200)
    }
    expect(visits).toEqual([])
    await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
    expect(player.diary.get('Travel')).toBeGreaterThan(0)
    expect(hands.journeys, JSON.stringify([...hands.keys])).toBeGreaterThan(1)
    expect(hands.steps).toBeGreaterThan(4)
  } finally {
    await host.stop()
    folder.remove()
  }
})
