/** The host this tab went to, so that a reload comes back to it. */
import type { Endpoint } from '../../shared/lan/ipv4'

const key = 'caravanserai.visit'

/** The address and port in a Host header. */
export function endpointOf(at: string): Endpoint {
  const colon = at.lastIndexOf(':')
  return { address: at.slice(0, colon), port: Number(at.slice(colon + 1)) }
}

/** Remembers where this tab is; undefined: at its own host. Storage may be forbidden: then a reload leads home. */
export function rememberVisit(to: Endpoint | undefined): void {
  try {
    if (to) sessionStorage.setItem(key, JSON.stringify(to))
    else sessionStorage.removeItem(key)
  } catch {
    // Nothing is lost but the way back after a reload.
  }
}

/** Where this tab was; undefined: at its own host. */
export function rememberedVisit(): Endpoint | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { address, port } = kept as Partial<Record<string, unknown>>
    return typeof address === 'string' && typeof port === 'number' ? { address, port } : undefined
  } catch {
    return undefined
  }
}
