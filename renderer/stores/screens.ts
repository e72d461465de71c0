/** Which screen is on, and the table that a reload or a second tab returns to. */
import { defineStore } from 'pinia'
import { nextTick, shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import { useTable } from './table'

export type Screen = 'home' | 'new' | 'table' | 'end'

const key = 'caravanserai.table'
/** How long a new tab waits for another tab to say which table is open, in milliseconds. */
const neighbourPatience = 120

/** Remembers the open table for this tab. Storage may be forbidden: then a reload leads home. */
function remember(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, id)
  } catch {
    // Nothing is lost but the way back after a reload.
  }
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export const useScreens = defineStore('screens', () => {
  const table = useTable()
  const screen = shallowRef<Screen>('home')
  /** Why the table could not be opened, for the home screen. */
  const problem = shallowRef<Refusal>()
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('caravanserai.tabs')

  /** Opens a table, and shows its board or, once it is over, its result. */
  async function openTable(id: string): Promise<boolean> {
    const refusal = await table.open(id)
    problem.value = refusal
    if (refusal) {
      remember(undefined)
      return false
    }
    remember(id)
    screen.value = table.outcome ? 'end' : 'table'
    return true
  }

  /** Leaves the table, if one is open, and goes home. */
  async function goHome(): Promise<void> {
    remember(undefined)
    problem.value = undefined
    screen.value = 'home'
    // The table must be off the page before its store is emptied.
    await nextTick()
    if (table.info) await table.leave()
  }

  function show(to: Screen): void {
    problem.value = undefined
    screen.value = to
  }

  function neighbour(): Promise<string | undefined> {
    return new Promise((resolve) => {
      if (!tabs) return resolve(undefined)
      const timer = setTimeout(() => resolve(undefined), neighbourPatience)
      tabs.addEventListener('message', ({ data }: MessageEvent<{ readonly open?: string }>) => {
        if (data.open === undefined) return
        clearTimeout(timer)
        resolve(data.open)
      })
      tabs.postMessage({ ask: true })
    })
  }

  /** After the page has loaded: back to the table of this tab, else to that of another tab, else home. */
  async function restore(): Promise<void> {
    tabs?.addEventListener('message', ({ data }: MessageEvent<{ readonly ask?: boolean }>) => {
      if (data.ask && table.info) tabs.postMessage({ open: table.info.id })
    })
    const id = remembered() ?? (await neighbour())
    if (id !== undefined) await openTable(id)
    problem.value = undefined
  }

  return { screen, problem, openTable, goHome, show, restore }
})
