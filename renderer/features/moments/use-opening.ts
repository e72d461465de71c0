/** Decides when the opening scene is shown: once per window for a table at which nobody has made a choice yet. */
import { computed, shallowRef, watch } from 'vue'
import type { Context } from '../../contract/game-ui'
import type { Opening, RoundStart } from '../../contract/moments'
import { turnGap } from './turn-gap'
import { useTable } from '../../stores/table'
import { useTables } from '../../stores/tables'

const key = 'caravanserai-opened'

/** Returns whether the table was opened in this window before, even before a reload, and records that it now was. */
function openedBefore(id: string): boolean {
  try {
    const before = (sessionStorage.getItem(key) ?? '').split(' ')
    sessionStorage.setItem(key, [...before, id].join(' ').trim())
    return before.includes(id)
  } catch {
    // Without session storage the scene is simply shown again.
    return false
  }
}

/**
 * `opening`: the scene on show, until `done`. `covered`: the scene hides the table, until `uncover`. `brief`: show the short
 * form, since a table of this game is finished already. `round`: what the first round brought, set when the table is
 * uncovered before any choice. Choices that others make meanwhile are held back and played afterwards.
 */
export function useOpening() {
  const table = useTable()
  const tables = useTables()
  /** The first position, while its opening is on show. */
  const start = shallowRef<Context>()
  // Computed, so that it follows the language even while it is on show.
  const opening = computed<Opening | undefined>(() => start.value && table.ui?.opening?.(start.value))
  const covered = shallowRef(false)
  const brief = shallowRef(false)
  const round = shallowRef<RoundStart>()
  watch(
    () => table.info?.id,
    (id) => {
      start.value = round.value = undefined
      covered.value = false
      if (id === undefined || table.next > 0 || table.replay || table.view === undefined || openedBefore(id))
        return
      brief.value = tables.tables.some(({ game, status }) => status === 'over' && game === table.info?.game)
      start.value = table.context
      covered.value = opening.value !== undefined
      if (covered.value) table.holdUpdates()
    },
    { immediate: true }
  )
  function uncover(): void {
    covered.value = false
    if (table.next === 0 && opening.value?.round) round.value = opening.value.round
    else table.releaseUpdates(turnGap())
  }
  const done = (): void => void (start.value = undefined)
  return { opening, covered, brief, round, uncover, done }
}
