/** Opens and closes replays: what to show, from which entry, and the screen to return to. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { OpenedFile } from '../../shared/protocol/bridge'
import { fetchGames, fetchWithPacks } from './games'
import { useScreens, type Screen } from './screens'
import { useTable } from './table'

/** What to replay: the open table, or a game file without importing it. */
export type ReplaySource = { readonly kind: 'table' } | { readonly kind: 'file'; readonly file: OpenedFile }

export const useReplayOpener = defineStore('replay-opener', () => {
  const screens = useScreens()
  const table = useTable()
  const source = shallowRef<ReplaySource>()
  /** Number of the entry after which to show the table, and whether to play on from there; a new object for each request. */
  const start = shallowRef<{ readonly number: number; readonly plays?: true }>()
  const from = shallowRef<Screen>('home')
  /** The screen that closing leads to: `table` or `end` if the replay was opened there, else home. */
  const returnsTo = computed(() => (from.value === 'table' || from.value === 'end' ? from.value : 'home'))

  function open(what: ReplaySource): void {
    from.value = screens.screen
    source.value = what
    screens.show('replay')
  }

  /**
   * Replays a game file from its beginning, or plays it on from after the entry with this number. Its game is not known
   * before it is read, so all games are fetched first.
   */
  async function openFile(file: OpenedFile, since?: number): Promise<void> {
    // If the game that is needed could not be fetched, the replay screen reports it as unknown.
    await fetchGames(fetchWithPacks).catch(() => undefined)
    start.value = since === undefined ? undefined : { number: since, plays: true }
    open({ kind: 'file', file })
  }

  /** Replays the open table from its beginning. */
  function openTable(): void {
    start.value = undefined
    open({ kind: 'table' })
  }

  /** Opens a saved table and replays it. Does no more than open it if that fails or the table is still a lobby. */
  async function openSaved(id: string): Promise<void> {
    if (!(await screens.openTable(id)) || table.inLobby) return
    start.value = undefined
    open({ kind: 'table' })
    from.value = 'home'
  }

  /** Shows the table after the log entry with this number: in the running replay, else in a new one of the open table. */
  function jump(number: number): void {
    start.value = { number }
    if (screens.screen !== 'replay') open({ kind: 'table' })
  }

  /** Replays the open table from after the entry with this number (-1: from its beginning) up to now. */
  function playSince(number: number): void {
    start.value = { number, plays: true }
    open({ kind: 'table' })
  }

  /** Returns to where the replay was opened: the table as it is now, its result, or home. */
  async function close(): Promise<void> {
    source.value = undefined
    start.value = undefined
    const to = returnsTo.value
    if (to === 'home') return void (await screens.goHome())
    await table.leaveReplay()
    if (screens.screen === 'replay') screens.show(to)
  }

  return { source, start, returnsTo, openFile, openTable, openSaved, jump, playSince, close }
})
