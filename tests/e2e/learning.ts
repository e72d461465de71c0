/** Guides in a browser: started from Home, and followed through the draft. */
import { expect, type Locator, type Page } from '@playwright/test'

/** A guide that was started, by its card. */
export interface Learning {
  readonly card: Locator
  readonly title: (name: string) => Locator
  /** Goes to the next step. */
  readonly forward: Locator
  /** Expects many buttons, none of them covered by the card. */
  readonly liesFree: () => Promise<void>
}

/** Starts a game's guide from Home, at this address. */
export async function learning(page: Page, home: string, game: string): Promise<Learning> {
  await page.goto(home)
  await page.getByRole('button', { name: new RegExp(`^Tutorial, .*${game}`) }).click()
  const card = page.getByRole('region', { name: 'Guide' })
  await expect(card).toBeVisible()
  const under = (): Promise<readonly [readonly string[], number]> =>
    card.evaluate((one) => {
      const outer = one.getBoundingClientRect()
      const buttons = [...document.querySelectorAll('main button:not(.log__body *)')].filter(
        (button) => !one.contains(button) && button.checkVisibility()
      )
      const covered = buttons.filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        return left < outer.right && right > outer.left && top < outer.bottom && bottom > outer.top
      })
      return [
        covered.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        buttons.length
      ]
    })
  return {
    card,
    title: (name: string) => card.getByRole('heading', { name }),
    forward: card.getByRole('button', { name: /^(Next|Later|Skip)/ }),
    liesFree: async (): Promise<void> => {
      const message = (await card.getByRole('heading').textContent()) ?? ''
      await expect.poll(async () => (await under())[0], { message }).toEqual([])
      expect((await under())[1]).toBeGreaterThan(40)
    }
  }
}

/**
 * Goes through the draft: takes the last character, keeps the first goal, takes camels for low dice and swaps no
 * pairs, until the first turn.
 */
export async function draft(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Play / })
    .last()
    .click()
  await page
    .getByRole('button', { name: /^Goal card/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Keep this goal' }).click()
  const turn = page.getByRole('heading', { name: /^Your turn/ })
  const decision = page.getByRole('region', { name: 'Decision' })
  const low = decision.filter({ hasText: 'for a low roll' }).getByRole('button', { name: /camel/ })
  // Isabella Donati may swap pairs of her roll.
  const pairs = decision.getByRole('button', { name: 'Swap nothing' })
  // A bot may be the first to move.
  await expect(async () => {
    for (const question of [low, pairs]) if (await question.isVisible()) await question.click()
    await expect(turn).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}
