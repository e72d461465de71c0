/** What some choices did, in the one most important sentence of the log. */
import type { LogEntry } from '../../../shared/protocol/messages'
import type { Context, GameUi } from '../../contract/game-ui'
import { heaviestLine, plainText } from './log-groups'

/** That sentence as plain text, at this table; undefined if the log has none for them. */
export function mainSentence(
  entries: readonly LogEntry[],
  { ui, context }: { readonly ui: GameUi | undefined; readonly context: Context }
): string | undefined {
  const line = ui && heaviestLine(entries, ui, context)
  if (!line) return undefined
  const names = context.seats.map(({ name }) => name)
  return plainText(line.parts, names, (item, count) => ui.amount?.(item, count) ?? `${count} ${item}`)
}
