/** What this machine's host knows about newer versions of the app. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Updates } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useSettings } from '../../stores/settings'

export const useUpdates = defineStore('updates', () => {
  const connection = useConnection()
  const settings = useSettings()
  const known = shallowRef<Updates>({ possible: false })

  /** True if this host can look for updates, so that there is a switch for it. False for guests of another machine's host. */
  const possible = computed(() => known.value.possible)
  const newest = computed(() => known.value.newest)
  /** True until somebody has answered whether the app should look for updates. */
  const offered = computed(() => possible.value && settings.settings.updates === 'unasked')

  /** Asks the host, and listens for changes. Call once, after the settings are loaded. */
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
