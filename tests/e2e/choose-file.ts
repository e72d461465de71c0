/** Chooses a file through a button that opens the file dialog. */
import { expect, type FileChooser, type Page } from '@playwright/test'
import { rest } from './rest'

/**
 * Presses the first button of this name and chooses this file. It waits for fonts and for the page to rest first, because
 * a button that moves between press and release gets no click.
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
