/** Reads the longest main-thread task from a browser trace. */

/** The trace categories it needs. */
export const traceCategories = ['disabled-by-default-devtools.timeline', 'toplevel'] as const

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Duration in microseconds; only complete events have one. */
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

const mainThread = 'CrRendererMain'
const task = 'RunTask'

/** Milliseconds of the longest task on the main thread of any page in a trace; throws if the trace has no tasks. */
export function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === mainThread).map(place)
  )
  const lasted = traceEvents.flatMap((event) =>
    event.name === task && event.ph === 'X' && main.has(place(event)) ? [event.dur ?? 0] : []
  )
  if (lasted.length === 0) throw new Error('the trace names no task of a page')
  return Math.max(...lasted) / 1000
}
