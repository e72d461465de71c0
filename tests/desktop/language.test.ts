/** The language of the desktop app's menu and dialogs: the system's, until one is chosen in the settings. */
import type { MenuItemConstructorOptions } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { languageFor } from '../../shared/protocol/language'
import { speakAsSettings, speakAsSystem } from '../../main/desktop/language'
import { catalogues, words } from '../../main/desktop/words'
import { defaultSettings, type Push } from '../../shared/protocol/messages'
import type { Host } from '../../main/host/index'

const system = vi.hoisted(() => ({
  languages: ['en-US'] as readonly string[],
  menu: [] as readonly MenuItemConstructorOptions[]
}))
vi.mock('electron', () => ({
  app: { getPreferredSystemLanguages: () => system.languages, getVersion: () => '0.0.0', isPackaged: false },
  Menu: {
    buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) => template,
    setApplicationMenu: (menu: readonly MenuItemConstructorOptions[]) => (system.menu = menu)
  }
}))

/** A fake host with these settings, which the test can change. */
function hostWith(language: 'system' | 'fr'): { host: Host; push: (push: Push) => void } {
  let listener: (push: Push) => void = () => undefined
  const connection = {
    greeted: true,
    close: () => undefined,
    request: async () => ({ ok: true, value: { settings: { ...defaultSettings, language } } })
  }
  const host = {
    connect: (send: (push: Push) => void) => {
      listener = send
      return connection
    }
  }
  return { host: host as never, push: (push) => listener(push) }
}

const labels = (menu: readonly MenuItemConstructorOptions[]): readonly string[] =>
  menu.flatMap(({ type, label, submenu }) => [
    ...(type === 'separator' ? [] : [label ?? 'unnamed']),
    ...(Array.isArray(submenu) ? labels(submenu) : [])
  ])

beforeEach(() => {
  system.languages = ['en-US']
})

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['it', 'de_AT'], 'de'],
  [['it', 'ja'], 'en'],
  [[], 'en']
] as const)('of the wishes %j the shell speaks %s', (wishes, language) => {
  expect(languageFor('system', wishes)).toBe(language)
  expect(languageFor('de', wishes)).toBe('de')
  system.languages = wishes
  speakAsSystem()
  expect(words.crashed).toBe(catalogues[language].crashed)
})

test('a chosen language has priority over the system’s, and a change takes effect at once', async () => {
  system.languages = ['de-DE']
  const { host, push } = hostWith('fr')
  await speakAsSettings(host)
  expect(words.couldNotStart).toBe(catalogues.fr.couldNotStart)
  expect(system.menu.map(({ label }) => label)).toContain('Édition')
  push({ type: 'settings', settings: { ...defaultSettings, language: 'en' } })
  expect(system.menu.map(({ label }) => label)).toContain('Edit')
  push({ type: 'settings', settings: defaultSettings })
  expect(system.menu.map(({ label }) => label)).toContain('Bearbeiten')
})

test.runIf(process.platform !== 'darwin')('no menu item is left with an English label', () => {
  system.languages = ['fr']
  speakAsSystem()
  expect(Object.values(catalogues.fr.menu)).toEqual(expect.arrayContaining([...labels(system.menu)]))
})

/** What a key does, of all items of a menu. */
const keys = (menu: readonly MenuItemConstructorOptions[]): Record<string, string | undefined> =>
  Object.fromEntries(
    menu.flatMap(({ accelerator, role, submenu }) => [
      ...(accelerator === undefined ? [] : [[String(accelerator), role] as const]),
      ...(Array.isArray(submenu) ? Object.entries(keys(submenu)) : [])
    ])
  )

test('on Windows and Linux the page is zoomed without Shift and from the number pad, too, as in browsers', () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  speakAsSystem()
  expect(keys(system.menu)).toEqual({
    'CommandOrControl+=': 'zoomIn',
    'CommandOrControl+numadd': 'zoomIn',
    'CommandOrControl+numsub': 'zoomOut',
    'CommandOrControl+num0': 'resetZoom'
  })
  platform.mockReturnValue('darwin')
  speakAsSystem()
  expect(keys(system.menu)).toEqual({})
  platform.mockRestore()
})
