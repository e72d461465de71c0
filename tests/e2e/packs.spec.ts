/** Content packs in a real browser: refused with line numbers, opened, named, played with, and remembered. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { changed, linesOfPack } from '../expedition/short-road'
import { hostForFile } from './host'
import { picture } from './pictures'
import { test } from './no-opening'

const { url } = hostForFile(test, 11)

/** Chooses a file with this text in the file dialog, opened by keyboard. */
async function openPack(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Open a pack|Another) …/ }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The new-table form for Expedition. */
async function form(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
}

test('the form refuses a broken pack with line numbers, and names a good one, which is then played', async ({
  page
}) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await picture(page, 'packs-voyages')
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await page.getByRole('radio', { name: '5 players' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Road' })).toBeVisible()
  await picture(page, 'packs-built-in')

  const broken = changed({
    4: '{ "name": "Begin", "terrain": "port", "kind": "start", "chest": 1 },',
    11: '{ "name": "Pass", "terrain": "mountains" },'
  })
  await openPack(page, 'broken.json', broken)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('broken.json')
  await expect(alert.getByRole('listitem')).toHaveText([
    /Line 4.*The start has no chest/,
    /Line 11.*Pass asks for nothing/
  ])
  await picture(page, 'packs-refused')

  await openPack(page, 'short.json', linesOfPack.join('\n'))
  await expect(alert).toBeHidden()
  await expect(page.getByText('Short road')).toBeVisible()
  await expect(page.getByText('by A friend')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Road' })).toBeHidden()
  await picture(page, 'packs-opened')

  await page.getByRole('radio', { name: '2 players' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Two camels each' })).toBeVisible()
  await picture(page, 'packs-two')
  await page.getByRole('button', { name: /^Start game/ }).click()
  await page.getByRole('button', { name: /show me$/ }).click()
  await expect(page.getByText('Half').first()).toBeVisible()
  await picture(page, 'packs-table')
  // A key pressed while the curtain still opens counts for the curtain.
  await expect(async () => {
    await page.keyboard.press('d')
    await expect(page.getByRole('img', { name: 'Lorenzo, to move' })).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('the pack is remembered, the table names it, and one press returns to the built-in content', async ({
  page
}) => {
  await page.goto(url())
  await expect(page.getByText(/Marco Polo Expedition · Short road/)).toBeVisible()
  await picture(page, 'packs-home')
  await form(page)
  await expect(page.getByText('Short road')).toBeVisible()
  await page.getByRole('button', { name: 'Restore built-in' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Road' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open a pack …/ })).toBeFocused()
})

/** The text of the template file that the form saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await press()
  return readFileSync(await (await download).path(), 'utf8')
}
const save = (page: Page) => page.getByRole('button', { name: 'Save the built-in values as a file to edit' })

test('the Khan: our values are saved, edited, refused if a printed route is missing, and played', async ({
  page
}) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: /In the Service of the Khan/ }).click()
  // Until the game is loaded, the form is still that of the previous game.
  await expect(page.getByRole('radiogroup', { name: 'Black dice' })).toBeVisible()
  const ours = await saved(page, () => save(page).click())
  const line = ours.split('\n').findIndex((text) => text.includes('"routes"')) + 1

  const alert = page.getByRole('alert')
  await openPack(page, 'khan.json', ours.replace('"jade": 1, "camel": 2, "coin": 6', '"camel": 2, "coin": 6'))
  await expect(alert.getByRole('listitem')).toHaveText([
    new RegExp(`Line ${line}, routes.*The route from Pagan to Kabul must cost 1 jade, 2 camels and 6 coins`)
  ])
  await picture(page, 'packs-khan-refused')

  const way = '{ "from": "beijing", "to": "baghdad", "cost": { "camel": 9 } }'
  const mine = ours.replace('Our Khan', 'Court of Xanadu').replace('"routes": [', `"routes": [\n    ${way},`)
  await openPack(page, 'xanadu.json', mine)
  await expect(alert).toBeHidden()
  await expect(page.getByText('Court of Xanadu')).toBeVisible()
  await picture(page, 'packs-khan')
  await page.getByRole('radio', { name: '2 players' }).click()
  await page.getByRole('button', { name: /^Start game/ }).click()
  await expect(page.getByRole('img', { name: /Beijing.*Baghdad.*9 camels/ })).toBeVisible()
  await picture(page, 'packs-khan-table')
})

test('Voyages: packs can be chosen for the modules that are on; each is named, and can be reset on its own', async ({
  page
}) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'The Voyages of Marco Polo' }).click()
  await expect(save(page)).toBeHidden()
  const module = (name: string) => page.getByRole('radiogroup', { name, exact: true })
  await module('Agents of Venice').getByRole('radio', { name: 'On' }).click()
  const agents = await saved(page, () => save(page).click())
  await module('Companions').getByRole('radio', { name: 'On' }).click()
  await save(page).click()
  await picture(page, 'packs-modules')
  const companions = await saved(page, () =>
    page.getByRole('button', { name: 'Save the built-in values: Companions' }).click()
  )
  await module('Companions').getByRole('radio', { name: 'Off' }).click()

  const alert = page.getByRole('alert')
  await openPack(page, 'mine.json', companions)
  await expect(alert).toContainText('This pack is for Companions, which is switched off')
  await openPack(page, 'mine.json', agents.replace('"agents"', '"jesters"'))
  await expect(alert.getByRole('listitem')).toHaveText([
    /Line 4, module.*secret-paths, companions, agents, venice/
  ])
  await module('Companions').getByRole('radio', { name: 'On' }).click()
  await openPack(page, 'mine.json', companions.replace('Our companions', 'True friends'))
  await openPack(
    page,
    'agents.json',
    agents.replace('Our agents', 'Spies').replace('"coin": 7', '"coin": 12')
  )
  await expect(alert).toBeHidden()
  await expect(page.getByText('True friends')).toBeVisible()
  await expect(page.getByText('Spies')).toBeVisible()
  await picture(page, 'packs-modules-opened')
  await page.getByRole('button', { name: /^Start game/ }).click()
  await expect(page.getByRole('button', { name: /^Start game/ })).toBeHidden()
  await picture(page, 'packs-modules-table')
})

test('tables name the packs of the Khan and of modules; each pack can be reset on its own', async ({
  page
}) => {
  await page.goto(url())
  await expect(page.getByText(/In the Service of the Khan · Court of Xanadu/)).toBeVisible()
  await expect(page.getByText(/True friends, Spies/)).toBeVisible()
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: 'The Voyages of Marco Polo' }).click()
  await page.getByRole('button', { name: 'Restore built-in: Agents of Venice' }).click()
  await expect(page.getByText('Spies')).toBeHidden()
  await expect(page.getByText('True friends')).toBeVisible()
})
