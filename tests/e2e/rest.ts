/** Waits for a page to come to rest: the host has answered all its requests, and nothing that it says changes any more. */
import type { Page } from '@playwright/test'

/** What a watched page measures. */
interface Watch {
  /** How many requests the host has not answered yet. */
  pending(): number
  /** Milliseconds since the last message from the host or change of the page. */
  quiet(): number
}
interface Watched {
  caravanWatch?: Watch
}

/** A page is at rest after this many milliseconds without a change. */
const calm = 25
/** A page that draws no frame within this many milliseconds is hidden. */
const longestFrame = 1000

/** Pages that are watched, including every document that they load later. */
const watched = new WeakSet<Page>()

/** From now on counts the page's requests to its host and notices its changes. Idempotent. */
export async function watch(page: Page): Promise<void> {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(observe)
  await page.evaluate(observe)
}

/** Runs in the page. */
function observe(): void {
  const own = window as Window & Watched
  if (own.caravanWatch) return
  let changed = performance.now()
  const touch = (): void => void (changed = performance.now())
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  // Outlines, rings and other marks come and go after everything that a person reads is there.
  const isRead = ({ target, attributeName }: MutationRecord): boolean =>
    attributeName === 'aria-hidden' ||
    !(target instanceof Element ? target : target.parentElement)?.closest('[aria-hidden="true"]')
  new MutationObserver((records) => {
    if (records.some(isRead)) touch()
  }).observe(document, all)

  const unanswered = new Map<WebSocket, Set<unknown>>()
  const field = (frame: unknown, key: 'id' | 're'): unknown =>
    (JSON.parse(String(frame)) as { readonly [field in typeof key]?: unknown })[key]
  const follow = (socket: WebSocket): Set<unknown> => {
    const ids = new Set<unknown>()
    unanswered.set(socket, ids)
    // The page's own listener runs first: a request that it sends in reply is counted before this answer is taken off.
    socket.addEventListener('message', ({ data }) => {
      ids.delete(field(data, 're'))
      touch()
    })
    socket.addEventListener('close', () => unanswered.delete(socket))
    return ids
  }
  WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
    apply(send, socket: WebSocket, words: Parameters<WebSocket['send']>) {
      ;(unanswered.get(socket) ?? follow(socket)).add(field(words[0], 'id'))
      Reflect.apply(send, socket, words)
    }
  })
  own.caravanWatch = {
    pending: () => [...unanswered.values()].reduce((sum, { size }) => sum + size, 0),
    quiet: () => performance.now() - changed
  }
}

/**
 * Waits until the page is at rest, and still is a frame later, since a page may defer work to its next frame. It does not
 * wait for a host that is gone.
 */
export async function rest(page: Page): Promise<void> {
  await watch(page)
  await page.evaluate(
    ([wanted, longest]) =>
      new Promise<void>((resolve) => {
        const { caravanWatch: now } = window as Window & Watched
        const left = (): number => (!now ? 0 : now.pending() > 0 ? wanted : wanted - now.quiet())
        const drawn = (go: () => void): void => {
          const frame = requestAnimationFrame(() => {
            clearTimeout(late)
            go()
          })
          // A hidden page draws no frames; on a busy machine one takes long.
          const late = setTimeout(() => {
            cancelAnimationFrame(frame)
            go()
          }, longest)
        }
        const look = (): void => {
          if (left() > 0) setTimeout(look, left())
          else drawn(() => (left() > 0 ? look() : resolve()))
        }
        look()
      }),
    [calm, longestFrame] as const
  )
}
