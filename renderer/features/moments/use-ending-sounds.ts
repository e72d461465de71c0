/** The sounds of the ending scene: for each step, for each secret that is revealed, and for the counting. */
import { watch, type ComputedRef, type Ref } from 'vue'
import type { SoundId } from '../../contract/sound'
import type { EndStep } from './ending-steps'

interface Heard {
  readonly at: Ref<number>
  readonly step: ComputedRef<EndStep | undefined>
  /** Each seat's total as displayed now. */
  readonly counted: ComputedRef<readonly { readonly seat: number; readonly counted: number }[]>
  /** Each seat's total before the step. */
  readonly before: ComputedRef<readonly number[]>
  /** The secrets revealed so far in this step. */
  readonly reveals: ComputedRef<readonly unknown[]>
}

export function useEndingSounds(
  { at, step, counted, before, reveals }: Heard,
  play: (sound: SoundId) => void
): void {
  watch(at, () => {
    const now = step.value
    if (now?.kind === 'category') play(now.category.reveals ? 'turn' : 'contract')
    else if (now?.kind === 'tie') play('tie')
    else if (now?.kind === 'winner') play('win')
  })
  watch(
    () => reveals.value.length,
    (now, was) => now > was && was > 0 && play('ring')
  )
  // One tick for all seats: the one that counts longest sets the pace.
  watch(
    () => Math.max(0, ...counted.value.map((row) => Math.abs(row.counted - (before.value[row.seat] ?? 0)))),
    (now, was) => now > was && play('count')
  )
}
