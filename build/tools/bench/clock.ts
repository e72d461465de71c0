/** Measuring on a shared machine: only ratios to a reference timed just before and just after count. */
import { Chess } from 'chess.js'

/** A position's nodes at depth 4; a wrong count means a wrong reference. */
const nodes = 197_281

/** Nodes per second of time, and per second of processor time. */
export interface Reference {
  readonly nodesPerSecond: number
  readonly nodesPerCpuSecond: number
}

/** Processor time of this process in milliseconds, all its threads together. */
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

/** A measurement with the reference around it: mean of before and after. */
export interface Paired<T> extends Reference {
  readonly value: T
}

/** Measures several times, the reference before and after each; `references` is told their speeds, nodes per second. */
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

/** R of a measurement in milliseconds: the time of 1,000 reference nodes. */
export const rOf = ({ nodesPerSecond }: { readonly nodesPerSecond: number }): number =>
  1_000_000 / nodesPerSecond

/** The value below which this share of the numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
