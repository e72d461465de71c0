/** Undo of the latest choice, and the reason when it is not allowed. */
import type { Refusal } from '../../shared/engine/rules'
import type { useConnection } from './connection'
import type { TableState } from './table-state'

/** `refuse` shows a refusal and returns it. */
export function useUndo(
  state: TableState,
  connection: Pick<ReturnType<typeof useConnection>, 'request'>,
  refuse: (refusal: Refusal) => Refusal
) {
  const { log, ui, undoState, own } = state.refs

  /**
   * What was last revealed, in the game's words, where the barrier is chance, a revealed card, or a secret answer of
   * another device; else undefined.
   */
  function lastRevealed(barrier: string): string | undefined {
    const isSecret = barrier === 'simultaneous'
    if (!isSecret && barrier !== 'chance' && barrier !== 'revealed') return undefined
    for (const { seat, events, undone } of log.value.toReversed()) {
      if (undone) continue
      for (const event of events.toReversed()) {
        const text = ui.value?.revealed?.(event)
        if (text !== undefined) return text
      }
      if (isSecret && own.value.includes(seat)) return undefined
    }
    return undefined
  }

  /** The refusal for a barrier, naming what was revealed where that is known. */
  function barrierRefusal(barrier: string): Refusal {
    const reveal = lastRevealed(barrier)
    return { code: `undo-${barrier}`, ...(reveal !== undefined && { numbers: { reveal } }) }
  }

  /** Takes back the latest choice; returns the refusal, which is also shown, if that is not possible. */
  async function undo(): Promise<Refusal | undefined> {
    if (!('seat' in undoState.value)) return refuse(barrierRefusal(undoState.value.barrier))
    const { seat } = undoState.value
    const last = log.value.findLast(({ undone }) => !undone)?.number
    const reply = await connection.request({ type: 'undo', seat, ...(last !== undefined && { last }) })
    return reply.ok ? undefined : refuse(reply.refusal)
  }

  return { lastRevealed, undo }
}
