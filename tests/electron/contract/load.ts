// The double's parts for tests of their own: each test gets them new, since Electron's modules are one to a process.

import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '..', 'double')

/** Forgets every part, so that the next `load` makes them new and joined to one another. */
export function forget(): void {
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file]
}

/** A part of the double, by its file name. The caller says what it has: the double is plain JavaScript. */
export function load<T>(file: string): T {
  return require(join(folder, file)) as T
}

/** An event that a listener may call off. */
export interface Cancelable {
  readonly defaultPrevented: boolean
  preventDefault(): void
}

/** Electron's app, as far as the tests go. */
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

/** What structured clone carries, as text. */
export interface Codec {
  pack(value: unknown): string
  unpack(text: string): unknown
}
export const loadCodec = (): Codec => load<{ codec: () => Codec }>('page/codec.cjs').codec()

/** One command that was sent to Chromium. */
export interface Command {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Chromium without Chromium: keeps the commands, answers as it would, and says what a test makes it say. */
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

  /** The page's session says something. */
  say(event: string, params: object = {}): void {
    this.emit(`${this.session}:${event}`, params)
  }

  /** Commands of one kind, in order. */
  of(method: string): readonly Readonly<Record<string, unknown>>[] {
    return this.sent.filter((one) => one.method === method).map(({ params }) => params)
  }
}
