/** What a page does about those who only watch the open table: its own name, and at the host's machine who may stay. */
import { computed, watch, type ComputedRef } from 'vue'
import type { Request, Watcher } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useRoom } from '../../stores/room'
import { useTable } from '../../stores/table'
import { lastName, rememberName } from './own-name'

/** This page as one of those who watch; undefined if it has a seat, is at the host's machine, or that host tells nothing of it. */
export function useSelfWatching(): ComputedRef<Watcher | undefined> {
  const table = useTable()
  return computed(() => table.watchers.find(({ id }) => id === table.watcher))
}

/** Requests about those who watch. A refusal is shown among the problems with seats. */
export function useWatching() {
  const connection = useConnection()
  const room = useRoom()
  const table = useTable()
  async function ask(request: Request): Promise<boolean> {
    const reply = await connection.request(request)
    room.problem = reply.ok ? undefined : reply.refusal
    return reply.ok
  }
  const here = (): string => table.info?.id ?? ''
  return {
    /** Gives this page a name, and remembers it; false if it was refused. */
    takeName: async (name: string): Promise<boolean> => {
      const taken = await ask({ type: 'watchAs', name })
      if (taken) rememberName(name)
      return taken
    },
    remove: (watcher: number): Promise<boolean> => ask({ type: 'kickWatcher', table: here(), watcher }),
    readmit: (watcher: number): Promise<boolean> => ask({ type: 'readmitWatcher', table: here(), watcher })
  }
}

/**
 * While the component is mounted: gives the host the name that this device remembers, as long as this page watches without
 * one and nobody else at the table has it; and whoever is muted stays muted under another name.
 */
export function useWatchedNames(): void {
  const connection = useConnection()
  const room = useRoom()
  const table = useTable()
  const self = useSelfWatching()
  const names = computed(() =>
    [...(table.info?.seats ?? []), ...table.watchers].map(({ name = '' }) => name.toLowerCase())
  )
  /** This page watches without a name: its id, and all names at the table, on which a refusal depends. */
  const nameless = computed(() =>
    self.value && self.value.name === undefined
      ? JSON.stringify([table.info?.id, self.value.id, ...names.value])
      : undefined
  )
  watch(
    nameless,
    (now) => {
      const name = lastName()
      // Nobody has asked for this, so a refusal is not shown: the name is like another one.
      if (now !== undefined && name !== '' && !names.value.includes(name.toLowerCase()))
        void connection.request({ type: 'watchAs', name })
    },
    { immediate: true }
  )
  watch(
    () => table.watchers,
    (now, before) => {
      for (const { id, name } of before) {
        const renamed = now.find((one) => one.id === id)?.name
        if (name !== undefined && renamed !== undefined && room.muted.has(name)) room.mute(renamed, true)
      }
    }
  )
}
