/** Asks the people at other devices whether something may be taken back that nobody can undo alone. */
import type { Refusal, Seat } from '../../../shared/engine/rules'
import type { TableInfo } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'
import { mainSentence } from '../../kit/log/main-sentence'
import { seatWords } from './words'

/** What the Undo button offers at a table of several devices. */
export interface AskingBack {
  readonly label: string
  /** Undefined while there is nothing to ask for, or it can be undone without asking. */
  readonly tip?: string
  /** Undefined while people are being asked already, too. */
  readonly press?: () => void
}

type Table = ReturnType<typeof useTable>

/** The seat of this device that may ask: the one that chose last. Where the log is not complete, the seat that sits here. */
function asker({ log, own, seat }: Table): Seat | undefined {
  const last = log.findLast((entry) => !entry.undone && own.includes(entry.seat))
  return last?.seat ?? ((log[0]?.number ?? 0) > 0 ? (seat ?? own[0]) : undefined)
}

/** True if people at several devices play at this table. */
export const hasGuests = (info: TableInfo): boolean =>
  info.seats.some(({ by, taken, kept }) => kept ?? (by === 'lan' && taken))

/** How this device may ask to take something back; undefined at a table of one device. Reactive. */
export function askingBack(table: Table): AskingBack | undefined {
  const { info, undoState, outcome, watching, takeBack, log } = table
  if (info?.status !== 'running' || watching || !hasGuests(info)) return undefined
  const words = seatWords.takeBack
  const label = words.ask
  const seat = asker(table)
  if (seat === undefined || outcome || 'seat' in undoState) return { label }
  if (takeBack && !takeBack.ended) return { label, tip: words.open }
  const last = log.findLast((entry) => !entry.undone && entry.seat === seat)
  const what = last && mainSentence([last], table)
  return {
    label,
    tip: what === undefined ? words.askLast : words.askWhat(what),
    press: () => void askTakeBack(seat).then((refusal) => refusal && table.refuse(refusal))
  }
}

/** Asks for a seat; resolves with the refusal, if there is one. */
export async function askTakeBack(seat: Seat): Promise<Refusal | undefined> {
  const last = useTable().log.findLast(({ undone }) => !undone)?.number
  const asked = { type: 'askTakeBack' as const, seat, ...(last !== undefined && { last }) }
  const reply = await useConnection().request(asked)
  return reply.ok ? undefined : reply.refusal
}

/** Answers the open request, or withdraws it by a no. */
export async function answerTakeBack(ask: number, yes: boolean): Promise<void> {
  const reply = await useConnection().request({ type: 'answerTakeBack', ask, yes })
  if (!reply.ok) useTable().refuse(reply.refusal)
}
