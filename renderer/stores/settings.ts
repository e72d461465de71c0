/**
 * Settings of this machine: they live with the host, are shown at once and saved at once. A page that came over the
 * network keeps its own in the browser.
 */
import { defineStore } from 'pinia'
import { shallowRef, watchEffect } from 'vue'
import { defaultSettings, settingsSchema, type Settings } from '../../shared/protocol/messages'
import { languageFor } from '../../shared/protocol/language'
import { language } from '../words/catalogue'
import { useConnection } from './connection'

const key = 'caravanserai.settings'

/** Keeps a guest's speed and language; false where storage is forbidden. */
function keepHere({ speed, language }: Settings): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ speed, language }))
    return true
  } catch {
    return false
  }
}

function keptHere(): Settings {
  try {
    const kept = settingsSchema.partial().safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'))
    const { speed = defaultSettings.speed, language = defaultSettings.language } = kept.data ?? {}
    return { ...defaultSettings, speed, language }
  } catch {
    return defaultSettings
  }
}

export const useSettings = defineStore('settings', () => {
  const connection = useConnection()
  const settings = shallowRef<Settings>(defaultSettings)
  /** The last change could not be saved. */
  const failed = shallowRef(false)

  /** Changes some settings, here at once and at the host. */
  async function change(part: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...part }
    if (connection.remote) {
      failed.value = !keepHere(settings.value)
      return
    }
    const reply = await connection.request({ type: 'setSettings', settings: part })
    failed.value = !reply.ok
  }

  /** Asks the host for the settings, or this device where the host is another machine's, and listens for changes made elsewhere. Call once. */
  async function load(): Promise<void> {
    connection.onPush((push) => {
      if (push.type === 'settings') settings.value = push.settings
    })
    await connection.known()
    if (connection.remote) {
      settings.value = keptHere()
      return
    }
    const reply = await connection.request({ type: 'getSettings' })
    if (reply.ok) settings.value = reply.value.settings
  }

  watchEffect(() => {
    const { speed } = settings.value
    language.value = languageFor(settings.value.language, navigator.languages)
    const root = document.documentElement
    root.lang = language.value
    root.style.setProperty('--pace', String(speed === 0 ? 0 : 1 / speed))
  })

  return { settings, failed, change, load }
})
