/** What this machine's host knows of newer versions of the app. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Updates } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useSettings } from '../../stores/settings'

export const useUpdates = defineStore('updates', () => {
  const connection = useConnection()
  const settings = useSettings()
  const known = shallowRef<Updates>({ possible: false })

  /** There is a switch: guests of another machine's host have none. */
  const possible = computed(() => known.value.possible)
  const newest = computed(() => known.value.newest)
  /** Nobody was asked yet whether to look. */
  const offered = computed(() => possible.value && settings.settings.updates === 'unasked')

  /** Asks the host, and listens. Call once, when the settings are there. */
  async function load(): Promise<void> {
    if (connection.remote) return
    connection.onPush((push) => {
      if (push.type === 'updates') known.value = push.updates
    })
    const reply = await connection.request({ type: 'getUpdates' })
    if (reply.ok) known.value = reply.value.updates
  }

  return { possible, newest, offered, load }
})
