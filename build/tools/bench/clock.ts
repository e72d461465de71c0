/** Measuring on a shared machine: only ratios to a reference timed just before and just after count. */
import { Chess } from 'chess.js'

/** A position's nodes at depth 4; a wrong count means a wrong reference. */
const nodes = 197_281

/** Nodes per second of chess.js' perft(4) from the start position. */
export function reference(): number {
  const chess = new Chess()
  const started = performance.now()
  const counted = chess.perft(4)
  if (counted !== nodes) throw new Error(`perft(4) counted ${counted} instead of ${nodes}`)
  return (nodes * 1000) / (performance.now() - started)
}

/** A measurement with the reference around it: nodes per second, mean of before and after. */
export interface Paired<T> {
  readonly value: T
  readonly nodesPerSecond: number
}

/** Measures several times, the reference before and after each. */
export function paired<T>(times: number, measure: () => T): Paired<T>[] {
  let before = reference()
  return Array.from({ length: times }, () => {
    const value = measure()
    const after = reference()
    const nodesPerSecond = (before + after) / 2
    before = after
    return { value, nodesPerSecond }
  })
}

/** R of a measurement in milliseconds: the time of 1,000 reference nodes. */
export const rOf = ({ nodesPerSecond }: { readonly nodesPerSecond: number }): number =>
  1_000_000 / nodesPerSecond

/** The value below which this share of the numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
