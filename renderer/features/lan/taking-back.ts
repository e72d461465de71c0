/** Asks the people at other devices whether something may be taken back that nobody can undo alone. */
import type { Refusal, Seat } from '../../../shared/engine/rules'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'
import { mainSentence } from '../../kit/log/main-sentence'
import { seatWords } from './words'

/** What the Undo button does instead of undoing. */
export interface AskingBack {
  readonly label: string
  readonly tip: string
  /** Absent while people are being asked already. */
  readonly press?: () => void
}

type Table = ReturnType<typeof useTable>

/** The seat of this device that may ask: the one that chose last. Where the log is not complete, the seat that sits here. */
function asker({ log, own, seat }: Table): Seat | undefined {
  const last = log.findLast((entry) => !entry.undone && own.includes(entry.seat))
  return last?.seat ?? ((log[0]?.number ?? 0) > 0 ? (seat ?? own[0]) : undefined)
}

/** How this device may ask to take something back; undefined if it may not, or can undo by itself. Reactive. */
export function askingBack(table: Table): AskingBack | undefined {
  const { info, undoState, outcome, watching, takeBack, log } = table
  if (info?.status !== 'running' || outcome || watching || 'seat' in undoState) return undefined
  if (!info.seats.some(({ by, taken, kept }) => kept ?? (by === 'lan' && taken))) return undefined
  const seat = asker(table)
  if (seat === undefined) return undefined
  const words = seatWords.takeBack
  if (takeBack && !takeBack.ended) return { label: words.ask, tip: words.open }
  const last = log.findLast((entry) => !entry.undone && entry.seat === seat)
  const what = last && mainSentence([last], table)
  return {
    label: words.ask,
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
