/** Cards the player has chosen but not yet paid (T-01). Cards that are no longer in the hand are dropped. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { CardKind } from '../../../shared/games/expedition/types'
import type { Facts } from './facts'
import { countsOf, kindsIn, listOf, total, type Counts } from './hand'

export interface Selection {
  /** The number of chosen cards of each kind. */
  readonly counts: Readonly<ShallowRef<Counts>>
  /** The chosen cards, in the order of `kinds`. */
  readonly cards: ComputedRef<readonly CardKind[]>
  /** Chooses one more card of this kind; after the last one, none of them. */
  readonly toggle: (kind: CardKind) => void
  readonly set: (cards: readonly CardKind[]) => void
  readonly clear: () => void
}

export function makeSelection({ own, me, task }: Facts): Selection {
  const counts = shallowRef<Counts>(new Map())
  const held = computed(() => countsOf(kindsIn(own.value.hand)))

  function set(cards: readonly CardKind[]): void {
    counts.value = countsOf(cards)
  }
  function clear(): void {
    if (total(counts.value) > 0) counts.value = new Map()
  }

  watch(
    held,
    (now) => {
      if ([...counts.value].some(([kind, count]) => count > (now.get(kind) ?? 0))) clear()
    },
    { flush: 'sync' }
  )
  watch([me, () => task.value === undefined], clear, { flush: 'sync' })

  return {
    counts,
    cards: computed(() => listOf(counts.value)),
    toggle: (kind) => {
      const next = new Map(counts.value)
      const now = next.get(kind) ?? 0
      if (now < (held.value.get(kind) ?? 0)) next.set(kind, now + 1)
      else next.delete(kind)
      counts.value = next
    },
    set,
    clear
  }
}
