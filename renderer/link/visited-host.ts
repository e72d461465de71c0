/** Remembers the host that this tab visits, so that a reload returns to it. */
import type { Endpoint } from '../../shared/lan/ipv4'

const key = 'caravanserai.visit'

/** The address and port in a Host header. */
export function endpointOf(at: string): Endpoint {
  const colon = at.lastIndexOf(':')
  return { address: at.slice(0, colon), port: Number(at.slice(colon + 1)) }
}

/**
 * Remembers the visited host; undefined: the tab is at its own host. Without storage, a reload returns to its own host.
 */
export function rememberVisit(to: Endpoint | undefined): void {
  try {
    if (to) sessionStorage.setItem(key, JSON.stringify(to))
    else sessionStorage.removeItem(key)
  } catch {
    // Only the return after a reload is lost.
  }
}

/** The host that this tab visited; undefined: it was at its own host. */
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
