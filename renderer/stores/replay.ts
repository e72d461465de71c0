/** The way to a replay and back: what is to be shown, from which moment, and the screen it was opened from. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { OpenedFile } from '../../shared/protocol/bridge'
import { fetchGames } from './games'
import { useScreens, type Screen } from './screens'
import { useTable } from './table'

/** The open table, or a game file that goes into no list. */
export type Wanted = { readonly kind: 'table' } | { readonly kind: 'file'; readonly file: OpenedFile }

export const useReplayOpener = defineStore('replay-opener', () => {
  const screens = useScreens()
  const table = useTable()
  const wanted = shallowRef<Wanted>()
  /** Number of the entry whose moment is to be shown, and whether it plays on from there; a new object for each wish. */
  const moment = shallowRef<{ readonly number: number; readonly plays?: true }>()
  const from = shallowRef<Screen>('home')
  /** Where closing leads: `table` and `end` go back to the open table, all else to the list. */
  const leadsTo = computed(() => (from.value === 'table' || from.value === 'end' ? from.value : 'home'))

  function open(what: Wanted): void {
    from.value = screens.screen
    wanted.value = what
    screens.show('replay')
  }

  /** Replays a game file. Which game it is of is known once it is read, so all are fetched. */
  async function openFile(file: OpenedFile): Promise<void> {
    // Where one cannot be had, the replay says that it does not know it.
    await fetchGames().catch(() => undefined)
    moment.value = undefined
    open({ kind: 'file', file })
  }

  /** Replays the open table from its beginning. */
  function openTable(): void {
    moment.value = undefined
    open({ kind: 'table' })
  }

  /** Opens a saved table and replays it. Where it cannot be opened, or waits for its people, its own screen says so. */
  async function openSaved(id: string): Promise<void> {
    if (!(await screens.openTable(id)) || table.inLobby) return
    moment.value = undefined
    open({ kind: 'table' })
    from.value = 'home'
  }

  /** Shows the moment after a choice: in the replay that is on, else in a new one of the open table. */
  function jump(number: number): void {
    moment.value = { number }
    if (screens.screen !== 'replay') open({ kind: 'table' })
  }

  /** Plays the open table from the moment after an entry (-1: from its beginning) up to now. */
  function playSince(number: number): void {
    moment.value = { number, plays: true }
    open({ kind: 'table' })
  }

  /** Back to where the replay was opened: the table as it is now, its result, or home. */
  async function close(): Promise<void> {
    wanted.value = undefined
    moment.value = undefined
    const to = leadsTo.value
    if (to === 'home') return void (await screens.goHome())
    await table.live()
    if (screens.screen === 'replay') screens.show(to)
  }

  return { wanted, moment, leadsTo, openFile, openTable, openSaved, jump, playSince, close }
})
