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
  const { log, ui, undoState } = state.refs

  /** What was last revealed, in the game's words, where the barrier is chance or a revealed card; else undefined. */
  function lastRevealed(barrier: string): string | undefined {
    if (barrier !== 'chance' && barrier !== 'revealed') return undefined
    for (const entry of log.value.toReversed())
      for (const event of entry.events.toReversed()) {
        const text = entry.undone ? undefined : ui.value?.revealed?.(event)
        if (text !== undefined) return text
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
