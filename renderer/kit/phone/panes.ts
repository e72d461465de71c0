/** The panes of a table: its parts, shown as tabs on a small screen; and which of them is open. */
import {
  computed,
  shallowRef,
  toValue,
  watch,
  type Component,
  type ComputedRef,
  type MaybeRefOrGetter,
  type ShallowRef
} from 'vue'
import type { IconName } from '../../art/icons'

/** The latest request to open one of some panes; a new list each time. */
const shown = shallowRef<readonly string[]>([])

/** Opens the first pane of these ids to point out something on it; does nothing on a large screen or for unknown ids. */
export const showPane = (...ids: readonly string[]): void => {
  shown.value = [...ids]
}

/** The ids of panes with a map; a table has one of them at most. */
export const mapPanes = ['map', 'road'] as const

/** One pane and its tab. */
export interface Pane {
  readonly id: string
  /** A word or two under the icon. */
  readonly label: () => string
  readonly icon: IconName
  /** The game's panels on the pane, in order. */
  readonly panels: readonly Component[]
  /** In a wide pane, all panels have the full width and are stacked instead of standing beside the first. */
  readonly spread?: true
  /** True while the open decision is made on this pane. */
  readonly wanted: () => boolean
}

/** For a screen with room for two panes: what stays in view, and the panes shown below it one at a time. */
export interface HeldPane {
  readonly panels: readonly Component[]
  /** Width divided by height of its drawing, which it gets as far as the panes below leave the room. */
  readonly ratio: number
  readonly below: readonly Pane[]
}

export interface Panes {
  /** Id of the open pane. */
  readonly open: ShallowRef<string>
  /** Ids of the panes on which the open decision can be made. */
  readonly wanted: ComputedRef<readonly string[]>
}

/**
 * Starts with the first pane, and opens a newly wanted pane unless a wanted one is open already: once per question (by the
 * key that `question` returns), so that a person who leaves it is not sent back. Also follows `showPane`. If the open pane
 * is no longer one of the panes, the first is opened.
 */
export function usePanes(panes: MaybeRefOrGetter<readonly Pane[]>, question: () => string): Panes {
  const has = (id: string): boolean => toValue(panes).some((pane) => pane.id === id)
  const open = shallowRef('')
  const wanted = computed(() =>
    toValue(panes)
      .filter((pane) => pane.wanted())
      .map(({ id }) => id)
  )
  watch(
    () => toValue(panes),
    ([first]) => {
      if (!has(open.value)) open.value = first?.id ?? ''
    },
    { immediate: true }
  )
  watch(
    () => ({ asked: question(), ids: wanted.value }),
    ({ asked, ids }, before) => {
      const known = asked === before?.asked ? before.ids : []
      const [next] = ids.filter((id) => !known.includes(id))
      if (next !== undefined && !ids.includes(open.value)) open.value = next
    },
    { immediate: true }
  )
  watch(shown, (ids) => {
    const pane = ids.find(has)
    if (pane !== undefined) open.value = pane
  })
  return { open, wanted }
}
