/** The parts of a table that are tabs on a small screen, and which of them is open. */
import { computed, shallowRef, watch, type Component, type ComputedRef, type ShallowRef } from 'vue'
import type { IconName } from '../../art/icons'

/** The latest call for a tab; every call is an object of its own. */
const shown = shallowRef<{ readonly pane: string }>()

/** Opens the tab with this id where the table has tabs and one of them has it, once: to show somebody what is there. */
export const showPane = (pane: string): void => {
  shown.value = { pane }
}

/** One tab. */
export interface Pane {
  readonly id: string
  /** A word or two under the icon. */
  readonly label: () => string
  readonly icon: IconName
  /** The game's panels on it, first to last. */
  readonly panels: readonly Component[]
  /** Its first panel lays itself out over the whole width of a wide pane; the others lie below it, not beside it. */
  readonly spread?: true
  /** True while what is to be decided now is decided here. */
  readonly wanted: () => boolean
}

export interface Panes {
  /** Id of the open one. */
  readonly open: ShallowRef<string>
  /** Ids of those that a decision waits on. */
  readonly wanted: ComputedRef<readonly string[]>
}

/**
 * Opens the first pane, and later a pane that comes to be wanted while none of the wanted ones is open: once, so that
 * whoever leaves it is not fetched back before something else is asked. `question` names what is asked. A pane that is
 * shown to somebody is opened as well.
 */
export function usePanes(panes: readonly Pane[], question: () => string): Panes {
  const open = shallowRef(panes[0]?.id ?? '')
  const wanted = computed(() => panes.filter((pane) => pane.wanted()).map(({ id }) => id))
  watch(
    () => ({ asked: question(), ids: wanted.value }),
    ({ asked, ids }, before) => {
      const known = asked === before?.asked ? before.ids : []
      const [next] = ids.filter((id) => !known.includes(id))
      if (next !== undefined && !ids.includes(open.value)) open.value = next
    },
    { immediate: true }
  )
  watch(shown, (call) => {
    if (call && panes.some(({ id }) => id === call.pane)) open.value = call.pane
  })
  return { open, wanted }
}
