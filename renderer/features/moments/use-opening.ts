/** Which table is opened with a scene: one that nobody has chosen anything at yet, once for the window. */
import { shallowRef, watch } from 'vue'
import type { Opening, RoundStart } from '../../contract/moments'
import { turnGap } from './turn-gap'
import { useTable } from '../../stores/table'
import { useTables } from '../../stores/tables'

const key = 'caravanserai-opened'

/** Whether a table has been opened in this window before, a reload included; it has from now on. */
function openedBefore(id: string): boolean {
  try {
    const before = (sessionStorage.getItem(key) ?? '').split(' ')
    sessionStorage.setItem(key, [...before, id].join(' ').trim())
    return before.includes(id)
  } catch {
    // The browser keeps nothing: the scene is shown again.
    return false
  }
}

/**
 * `begins`: the scene to be shown, until `done`. `covers`: it lies over the table, until `laid`. `brief`: a game of this
 * kind has been finished here before. `round`: what the first round brought, once the table is laid and while nobody has
 * chosen anything. What is chosen meanwhile, by a computer player or far away, is told afterwards.
 */
export function useOpening() {
  const table = useTable()
  const tables = useTables()
  const opening = shallowRef<Opening>()
  const covered = shallowRef(false)
  const brief = shallowRef(false)
  const round = shallowRef<RoundStart>()
  watch(
    () => table.info?.id,
    (id) => {
      opening.value = round.value = undefined
      covered.value = false
      if (id === undefined || table.next > 0 || table.replay || table.view === undefined || openedBefore(id))
        return
      brief.value = tables.tables.some(({ game, status }) => status === 'over' && game === table.info?.game)
      opening.value = table.ui?.opening?.(table.context)
      covered.value = opening.value !== undefined
      if (covered.value) table.hold()
    },
    { immediate: true }
  )
  function uncover(): void {
    covered.value = false
    if (table.next === 0 && opening.value?.round) round.value = opening.value.round
    else table.goOn(turnGap())
  }
  const done = (): void => void (opening.value = undefined)
  return { opening, covered, brief, round, uncover, done }
}
