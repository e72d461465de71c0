/** Taking back: the latest choice, or why it stays. */
import type { Refusal } from '../../shared/engine/rules'
import type { useConnection } from './connection'
import type { TableState } from './table-state'

/** `refuse` shows a refusal and answers with it. */
export function useUndo(
  state: TableState,
  connection: Pick<ReturnType<typeof useConnection>, 'request'>,
  refuse: (refusal: Refusal) => Refusal
) {
  const { log, ui, undoState } = state.refs

  /** What was turned up last for good, in the game's words, where such a thing bars undo. */
  function revealed(barrier: string): string | undefined {
    if (barrier !== 'chance' && barrier !== 'revealed') return undefined
    for (const entry of log.value.toReversed())
      for (const event of entry.events.toReversed()) {
        const named = entry.undone ? undefined : ui.value?.revealed?.(event)
        if (named !== undefined) return named
      }
    return undefined
  }

  /** Why nothing can be taken back. */
  function barred(barrier: string): Refusal {
    const reveal = revealed(barrier)
    return { code: `undo-${barrier}`, ...(reveal !== undefined && { numbers: { reveal } }) }
  }

  /** Takes back the latest choice, where that is possible. */
  async function undo(): Promise<Refusal | undefined> {
    if (!('seat' in undoState.value)) return refuse(barred(undoState.value.barrier))
    const reply = await connection.request({ type: 'undo', seat: undoState.value.seat })
    return reply.ok ? undefined : refuse(reply.refusal)
  }

  return { revealed, undo }
}
