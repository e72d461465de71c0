/** Tables with as much on them as there can be, and what is measured there. */
import type { Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { audit } from '../../build/tools/screens/audit'
import { settled, sit, type Stage } from '../../build/tools/screens/stage'
import type { Options } from '../../shared/engine/rules'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { begin, touched } from './one-page'
import { fileOf } from './session'

/** The file of a random game, cut off after this share, or number, of its choices. */
export function played(
  id: string,
  players: number,
  seed: number,
  until: number | { readonly choices: number },
  options: Options = {}
): string {
  const game = gameById(id)
  if (!game) throw new Error(id)
  const most = typeof until === 'number' ? {} : until
  const random = randomGame(game.rules, { players, seed, options, ...most })
  return fileOf(random, Math.floor(random.entries.length * (typeof until === 'number' ? until : 1)))
}

/**
 * Opens the table of a game file in a window of this size, without its opening. If the test before this one had it open,
 * and has pressed nothing, it is used again, as `begin` says.
 */
export const openTable = (
  app: App,
  page: Page,
  text: string,
  width: number,
  height: number
): Promise<Stage> => {
  const reach = async (stage: Stage): Promise<void> => {
    await sit(stage, { name: 'full', text })
    await page.keyboard.press('Escape')
  }
  return begin(app, page, { name: text, reach }, { width, height })
}

interface Box {
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

/** What is measured on the page that the tests of a file share. */
export interface Measures {
  /** The box of the first element that matches. */
  readonly boxOf: (selector: string) => Promise<Box>
  /** The boxes of all elements that match. */
  readonly boxesOf: (selector: string) => Promise<Box[]>
  /** The texts of those of these elements that are cut off, after each of them has got every one of these words. */
  readonly cutWith: (selector: string, words: readonly string[]) => Promise<string[]>
  /** The texts of those of these elements whose content is cut off. */
  readonly cutIn: (selector: string) => Promise<string[]>
  /** The layout faults whose text matches, once what changed last is drawn. */
  readonly faultsOf: (kind: RegExp) => Promise<string[]>
}

export const measures = (page: () => Page): Measures => ({
  boxOf: (selector) =>
    page()
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { x, y, right, bottom } = one.getBoundingClientRect()
        return { x, y, right, bottom }
      }),
  boxesOf: (selector) =>
    page()
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, right, bottom } = one.getBoundingClientRect()
          return { x, y, right, bottom }
        })
      ),
  cutWith: (selector, words) => {
    touched(page())
    return page()
      .locator(selector)
      .evaluateAll(
        (all, texts) =>
          texts.flatMap((text) => {
            for (const one of all) one.textContent = text
            // Letters reach a little below their line; another line would be much more.
            const cut = (one: Element): boolean =>
              one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 6
            return all.filter(cut).map(() => text)
          }),
        words
      )
  },
  cutIn: (selector) =>
    page()
      .locator(selector)
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
            ? [(one.textContent ?? '').trim().slice(0, 40)]
            : []
        )
      ),
  faultsOf: async (kind) => {
    await settled(page())
    return (await audit(page())).filter((fault) => kind.test(fault))
  }
})
