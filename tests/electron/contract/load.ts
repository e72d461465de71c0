// Loads modules of the double for unit tests: each test gets fresh ones, since Electron's modules are singletons.

import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '..', 'double')

/** Clears the module cache, so that the next `load` creates fresh modules that belong together. */
export function forget(): void {
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file]
}

/** Loads a module of the double by file name. The caller states its type, because the double is plain JavaScript. */
export function load<T>(file: string): T {
  return require(join(folder, file)) as T
}

/** An event whose default a listener may prevent. */
export interface Cancelable {
  readonly defaultPrevented: boolean
  preventDefault(): void
}

/** What the tests use of Electron's app. */
export interface App extends EventEmitter {
  readonly _windows: Set<unknown>
  _setReady(): void
  isReady(): boolean
  whenReady(): Promise<void>
  getPath(name: string): string
  setPath(name: string, place: string): void
  quit(): Promise<void>
}

export interface Protocol {
  readonly protocol: {
    registerSchemesAsPrivileged(schemes: readonly object[]): void
    handle(scheme: string, handler: (request: Request) => Response | Promise<Response>): void
  }
  outward(address: string): string
  inward(address: string): string
  respond(request: { url: string; method: string; headers: Record<string, string> }): Promise<
    | {
        responseCode: number
        responseHeaders: readonly { name: string; value: string }[]
        body: string
      }
    | undefined
  >
}

export interface IpcMain extends EventEmitter {
  handle(channel: string, handler: (event: unknown, ...values: unknown[]) => unknown): void
  removeHandler(channel: string): void
  _invoke(channel: string, event: unknown, values: readonly unknown[]): Promise<unknown>
}

/** Serializes to text what structured clone carries. */
export interface Codec {
  pack(value: unknown): string
  unpack(text: string): unknown
}
export const loadCodec = (): Codec => load<{ codec: () => Codec }>('page/codec.cjs').codec()

/** A command that was sent to Chromium. */
export interface Command {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A fake DevTools connection: records commands, answers them as Chromium would, and emits the events a test wants. */
export class FakeDevTools extends EventEmitter {
  readonly sent: Command[] = []
  readonly session = 'session-1'
  readonly frame = 'frame-1'
  readonly target = 'target-1'

  async send(method: string, params: Record<string, unknown> = {}): Promise<object> {
    this.sent.push({ method, params })
    if (method === 'Target.createTarget') return { targetId: this.target }
    if (method === 'Target.attachToTarget') return { sessionId: this.session }
    if (method === 'Page.getFrameTree') return { frameTree: { frame: { id: this.frame } } }
    if (method === 'Page.navigate') {
      const url = String(params['url'])
      setImmediate(() => {
        this.say('Page.frameNavigated', { frame: { id: this.frame, url } })
        this.say('Page.loadEventFired')
      })
    }
    if (method === 'Target.closeTarget')
      setImmediate(() => this.emit(':Target.targetDestroyed', { targetId: params['targetId'] }))
    return {}
  }

  /** Emits an event of the page's session. */
  say(event: string, params: object = {}): void {
    this.emit(`${this.session}:${event}`, params)
  }

  /** The commands of one method, in order. */
  of(method: string): readonly Readonly<Record<string, unknown>>[] {
    return this.sent.filter((one) => one.method === method).map(({ params }) => params)
  }
}
