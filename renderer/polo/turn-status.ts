/** The open turn and the statuses of what can be done in it, computed once for each position and selection. */
import { computed, type ComputedRef } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import { useTable } from '../stores/table'
import type { Remedy } from '../stores/table-types'
import type { Selection } from './selection'
import type { Status } from './status'

/** What this needs of a game's model. */
interface Source {
  readonly view: ComputedRef<{ readonly turn: { readonly mainDone: boolean } }>
  readonly own: ComputedRef<{ readonly dice: readonly unknown[] }>
  readonly me: ComputedRef<Seat>
  readonly task: ComputedRef<{ readonly kind: string } | undefined>
}

/** What helps to reach a target that is refused. */
interface Remedies<Target> {
  readonly remedy: (target: Target, refusal: Refusal) => Remedy
}

export interface TurnStatus<Target> {
  /** The seat is asked for its turn, and whether its main action is still to be done. */
  readonly turn: ComputedRef<boolean>
  readonly placing: ComputedRef<boolean>
  /** A refused status, with what helps to reach the target in this turn. */
  readonly refusedAt: (target: Target | undefined, refusal: Refusal | undefined) => Status
  /** A legal status, with a price if there is one; refused if there is a refusal. */
  readonly statusOf: (refusal: Refusal | undefined, target?: Target, price?: number) => Status
  /** Memoises a status by name until the position or the selection changes, because panels read each several times. */
  readonly memoise: (name: string, ask: () => Status) => Status
}

export function turnStatus<Target>(
  { view, own, me, task }: Source,
  selection: Selection,
  remedies: Remedies<Target>
): TurnStatus<Target> {
  const table = useTable()
  const turn = computed(() => task.value?.kind === 'turn')
  const refusedAt = (target: Target | undefined, refusal: Refusal | undefined): Status => ({
    light: 'refused',
    refusal,
    ...(target && refusal && turn.value && { remedy: () => remedies.remedy(target, refusal) })
  })
  const answers = computed(() => {
    // Read only to depend on them: the values that a status is computed from.
    void [view.value, me.value, task.value, table.choices, selection.chosen.value, selection.value.value]
    return new Map<string, Status>()
  })
  return {
    turn,
    placing: computed(() => turn.value && !view.value.turn.mainDone && own.value.dice.length > 0),
    refusedAt,
    statusOf: (refusal, target, price = 0) =>
      refusal ? refusedAt(target, refusal) : { light: 'legal', ...(price > 0 && { price }) },
    memoise: (name, ask) => {
      const known = answers.value.get(name)
      if (known) return known
      const answer = ask()
      answers.value.set(name, answer)
      return answer
    }
  }
}
