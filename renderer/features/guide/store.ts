/** The guide at the open table, which is an ordinary table with bots: the guide only watches its events. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { levelNumbers } from '../../../shared/engine/player-level'
import type { Refusal } from '../../../shared/engine/rules'
import { hostLost } from '../../link/link'
import { entryOf, fetchGame, uiById } from '../../stores/games'
import { useScreens } from '../../stores/screens'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { useTables } from '../../stores/tables'
import { useWords } from '../../words'
import { saveGuides, savedGuides, withGuide, type SavedGuide } from './saved-guide'
import { guided } from '../../stores/assistance'
import * as steps from './progress'
import type { Guide, Moment } from '../../contract/guide'
import { guideWords } from './words'

export const useGuide = defineStore('guide', () => {
  const table = useTable()
  const tables = useTables()
  const screens = useScreens()
  const settings = useSettings()
  const words = useWords()
  /** The guide that is loaded, and its game. */
  const current = shallowRef<{ readonly game: string; readonly guide: Guide }>()
  /** The running guides, one for each table. */
  const runs = shallowRef(savedGuides())

  const run = computed(() => runs.value.find((one) => one.table === table.info?.id))
  const here = computed(() => run.value !== undefined && !table.replay)
  const guide = computed(() => (current.value?.game === table.info?.game ? current.value?.guide : undefined))
  const moment = computed<Moment | undefined>(() => {
    const seat = table.seat ?? table.own[0]
    if (!here.value || seat === undefined || table.view === undefined) return undefined
    const { view, context, decision, choices } = table
    return { view, seat, content: context.content, task: decision?.task, choices }
  })
  const progress = computed(() => (here.value ? run.value?.progress : undefined))
  watch(progress, (now) => (guided.value = now !== undefined), { immediate: true, flush: 'sync' })
  const step = computed(() => guide.value?.steps.find(({ id }) => id === progress.value?.at))
  /** True if the step on show can be done now. */
  const open = computed(() => moment.value !== undefined && step.value?.waits?.open(moment.value) === true)
  const waiting = computed(
    () =>
      guide.value !== undefined &&
      progress.value !== undefined &&
      steps.isWaiting(guide.value, progress.value)
  )
  /** Whether the step could be done before the latest events. */
  let wasOpen = false
  watch(
    () => table.info?.id,
    () => (wasOpen = false),
    { flush: 'sync' }
  )

  function save(id: string, one?: SavedGuide): void {
    runs.value = withGuide(runs.value, id, one)
    saveGuides(runs.value)
  }

  function setProgress(to: steps.Progress): void {
    if (!run.value) return
    const latest = table.log.at(-1)?.number ?? -1
    save(run.value.table, { ...run.value, next: latest + 1, progress: to })
    wasOpen = open.value
  }

  /**
   * Creates a table for one person and as few bots as the game allows, of the lowest level, and starts the guide there; or
   * says why it cannot.
   */
  async function start(game: string): Promise<Refusal | undefined> {
    const entry = entryOf(game)
    if (!entry?.guided) return undefined
    const own = settings.settings.seats[0]?.name.trim() || words.newTable.names[0] || ''
    const seats = entry.colours.slice(0, entry.fewestSeats).map((colour, i) => ({
      colour,
      name: i === 0 ? own : `${guideWords.bot} ${i}`,
      ...(i === 0 ? { by: 'here' as const } : { by: 'bot' as const, level: levelNumbers[0] })
    }))
    const made = await tables.setUp(game, {}, seats)
    if (!made.ok) return made.refusal
    const loaded = await fetchGame(game).then(
      () => uiById(game)?.guide?.(),
      () => undefined
    )
    if (!loaded) return { code: hostLost }
    current.value = { game, guide: loaded }
    save(made.value.table, { table: made.value.table, next: 0, progress: steps.initialProgress(loaded) })
    await screens.openTable(made.value.table)
    return undefined
  }

  const change = (by: (guide: Guide, progress: steps.Progress) => steps.Progress): void => {
    if (guide.value && progress.value) setProgress(by(guide.value, progress.value))
  }
  const next = (): void => change(steps.next)
  const back = (): void => change((_, from) => steps.back(from))

  /** Ends the guide; the game goes on. The settings remember whether the guide was left or finished. */
  function leave(): void {
    const game = table.info?.game
    const how = progress.value?.at === undefined ? 'done' : 'left'
    if (run.value) save(run.value.table)
    current.value = undefined
    if (game === undefined) return
    const { guides } = settings.settings
    if (guides[game] !== 'done') void settings.change({ guides: { ...guides, [game]: how } })
  }

  watch(
    () => (here.value && !guide.value ? table.ui : undefined),
    async (ui) => {
      const loaded = await ui?.guide?.()
      const game = table.info?.game
      if (loaded && here.value && game !== undefined && ui === table.ui)
        current.value = { game, guide: loaded }
    },
    { immediate: true }
  )
  watch(
    () => [moment.value, guide.value] as const,
    ([now, by]) => {
      if (!now || !by || !run.value) return
      const fresh = table.log.filter((entry) => entry.number >= (run.value?.next ?? 0) && !entry.undone)
      if (fresh.length > 0) {
        const events = fresh.flatMap((entry) => entry.events)
        setProgress(steps.afterEvents(by, run.value.progress, events, now, wasOpen))
      }
      wasOpen = open.value
    },
    { immediate: true }
  )

  return { guide, moment, progress, step, open, waiting, start, next, back, leave }
})
