/**
 * Screenshots at both sizes in test-results/screens, for people to look at; taken only if CARAVAN_PICTURES is set. No test
 * reads them, and they take a quarter of the time of all end-to-end tests.
 */
import { mkdirSync } from 'node:fs'
import { errors, type Page } from '@playwright/test'
import { rest } from './rest'

const screens = 'test-results/screens'
const small = { width: 1280, height: 720 }
const sizes = [small, { width: 1920, height: 1080 }]

interface PictureOptions {
  /** The pointer stays where it is, so that its tooltip is in the picture. */
  readonly pointer?: 'stays'
}

/**
 * Takes one picture, with animations finished. Retries once, because a browser on a busy machine may fail to give
 * one.
 */
async function take(page: Page, path: string): Promise<void> {
  const asked = { path, animations: 'disabled' } as const
  try {
    await page.screenshot(asked)
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    console.log(`${path}: the browser gave no picture in time; asked once more`)
    await page.screenshot(asked)
  }
}

/** A picture of the screen at both sizes, without the pointer's tooltips unless it stays. */
export async function picture(page: Page, name: string, { pointer }: PictureOptions = {}): Promise<void> {
  if (pointer !== 'stays') await page.mouse.move(2, 2)
  if (process.env['CARAVAN_PICTURES'] === undefined) return
  mkdirSync(screens, { recursive: true })
  for (const size of sizes) {
    await page.setViewportSize(size)
    // The page learns its new size in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await rest(page)
    await take(page, `${screens}/${name}-${size.width}.png`)
  }
  await page.setViewportSize(small)
}

/** Turns animations off in the settings. */
export async function motionOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Off' }).click()
  await page.keyboard.press('Escape')
}
