/** Measuring on a shared machine: results are ratios to a reference that is timed just before and just after. */
import { Chess } from 'chess.js'

/** The known result of perft(4) from the start position. */
const nodes = 197_281

/** Speed of the reference: nodes per second of elapsed time and of processor time. */
export interface Reference {
  readonly nodesPerSecond: number
  readonly nodesPerCpuSecond: number
}

/** Processor time of this process in milliseconds, summed over all threads. */
export function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The speed of chess.js' perft(4) from the start position. */
export function reference(): Reference {
  const chess = new Chess()
  const [started, startedCpu] = [performance.now(), cpu()]
  const counted = chess.perft(4)
  if (counted !== nodes) throw new Error(`perft(4) counted ${counted} instead of ${nodes}`)
  return {
    nodesPerSecond: (nodes * 1000) / (performance.now() - started),
    nodesPerCpuSecond: (nodes * 1000) / (cpu() - startedCpu)
  }
}

/** A measurement with the speed of the reference, the mean of before and after it. */
export interface Paired<T> extends Reference {
  readonly value: T
}

/** Milliseconds that some work takes. */
export function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Measures several times, with the reference before and after each. Appends the reference's speeds to `references`. */
export async function paired<T>(
  times: number,
  measure: () => T | Promise<T>,
  references: number[] = []
): Promise<Paired<T>[]> {
  const measured: Paired<T>[] = []
  let before = reference()
  for (let i = 0; i < times; i++) {
    const value = await measure()
    const after = reference()
    const nodesPerSecond = (before.nodesPerSecond + after.nodesPerSecond) / 2
    const nodesPerCpuSecond = (before.nodesPerCpuSecond + after.nodesPerCpuSecond) / 2
    before = after
    references.push(nodesPerSecond)
    measured.push({ value, nodesPerSecond, nodesPerCpuSecond })
  }
  return measured
}

/** The unit R of a measurement in milliseconds: the time of 1,000 reference nodes. */
export const rOf = ({ nodesPerSecond }: { readonly nodesPerSecond: number }): number =>
  1_000_000 / nodesPerSecond

/** The quantile of the numbers at this share, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
