/** Saving a copy of a game with the system's dialog. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../main/desktop/files'

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }))
vi.mock('electron', () => ({ dialog: { showSaveDialog: asked } }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-save-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  asked.mockReset()
  rmSync(folder, { recursive: true })
})

/** Saves a copy on this system; the person chooses these names, one in each dialog. */
async function saveOn(platform: NodeJS.Platform, ...names: string[]): Promise<boolean> {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
  for (const name of names) asked.mockResolvedValueOnce({ canceled: false, filePath: join(folder, name) })
  asked.mockResolvedValueOnce({ canceled: true, filePath: '' })
  const window = {} as Partial<BrowserWindow> as BrowserWindow
  return saveFile(window, 'Venice.caravan', 'the game')
}

test.each([
  ['our evening', 'our evening.caravan'],
  ['Round 3.12', 'Round 3.12.caravan'],
  ['whole.caravan', 'whole.caravan'],
  ['LOUD.CARAVAN', 'LOUD.CARAVAN']
])('on Linux, whose dialogs add no ending, a game saved as %j can be opened: %j', async (typed, file) => {
  expect(await saveOn('linux', typed)).toBe(true)
  expect(readdirSync(folder)).toEqual([file])
})

test('on Linux a file that has the name with its ending is replaced only if the dialog has asked about it', async () => {
  const file = join(folder, 'evening.caravan')
  writeFileSync(file, 'an older game')
  expect(await saveOn('linux', 'evening')).toBe(false)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(asked).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ defaultPath: file }))
  expect(readFileSync(file, 'utf8')).toBe('an older game')

  asked.mockReset()
  expect(await saveOn('linux', 'evening', 'evening.caravan')).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('the game')
})

test.each(['win32', 'darwin'] as const)(
  'on %s the dialog has the last word on the name',
  async (platform) => {
    expect(await saveOn(platform, 'evening')).toBe(true)
    expect(readdirSync(folder)).toEqual(['evening'])
  }
)
