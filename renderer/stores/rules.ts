/** The place at which the rules are open, on their own screen or as a sheet beside another, and the history of places. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { entryOf, gameEntries } from './games'
import { useScreens } from './screens'
import { useTable } from './table'
import { hrefOf, storeView, placeOf, storedView, type RulesAddress } from './rules-address'
import type { RulesView } from '../contract/rules'

/** Puts a place into the page's address, or removes it, so that a reload or a copied address leads there. */
function writeAddress(place: RulesAddress | undefined): void {
  const { pathname, search } = location
  history.replaceState(history.state, '', place ? hrefOf(place) : `${pathname}${search}`)
}

export const useRules = defineStore('rules', () => {
  const screens = useScreens()
  const table = useTable()
  /** Open as a sheet beside the table or another screen. */
  const sheet = shallowRef(false)
  const place = shallowRef<RulesAddress>()
  /** Places left by following a link, the latest last. */
  const trail = shallowRef<readonly RulesAddress[]>([])
  const view = shallowRef<RulesView>(storedView())
  /** Id of the game whose rules open by default: that of the open table, else the first. */
  const defaultGame = computed(() => table.ui?.id ?? gameEntries()[0]?.id ?? '')

  function setPlace(to: RulesAddress): void {
    place.value = to
    writeAddress(to)
  }

  /** Goes to a place and remembers the one that is left. */
  function go(to: RulesAddress): void {
    const from = place.value
    if (from && hrefOf(from) !== hrefOf(to)) trail.value = [...trail.value, from]
    setPlace(to)
  }

  /** Returns to the previous place. */
  function back(): void {
    const before = trail.value.at(-1)
    if (!before) return
    trail.value = trail.value.slice(0, -1)
    setPlace(before)
  }

  /**
   * Opens the default game's rules at a paragraph, or where they were last read, without leaving the current screen. On the
   * rules' own screen the book that is open stays.
   */
  function open(paragraph?: string): void {
    const isRead = screens.screen === 'rules' || place.value?.game === defaultGame.value
    const last = place.value && isRead ? place.value : { game: defaultGame.value }
    const to = paragraph === undefined ? last : { game: defaultGame.value, paragraph }
    if (sheet.value || screens.screen === 'rules') return go(to)
    trail.value = []
    sheet.value = true
    setPlace(to)
  }

  /** Opens the rules' own screen at the beginning of a game's rules. */
  function show(game = defaultGame.value): void {
    trail.value = []
    screens.show('rules')
    setPlace({ game })
  }

  function close(): void {
    sheet.value = false
    writeAddress(undefined)
  }

  /** Leaves the rules' own screen. */
  function leave(): void {
    writeAddress(undefined)
    void screens.goHome()
  }

  /** Opens the place that the page's address names, if it names one. */
  function openFromAddress(): void {
    const to = placeOf(location.hash)
    if (!to || !entryOf(to.game)) return
    if (sheet.value || screens.screen === 'rules') return go(to)
    if (screens.screen === 'home') screens.show('rules')
    else sheet.value = true
    setPlace(to)
  }

  function setView(to: RulesView): void {
    view.value = to
    storeView(to)
  }

  return {
    sheet,
    place,
    trail,
    view,
    defaultGame,
    go,
    back,
    open,
    show,
    close,
    leave,
    openFromAddress,
    setView
  }
})
