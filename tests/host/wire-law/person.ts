/** Somebody in a session: the own seat, and what was heard last of who must decide. */
import type { Viewer } from '../../../shared/engine/rules'
import type { OpenDecision, UndoState } from '../../../shared/protocol/messages'
import type { LineClient } from '../line-client'

/** What a frame may tell of the moment, wherever it tells it. */
interface Told {
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

export class Person {
  readonly name: string
  readonly seat: number | undefined
  token: string | undefined
  /** The seat taken over, and whether with its secrets. */
  sits: number | undefined
  open = false
  /** The number of another device's request for the seat. */
  asked: number | undefined
  #client: LineClient | undefined
  #last = ''

  constructor(name: string, seat: number | undefined) {
    this.name = name
    this.seat = seat
  }

  get client(): LineClient {
    if (!this.#client) throw new Error(`${this.name} is not connected`)
    return this.#client
  }

  set client(client: LineClient) {
    this.#client = client
    this.stand()
  }

  /** The view this person has a right to now. */
  get viewer(): Viewer {
    return this.open && this.seat !== undefined ? this.seat : 'public'
  }

  hear(text: string): void {
    if (text.includes('"decisions":')) this.#last = text
    if (text.startsWith('{"push":{"type":"seatAsked"'))
      this.asked = (JSON.parse(text) as { push: { ask: number } }).push.ask
  }

  /** Nobody has taken over here. */
  stand(): void {
    this.sits = undefined
    this.open = false
  }

  /** The id of a seat's open decision, as heard last. */
  decision(seat: number): number {
    return this.#told()?.decisions.find((open) => open.seat === seat)?.id ?? 0
  }

  /** The seat that may take its latest choice back, as heard last. */
  get undoable(): number | undefined {
    const undo = this.#told()?.undo
    return undo && 'seat' in undo ? undo.seat : undefined
  }

  #told(): Told | undefined {
    if (this.#last === '') return undefined
    const { push, reply } = JSON.parse(this.#last) as { push?: Told; reply?: { value: Told } }
    return push ?? reply?.value
  }
}
