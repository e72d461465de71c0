/** Figures beside their targets. */
import { round } from '../../lib/shares'

export interface Judged {
  readonly value: number
  readonly target: number
  readonly met: boolean
}

/** A figure that may not be over its target. */
export const atMost = (value: number, target: number): Judged => ({
  value: round(value),
  target,
  met: value <= target
})

/** A figure that may not be under its target. */
export const atLeast = (value: number, target: number): Judged => ({
  value: round(value),
  target,
  met: value >= target
})

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether everything judged in a result met its target. */
export function allMet(result: unknown): boolean {
  if (!isGroup(result)) return true
  return result['met'] !== false && Object.values(result).every(allMet)
}
