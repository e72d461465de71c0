/** A spectator on a real socket: follows one table and notes lost updates and wrong views. */
import { isDeepStrictEqual } from 'node:util'
import { openHostSocket, type HostSocket } from '../../../main/lan/host-socket'
import type { Game } from '../../../shared/games'
import type { GuestPush } from '../../../shared/protocol/from-host'
import type { Snapshot } from '../../../shared/protocol/messages'

/** What a spectator has seen of one game. */
export class Following {
  /** The view, changed only by updates. */
  readonly view: unknown
  readonly faults: string[] = []
  updates = 0
  readonly #game: Game
  #next: number

  constructor(game: Game, { view, next }: Pick<Snapshot, 'view' | 'next'>) {
    this.#game = game
    this.view = view
    this.#next = next
  }

  /** Number of the next entry. */
  get next(): number {
    return this.#next
  }

  /** Handles a push from the host. True if the game is now over, that is, no decision is open. */
  hear(push: GuestPush): boolean {
    if (push.type === 'rewind' || push.type === 'snapshot' || push.type === 'tableStopped') {
      this.faults.push(`an unexpected ${push.type} after ${this.#next} choices`)
      return false
    }
    if (push.type !== 'update') return false
    if (push.next !== this.#next + 1 || push.entry.number !== this.#next)
      this.faults.push(`update ${push.next} came after ${this.#next}`)
    this.#next = push.next
    this.updates++
    try {
      for (const event of push.entry.events) this.#game.rules.evolve(this.view, event)
    } catch (error) {
      // After a lost update the view may be in a state that the rules do not expect.
      this.faults.push(`update ${push.next} does not fit the view: ${String(error)}`)
    }
    return push.decisions.length === 0
  }

  /** Compares with the replay of the journal: the public view after all choices, and their number. */
  compare(replayed: { readonly view: unknown; readonly choices: number }): void {
    if (replayed.choices !== this.#next)
      this.faults.push(`the journal has ${replayed.choices} choices, the spectator saw ${this.#next}`)
    else if (!isDeepStrictEqual(this.view, replayed.view))
      this.faults.push(`the view after ${this.#next} choices is not the journal’s`)
  }
}

export class Watcher {
  /** The table it watches. */
  table = ''
  #socket: HostSocket | undefined
  #following: Following | undefined
  #early: GuestPush[] = []
  #over: (() => void) | undefined
  #lost: ((error: Error) => void) | undefined

  /** Connects to the host on loopback. */
  static async open(port: number): Promise<Watcher> {
    const watcher = new Watcher()
    watcher.#socket = await openHostSocket(
      { address: '127.0.0.1', port },
      {
        push: (push) => watcher.#hear(push),
        lost: () => watcher.#lost?.(new Error(`the spectator of ${watcher.table} lost its host`))
      }
    )
    return watcher
  }

  /** Watches a table until its game is over or `stop` resolves; resolves with what it has seen. */
  async watch(game: Game, table: string, stop: Promise<unknown>): Promise<Following> {
    this.table = table
    this.#following = undefined
    this.#early = []
    const ended = new Promise<void>((resolve, reject) => {
      this.#over = resolve
      this.#lost = reject
    })
    ended.catch(() => undefined)
    const reply = await this.#socket?.request({ type: 'openTable', table })
    const opened = reply?.ok && 'type' in reply.value ? reply.value : undefined
    if (opened?.type !== 'snapshot') throw new Error(`no view of ${table}: ${JSON.stringify(reply)}`)
    const following = new Following(game, opened)
    this.#following = following
    if (opened.decisions.length === 0) this.#over?.()
    for (const push of this.#early.splice(0)) this.#hear(push)
    await Promise.race([ended, stop])
    return following
  }

  close(): void {
    this.#lost = undefined
    this.#socket?.close()
  }

  /** Pushes that follow the answer to `openTable` may arrive before that answer has been handled: those are kept. */
  #hear(push: GuestPush): void {
    if (this.#following?.hear(push)) this.#over?.()
    else if (!this.#following && push.type === 'update') this.#early.push(push)
  }
}
