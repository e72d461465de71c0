/** Ends the turn, asking for confirmation first if something would be lost. */
import { shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { CommonChoice } from '../../shared/polo/unions'

type EndingChoice = Extract<CommonChoice<string>, { readonly type: 'endTurn' | 'completeContract' }>

/** What this needs of a game's facts. */
interface Source {
  readonly task: ComputedRef<unknown>
  readonly own: ComputedRef<{ readonly dice: readonly unknown[]; readonly contracts: readonly string[] }>
  readonly refusal: (choice: EndingChoice) => Refusal | undefined
  readonly refuse: (refusal: Refusal) => void
  readonly choose: (choice: EndingChoice) => unknown
}

export interface EndTurn {
  readonly endTurn: () => void
  /** The confirmation dialog is open: ending the turn now would lose something. */
  readonly asking: ShallowRef<boolean>
  readonly endAnyway: () => void
}

/**
 * `isLastRound`: the round on show is the last one of the game. `clear` takes back what is selected: the next turn may be
 * the same seat's, and nothing chosen for this one is meant for it.
 */
export function makeEndTurn(
  { task, own, refusal, refuse, choose }: Source,
  isLastRound: () => boolean,
  clear: () => void
): EndTurn {
  const asking = shallowRef(false)
  function end(): void {
    clear()
    choose({ type: 'endTurn' })
  }
  /** True in the last turn of the game while a contract could still be completed. */
  const loses = (): boolean =>
    isLastRound() &&
    own.value.dice.length === 0 &&
    own.value.contracts.some((contract) => !refusal({ type: 'completeContract', contract }))
  return {
    asking,
    endTurn: () => {
      if (!task.value) return refuse({ code: 'not-asked' })
      const refused = refusal({ type: 'endTurn' })
      if (refused) refuse(refused)
      else if (loses()) asking.value = true
      else end()
    },
    endAnyway: () => {
      asking.value = false
      end()
    }
  }
}
