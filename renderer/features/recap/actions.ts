/** Groups the log into actions, one line each: the cause first, then its consequences. Pure. */
import { isAgendaEvent } from '../../../shared/engine/agenda'
import type { Seat } from '../../../shared/engine/rules'
import type { LogEntry } from '../../../shared/protocol/messages'
import { weights } from '../../contract/event-weight'
import type { LogPart } from '../../contract/game-ui'
import { summaryLines, withoutSubject, type EntryText, type LogLine } from '../../kit/log/log-groups'

/** One action as a single line; `keys`: the keys of the log lines it combines. */
export interface ActionLine extends LogLine {
  readonly keys: readonly string[]
}

/** The log lines of one action in their order; without a seat, of something that concerns all seats. */
export interface Action {
  readonly seat: Seat | undefined
  readonly lines: readonly [LogLine, ...LogLine[]]
}

/** Kind of the task that asks for a turn's action, in every game; any other task belongs to the action that opened it. */
const turnTask = 'turn'

/** The stack of open tasks of each seat, as far as the entries tell. */
class OpenTasks {
  readonly #open = new Map<Seat, string[]>()

  /** True if the seat's next choice answers a follow-up task rather than begins an action. */
  answers(seat: Seat): boolean {
    const top = this.#open.get(seat)?.at(-1)
    return top !== undefined && top !== turnTask
  }

  follow(events: LogEntry['events']): void {
    for (const event of events) {
      if (!isAgendaEvent(event)) continue
      const open = this.#open.get(event.seat) ?? []
      this.#open.set(event.seat, open)
      if (event.type !== 'taskOpened') open.pop()
      if (event.type !== 'taskClosed') open.push(event.task.kind)
    }
  }
}

/**
 * The actions since an entry, without those taken back. Of the entry itself only the lines after a chapter's heading count.
 * What a seat gets through another seat's action is listed for the seat that gets it.
 */
export function actionsSince(
  log: readonly LogEntry[],
  since: number,
  read: (entry: LogEntry) => EntryText
): readonly Action[] {
  const tasks = new OpenTasks()
  const actions = new Map<string, { seat: Seat | undefined; lines: [LogLine, ...LogLine[]] }>()
  const latest = new Map<Seat, number>()
  for (const entry of log) {
    if (entry.number < since || entry.undone) continue
    if (!tasks.answers(entry.seat) || !latest.has(entry.seat)) latest.set(entry.seat, entry.number)
    tasks.follow(entry.events)
    const { chapter, headingAt, lines } = read(entry)
    lines.forEach((line, i) => {
      const late = chapter !== undefined && i >= headingAt
      if (entry.number === since && !late) return
      const [first] = line.parts
      const seat = first?.kind === 'seat' ? first.seat : undefined
      const key = late || seat === undefined ? line.key : `${latest.get(entry.seat) ?? ''} ${seat}`
      const action = actions.get(key)
      if (action) action.lines.push(line)
      else actions.set(key, { seat, lines: [line] })
    })
  }
  return [...actions.values()]
}

/** An action as one line, without its subject, which the group's heading names. */
export function inOneLine({ seat, lines }: Action): ActionLine {
  const comma: LogPart = { kind: 'text', text: ', ' }
  let said: unknown
  const parts = summaryLines(lines).flatMap((line, i) => {
    const all = seat === undefined ? line.parts : withoutSubject(line.parts, seat)
    // The verb of several amounts in a row is said once: "gains 4 points, 1 silk".
    const verb = all.at(-1)?.kind === 'amount' && JSON.stringify(all[0])
    const rest = verb && verb === said ? all.slice(1) : all
    said = verb
    return i > 0 ? [comma, ...rest] : rest
  })
  const heaviest = Math.min(...lines.map(({ weight }) => weights.indexOf(weight)))
  return {
    ...lines[0],
    parts,
    undone: false,
    weight: weights[heaviest] ?? 'detail',
    keys: lines.map(({ key }) => key)
  }
}
