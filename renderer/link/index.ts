/** Chooses the link: the desktop app's bridge where there is one, else a socket to the page's own origin. */
import { bridgeLink, bridgeOf } from './bridge-link'
import type { HostLink } from './link'
import { socketAddress, socketLink } from './socket-link'

/** Makes the link of this page. Call once. */
export function hostLink(): HostLink {
  const bridge = bridgeOf(window)
  if (bridge) return bridgeLink(bridge)
  return socketLink(
    () => new WebSocket(socketAddress(window.location)),
    // A page that comes back from the browser's history is shown, on iOS without becoming visible.
    (wake) => {
      document.addEventListener('visibilitychange', () => !document.hidden && wake())
      addEventListener('pageshow', ({ persisted }) => persisted && wake())
    }
  )
}

export type { HostLink, LinkState } from './link'
