/** Settings of this machine: they live with the host, are shown at once and saved at once. */
import { defineStore } from 'pinia'
import { shallowRef, watchEffect } from 'vue'
import { defaultSettings, type Settings } from '../../shared/protocol/messages'
import { language } from '../words/catalogue'
import { useConnection } from './connection'

export const useSettings = defineStore('settings', () => {
  const connection = useConnection()
  const settings = shallowRef<Settings>(defaultSettings)
  /** The last change could not be saved. */
  const failed = shallowRef(false)

  /** Changes some settings, here at once and at the host. */
  async function change(part: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...part }
    const reply = await connection.request({ type: 'setSettings', settings: part })
    failed.value = !reply.ok
  }

  /** Asks the host for the settings and listens for changes made elsewhere. Call once. */
  async function load(): Promise<void> {
    connection.onPush((push) => {
      if (push.type === 'settings') settings.value = push.settings
    })
    const reply = await connection.request({ type: 'getSettings' })
    if (reply.ok) settings.value = reply.value.settings
  }

  watchEffect(() => {
    language.value = settings.value.language
    const { speed } = settings.value
    const root = document.documentElement
    root.lang = settings.value.language
    root.style.setProperty('--pace', String(speed === 0 ? 0 : 1 / speed))
  })

  return { settings, failed, change, load }
})
