/** A figure with its target, and whether that was met. */
import { round } from '../../lib/shares'

export interface Judged {
  readonly value: number
  readonly target: number
  readonly met: boolean
}

/** A figure that must not exceed its target. */
export const atMost = (value: number, target: number): Judged => ({
  value: round(value),
  target,
  met: value <= target
})

/** A figure that must not be below its target. */
export const atLeast = (value: number, target: number): Judged => ({
  value: round(value),
  target,
  met: value >= target
})

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether all figures within a result met their targets. */
export function allMet(result: unknown): boolean {
  if (!isGroup(result)) return true
  return result['met'] !== false && Object.values(result).every(allMet)
}
