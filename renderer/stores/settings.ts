/**
 * The settings of this machine: stored by the host, applied and saved with every change. A page that was loaded over the
 * network stores its own in the browser instead.
 */
import { defineStore } from 'pinia'
import * as z from 'zod/mini'
import { computed, shallowRef, watch, watchEffect } from 'vue'
import { defaultSettings, settingsSchema, type Settings } from '../../shared/protocol/settings'
import { languageFor } from '../../shared/protocol/language'
import { language, speak } from '../words/catalogue'
import { assistance } from './assistance'
import { useConnection } from './connection'

const storageKey = 'caravanserai.settings'

/** What a guest's browser stores: the settings about the person, without those about the host's tables. */
const guestSchema = z.partial(
  z.object(
    z.omit(settingsSchema, { lastGame: true, seats: true, options: true, packs: true, hostName: true }).shape
  )
)

/** Stores a guest's change in the browser, beside those of other tabs; false if that is not possible. */
function saveInBrowser(part: Partial<Settings>): boolean {
  try {
    const all = { ...loadFromBrowser(), ...part }
    localStorage.setItem(storageKey, JSON.stringify(guestSchema.parse(all)))
    return true
  } catch {
    return false
  }
}

function loadFromBrowser(): Settings {
  try {
    const kept = guestSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}')).data ?? {}
    const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
    return { ...defaultSettings, ...known }
  } catch {
    return defaultSettings
  }
}

/** True if pieces are not animated: by the setting, or by the system's preference where the setting follows the system. */
export function isQuiet({ motion }: Settings): boolean {
  return (
    motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}

export const useSettings = defineStore('settings', () => {
  const connection = useConnection()
  const settings = shallowRef<Settings>(defaultSettings)
  /** The system prefers dark screens. */
  const dark = shallowRef(false)
  /** The last change could not be saved. */
  const failed = shallowRef(false)

  /** How large the text is; larger than usual, the table has tabs, as on a phone. */
  const large = computed(() => {
    const { textSize } = settings.value
    return textSize >= 150 ? 'very' : textSize > 100 ? 'yes' : 'no'
  })

  /** Settles once the words of the latest language are loaded; if that fails, the previous language stays in use. */
  let wordsLoaded = Promise.resolve()
  watch(
    () => languageFor(settings.value.language, navigator.languages),
    (code) => (wordsLoaded = speak(code).catch(() => undefined)),
    { immediate: true, flush: 'sync' }
  )

  /** Changes by this page that its browser could not store yet. */
  let unsaved: Partial<Settings> = {}
  /** Changes by this page that the host has not answered yet, the latest last. */
  const unanswered: Partial<Settings>[] = []
  /** Takes over what the host has stored, except where this page has changed it since. */
  function takeOver(stored: Settings): void {
    settings.value = unanswered.reduce<Settings>((all, part) => ({ ...all, ...part }), stored)
  }

  /** Changes some settings, on this page at once and then where they are stored; resolves once a new language is loaded, too. */
  async function change(part: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...part }
    if (connection.remote) {
      unsaved = { ...unsaved, ...part }
      failed.value = !saveInBrowser(unsaved)
      if (!failed.value) unsaved = {}
      return wordsLoaded
    }
    unanswered.push(part)
    const reply = await connection
      .request({ type: 'setSettings', settings: part })
      .finally(() => unanswered.splice(unanswered.indexOf(part), 1))
    if (reply.ok) takeOver(reply.value.settings)
    failed.value = !reply.ok
    await wordsLoaded
  }

  /** Loads the settings from the host, or on a page loaded over the network from the browser, and follows changes by other pages. Call once. */
  async function load(): Promise<void> {
    connection.onPush((push) => {
      if (push.type === 'settings') takeOver(push.settings)
    })
    await connection.whenGreeted()
    if (connection.remote) {
      settings.value = loadFromBrowser()
      return wordsLoaded
    }
    const reply = await connection.request({ type: 'getSettings' })
    if (reply.ok) takeOver(reply.value.settings)
    await wordsLoaded
  }

  const darkQuery = matchMedia('(prefers-color-scheme: dark)')
  dark.value = darkQuery.matches
  darkQuery.addEventListener('change', ({ matches }) => (dark.value = matches))

  watchEffect(() => (document.documentElement.lang = language.value))
  watchEffect(() => {
    const { speed, motion, textSize, theme, contrast } = settings.value
    assistance.value = settings.value.assistance
    const root = document.documentElement
    root.style.setProperty('--pace', String(speed === 0 ? 0 : 1 / speed))
    root.dataset['motion'] = motion
    root.dataset['theme'] = theme === 'system' ? (dark.value ? 'night' : 'day') : theme
    root.dataset['contrast'] = contrast
    root.style.setProperty('--ui-scale', String(textSize / 100))
    root.dataset['large'] = large.value
  })

  return { settings, large, failed, change, load }
})
