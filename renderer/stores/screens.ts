/** The current screen, and the table that a reload or a second tab returns to. */
import { defineStore } from 'pinia'
import { nextTick, shallowRef, watch } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Endpoint } from '../../shared/lan/ipv4'
import { shownOf } from '../../shared/protocol/shown'
import { seatLinkOf } from '../link/proofs/seat-link'
import { useConnection } from './connection'
import { preselectedGame } from './games'
import { useLan } from './lan'
import { useSettings } from './settings'
import { useTable } from './table'

/** `rooms`: the tables of somebody else's host; `change`: the options and seats of the table in its lobby. */
export type Screen =
  | 'home'
  | 'new'
  | 'join'
  | 'rooms'
  | 'lobby'
  | 'change'
  | 'table'
  | 'end'
  | 'rules'
  | 'replay'
  | 'solo'
  | 'standings'

/** A table whose password is asked for, and why the last one was not accepted. */
export interface PasswordAsked {
  readonly table: string
  readonly refusal?: Refusal
}

const passwordCodes: readonly string[] = ['password-needed', 'password-wrong', 'password-wait']

const storageKey = 'caravanserai.table'
/** How long a new tab waits for another tab to answer which table is open, in milliseconds. */
const tabTimeout = 120
const presses = ['pointerdown', 'keydown'] as const

/** Remembers the open table for this tab. */
function remember(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, id)
  } catch {
    // Storage is forbidden: a reload then leads home.
  }
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

export const useScreens = defineStore('screens', () => {
  const table = useTable()
  const connection = useConnection()
  const lan = useLan()
  const settings = useSettings()
  const screen = shallowRef<Screen>('home')
  /** Why the table could not be opened, for the home screen. */
  const problem = shallowRef<Refusal>()
  const password = shallowRef<PasswordAsked>()
  /** The new-table form creates a table that is shared on the LAN. */
  const hosting = shallowRef(false)
  /** Id of the game that the new-table form opens with. */
  const newTableGame = shallowRef('')
  /** The first screen is decided; nothing is shown before. */
  const ready = shallowRef(false)
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('caravanserai.tabs')

  /** The screen that lists tables: home for this page's own host, `rooms` for somebody else's. */
  const listScreen = (): Screen => (connection.guest ? 'rooms' : 'home')

  /**
   * Opens a table and shows its lobby, its board or, once it is over, its result; true if it could be opened. `typed` is
   * the room password; if it is missing or wrong, the password dialog opens.
   */
  async function openTable(id: string, typed?: string): Promise<boolean> {
    const refusal = await table.open(id, typed === undefined ? {} : { password: typed })
    if (refusal && passwordCodes.includes(refusal.code)) {
      password.value = { table: id, ...(refusal.code !== 'password-needed' && { refusal }) }
      return false
    }
    password.value = undefined
    problem.value = refusal
    if (refusal) {
      if (!table.info) remember(undefined)
      return false
    }
    // Left again before the host answered.
    if (table.info?.id !== id) return false
    remember(id)
    screen.value = table.inLobby ? 'lobby' : table.outcome ? 'end' : 'table'
    return true
  }

  /** Leaves the open table, if any, and goes to the list of tables, which shows the reason if there is one. */
  async function goHome(why?: Refusal): Promise<void> {
    remember(undefined)
    problem.value = why
    password.value = undefined
    screen.value = listScreen()
    // The table's components must be unmounted before the store that they read is cleared.
    await nextTick()
    if (table.info) await table.leave()
  }

  function show(to: Screen): void {
    problem.value = undefined
    screen.value = to
  }

  /** Opens the new-table form, for this device alone or for the LAN, with the given game or the last one played. */
  function openNewTable(onLan: boolean, game: string = settings.settings.lastGame): void {
    hosting.value = onLan
    newTableGame.value = preselectedGame(game)
    show('new')
  }

  /**
   * Visits another host and shows its tables; the refusal says why that is not possible. Whoever has gone elsewhere before
   * that host answered stays there.
   */
  async function visit(to: Endpoint): Promise<Refusal | undefined> {
    const from = screen.value
    const refusal = await lan.join(to)
    if (refusal) return refusal
    if (screen.value === from) show('rooms')
    else await lan.leave()
    return undefined
  }

  /** Visits another host and opens one of its tables, for a device that has a seat there. */
  async function visitTable(to: Endpoint, id: string): Promise<void> {
    problem.value = await visit(to)
    if (connection.away && !problem.value) await openTable(id)
  }

  /** Returns from another host to this page's own. */
  async function comeBack(): Promise<void> {
    await lan.leave()
    await goHome()
  }

  /** Opens the table of the seat link in the page's address, if there is one; then removes it from the address, used or not. */
  async function followLink(): Promise<boolean> {
    const link = connection.guest ? seatLinkOf(location.hash) : undefined
    if (!link) return false
    table.link = link
    await openTable(link.table)
    if (connection.reachable) history.replaceState(history.state, '', location.pathname + location.search)
    return true
  }

  /** Shows the game file that was opened with the app, if the page's address names one: its table, or why it was refused. */
  async function showOpened(): Promise<boolean> {
    const shown = connection.remote ? undefined : shownOf(location.hash)
    if (!shown) return false
    history.replaceState(history.state, '', location.pathname + location.search)
    if (connection.guest) await lan.leave()
    if ('table' in shown) await openTable(shown.table)
    else await goHome(shown.refusal)
    return true
  }

  /**
   * The table that another tab has open; undefined if none answers in time. A busy tab's later answer is followed from Home,
   * too, as long as nothing was pressed here.
   */
  function askOtherTabs(): Promise<string | undefined> {
    return new Promise((resolve) => {
      if (!tabs) return resolve(undefined)
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        resolve(undefined)
      }, tabTimeout)
      const hear = ({ data }: MessageEvent<{ readonly open?: string }>): void => {
        if (data.open === undefined) return
        if (isLate && screen.value === 'home') void openTable(data.open)
        stop(data.open)
      }
      const stop = (open?: string): void => {
        clearTimeout(timer)
        tabs.removeEventListener('message', hear)
        for (const press of presses) removeEventListener(press, pressed, true)
        resolve(open)
      }
      const pressed = (): void => stop()
      tabs.addEventListener('message', hear)
      for (const press of presses) addEventListener(press, pressed, true)
      tabs.postMessage({ ask: true })
    })
  }

  /** Chooses the first screen after the page has loaded: the table of this tab, else that of another tab, else home. */
  async function restore(): Promise<void> {
    tabs?.addEventListener('message', ({ data }: MessageEvent<{ readonly ask?: boolean }>) => {
      if (data.ask && table.info && !table.replay && !connection.guest)
        tabs.postMessage({ open: table.info.id })
    })
    await connection.whenGreeted()
    const refusal = await lan.restore()
    screen.value = listScreen()
    window.addEventListener('hashchange', () => void followLink().then((did) => did || showOpened()))
    const here = remembered()
    // With a remembered table the list stays hidden, so that nobody clicks in it just before the table replaces it.
    ready.value = here === undefined
    const linked = refusal === undefined && ((await followLink()) || (await showOpened()))
    const id = here ?? (connection.guest ? undefined : await askOtherTabs())
    if (id !== undefined && !refusal && !linked) await openTable(id)
    if (refusal) problem.value = refusal
    ready.value = true
  }

  // Everybody at a lobby follows when its game begins.
  watch(
    () => table.inLobby,
    (now, before) => {
      if (before && !now && table.info && ['lobby', 'change'].includes(screen.value)) screen.value = 'table'
    }
  )
  watch(
    () => table.sentOff,
    (sent) => {
      if (!sent) return
      if (sent.watching) return void goHome({ code: 'spectator-removed' })
      if (sent.code === 'kicked') table.giveUpSeats(sent.table)
      void goHome({ code: `sent-${sent.code}` })
    }
  )

  return {
    screen,
    problem,
    password,
    hosting,
    newTableGame,
    ready,
    openTable,
    goHome,
    show,
    openNewTable,
    visit,
    visitTable,
    comeBack,
    restore
  }
})
