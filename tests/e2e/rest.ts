/** When a page has come to rest: its host has answered all it was asked, and nothing on the page changes any more. */
import type { Page } from '@playwright/test'

/** What a watched page knows of itself. */
interface Watch {
  /** How many requests the host has not answered yet. */
  asked(): number
  /** For how long nothing has come and nothing has changed, in milliseconds. */
  still(): number
}
interface Watched {
  caravanWatch?: Watch
}

/** A page rests after so many milliseconds without a change. */
const calm = 25

/** Pages that are watched: what they load next is as well, from its first line on. */
const watched = new WeakSet<Page>()

/** From now on counts what the page asks its host, and notices when it changes. Watching twice is watching once. */
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
  new MutationObserver(touch).observe(document, all)

  const unanswered = new Map<WebSocket, Set<unknown>>()
  const field = (frame: unknown, key: 'id' | 're'): unknown =>
    (JSON.parse(String(frame)) as { readonly [field in typeof key]?: unknown })[key]
  const follow = (socket: WebSocket): Set<unknown> => {
    const ids = new Set<unknown>()
    unanswered.set(socket, ids)
    // The page's own listener comes first: what it asks in turn is counted before this answer is crossed off.
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
    asked: () => [...unanswered.values()].reduce((sum, { size }) => sum + size, 0),
    still: () => performance.now() - changed
  }
}

/**
 * Waits until the page rests, a frame later as well: what a page puts off to its next frame has been done then. A host that
 * is gone answers nothing and is not waited for.
 */
export async function rest(page: Page): Promise<void> {
  await watch(page)
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { caravanWatch: now } = window as Window & Watched
        const left = (): number => (!now ? 0 : now.asked() > 0 ? wanted : wanted - now.still())
        const drawn = (go: () => void): void => {
          const frame = requestAnimationFrame(() => {
            clearTimeout(late)
            go()
          })
          // A page that nobody sees draws nothing.
          const late = setTimeout(() => {
            cancelAnimationFrame(frame)
            go()
          }, 4 * wanted)
        }
        const look = (): void => {
          if (left() > 0) setTimeout(look, left())
          else drawn(() => (left() > 0 ? look() : resolve()))
        }
        look()
      }),
    calm
  )
}
