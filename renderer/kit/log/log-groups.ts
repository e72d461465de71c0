/** Turns the log into what people read: sentences, grouped by chapter (round) and turn. Pure. */
import type { GameEvent, Seat } from '../../../shared/engine/rules'
import type { LogEntry } from '../../../shared/protocol/messages'
import type { Context, LogActions, GameUi, LogPart } from '../../contract/game-ui'
import { weights, type Brief, type Weight } from '../../contract/event-weight'

/** One sentence of the log. */
export interface LogLine {
  readonly key: string
  /** Number of the entry that it belongs to. */
  readonly number: number
  readonly parts: readonly LogPart[]
  /** The event that it describes. */
  readonly event: GameEvent
  readonly undone: boolean
  readonly weight: Weight
  /** How it is shortened where a whole action is summarized. */
  readonly brief?: Brief | undefined
}

/** Consecutive choices of one seat, with the heading of the chapter if one begins here. */
export interface LogGroup {
  readonly key: string
  readonly chapter?: string
  readonly seat: Seat
  readonly lines: readonly LogLine[]
}

/**
 * The range of entry numbers that a group covers; undefined if everything in it was undone. The lines after a chapter's
 * heading in the same entry (such as the start of a round) do not belong to the turn and are not counted.
 */
export function entriesOf({
  key,
  lines
}: LogGroup): { readonly from: number; readonly to: number } | undefined {
  const numbers = lines.flatMap(({ number, undone }) => (undone || key === `${number}!` ? [] : [number]))
  const [from] = numbers
  return from === undefined ? undefined : { from, to: Math.max(...numbers) }
}

type Speaker = Pick<GameUi, 'sentence' | 'chapter' | 'weight' | 'brief'>

/** An entry of the log as text. */
export interface EntryText {
  readonly chapter?: string
  /** How many lines come before the chapter's heading. */
  readonly headingAt: number
  readonly lines: readonly LogLine[]
}

/** The sentences of one entry. */
export function linesOf(entry: LogEntry, ui: Speaker, context: Context): EntryText {
  const lines: LogLine[] = []
  let chapter: string | undefined
  let headingAt = 0
  entry.events.forEach((event, i) => {
    const heading = ui.chapter?.(event)
    if (heading !== undefined) {
      chapter = heading
      headingAt = lines.length
    }
    const parts = ui.sentence(event, context)
    if (parts.length > 0)
      lines.push({
        key: `${entry.number}.${i}`,
        number: entry.number,
        parts,
        event,
        undone: entry.undone === true,
        weight: ui.weight(event),
        brief: ui.brief?.(event)
      })
  })
  return chapter === undefined ? { headingAt, lines } : { chapter, headingAt, lines }
}

/** The most important sentence of some entries, the earliest among equals: what one press did, in one line. */
export function heaviestLine(
  entries: readonly LogEntry[],
  ui: Speaker,
  context: Context
): LogLine | undefined {
  const lines = entries.flatMap((entry) => linesOf(entry, ui, context).lines)
  return weights.flatMap((weight) => lines.find((line) => line.weight === weight) ?? [])[0]
}

/** Which part of the log is shown: only one seat's choices, only lines of one weight, or both. */
export interface LogFilter {
  readonly seat?: Seat | undefined
  readonly weight?: Weight | undefined
}

/** The groups of the log that match the filter, oldest first. Chapter headings are always kept. */
export function groupsOf(
  log: readonly LogEntry[],
  read: (entry: LogEntry) => EntryText,
  only: LogFilter = {}
): LogGroup[] {
  const groups: { key: string; chapter?: string; seat: Seat; lines: LogLine[] }[] = []
  /** The seat of the choice before, shown or not. */
  let seatBefore: Seat | undefined
  const add = (seat: Seat, lines: readonly LogLine[], key: string, chapter?: string): void => {
    const last = groups[groups.length - 1]
    const kept =
      only.seat === undefined || only.seat === seat
        ? lines.filter((line) => only.weight === undefined || line.weight === only.weight)
        : []
    const goesOn = chapter === undefined && seatBefore === seat && last?.seat === seat
    seatBefore = seat
    if (goesOn) last.lines.push(...kept)
    else if (kept.length > 0 || chapter !== undefined)
      groups.push(
        chapter === undefined ? { key, seat, lines: [...kept] } : { key, chapter, seat, lines: [...kept] }
      )
  }
  for (const entry of log) {
    const { chapter, headingAt, lines } = read(entry)
    const before = chapter === undefined ? lines : lines.slice(0, headingAt)
    add(entry.seat, before, `${entry.number}`)
    if (chapter !== undefined) add(entry.seat, lines.slice(headingAt), `${entry.number}!`, chapter)
  }
  return groups
}

/** Lines of a turn that belong together: an action and what follows from it, or a run of undone lines. */
export interface LoggedAction {
  readonly key: string
  readonly undone: boolean
  readonly lines: readonly LogLine[]
}

/** Groups a turn's lines into actions, in order. Without `actions` each line stands by itself, except runs of undone lines. */
export function actionsOf(
  lines: readonly LogLine[],
  actions: Pick<LogActions, 'begins'> | undefined
): LoggedAction[] {
  const found: { key: string; undone: boolean; lines: LogLine[] }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const before = last?.lines.at(-1)
    const joins =
      last &&
      before &&
      last.undone === line.undone &&
      (line.undone || (actions !== undefined && !actions.begins(line.event, before.event)))
    if (joins) last.lines.push(line)
    else found.push({ key: line.key, undone: line.undone, lines: [line] })
  }
  return found
}

/**
 * Returns `now` with the first group's old key, if older lines have been prepended to that group: its elements are then
 * reused, and keyboard focus in it is not lost.
 */
export function keepFirstKey(
  before: readonly LogGroup[] | undefined,
  now: readonly LogGroup[]
): readonly LogGroup[] {
  const [first] = before ?? []
  const line = first?.lines[0]?.key
  if (!first || line === undefined || now.some(({ key }) => key === first.key)) return now
  return now.map((group) =>
    group.lines.some(({ key }) => key === line) ? { ...group, key: first.key } : group
  )
}

/**
 * A sentence without its leading seat, if that is the seat of the turn, whose mark stands beside it. The seat is kept after
 * a sentence (`before`) about another seat, which readers would take for the subject.
 */
export function withoutSubject(
  parts: readonly LogPart[],
  seat: Seat,
  before?: readonly LogPart[]
): readonly LogPart[] {
  const [last] = before ?? []
  if (last?.kind === 'seat' && last.seat !== seat) return parts
  const [first, second, ...rest] = parts
  if (first?.kind !== 'seat' || first.seat !== seat || !second) return parts
  const next = second.kind === 'text' ? { ...second, text: second.text.trimStart() } : second
  return [next, ...rest]
}

/** The lines that summarize an action: without asides, and of several `last` lines (such as steps) only the last. */
export function summaryLines(lines: readonly LogLine[]): readonly LogLine[] {
  const isLast = ({ brief }: LogLine): boolean => brief === 'last'
  const shown = lines.filter(
    (line, i) => line.brief !== 'omit' && !(isLast(line) && lines.slice(i + 1).some(isLast))
  )
  return shown.length > 0 ? shown : lines
}

/** A sentence as plain text, for screen readers. */
export function plainText(
  parts: readonly LogPart[],
  names: readonly string[],
  amount: (item: string, count: number) => string
): string {
  const words = parts.map((part) => {
    if (part.kind === 'seat') return names[part.seat] ?? ''
    return part.kind === 'amount' ? amount(part.item, part.count) : part.text
  })
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:;!?])/g, '$1')
    .trim()
}
