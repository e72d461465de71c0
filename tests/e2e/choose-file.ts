/** Choosing a file, as a button that asks for one lets people do. */
import { expect, type FileChooser, type Page } from '@playwright/test'
import { rest } from './rest'

/**
 * Presses the first button of this name and chooses this file. The page has its fonts and has come to rest before: what
 * still moved away between press and release would not have been pressed.
 */
export async function chooseFile(
  page: Page,
  name: RegExp,
  file: Parameters<FileChooser['setFiles']>[0],
  by: 'click' | 'tap' = 'click'
): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  await expect(button).toBeVisible()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await rest(page)
  const chooser = page.waitForEvent('filechooser')
  await Promise.all([chooser, button[by]()])
  await (await chooser).setFiles(file)
}
