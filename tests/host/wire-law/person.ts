/** A person in a session: the seat, and the open decisions as last received. */
import type { Viewer } from '../../../shared/engine/rules'
import type { OpenDecision, Standing, UndoState } from '../../../shared/protocol/messages'
import type { LineClient } from '../line-client'

/** The part of a push or reply that says who has a decision and who may undo. */
interface TableStatus {
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

export class Person {
  readonly name: string
  readonly seat: number | undefined
  token: string | undefined
  /** The seat taken over, and in `open` whether with its secrets. */
  sits: number | undefined
  open = false
  /** The number of a request for the seat by another device. */
  asked: number | undefined
  /** The number of the open request to take something back. */
  takesBack: number | undefined
  /** How often this person has asked to take something back. */
  askedBack = 0
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

  /** The view that this person may see now. */
  get viewer(): Viewer {
    return this.open && this.seat !== undefined ? this.seat : 'public'
  }

  hear(text: string): void {
    if (text.includes('"decisions":')) this.#last = text
    if (text.startsWith('{"push":{"type":"table"')) {
      const { takeBack } = (JSON.parse(text) as { push: Standing }).push
      this.takesBack = takeBack?.ended ? undefined : takeBack?.ask
    }
    if (text.startsWith('{"push":{"type":"seatAsked"'))
      this.asked = (JSON.parse(text) as { push: { ask: number } }).push.ask
  }

  /** Forgets the seat taken over. */
  stand(): void {
    this.sits = undefined
    this.open = false
  }

  /** The id of a seat's open decision, as last received. */
  decision(seat: number): number {
    return this.#status()?.decisions.find((open) => open.seat === seat)?.id ?? 0
  }

  /** The seat that may undo its latest choice, as last received. */
  get undoable(): number | undefined {
    const undo = this.#status()?.undo
    return undo && 'seat' in undo ? undo.seat : undefined
  }

  #status(): TableStatus | undefined {
    if (this.#last === '') return undefined
    const { push, reply } = JSON.parse(this.#last) as {
      push?: TableStatus
      reply?: { value: TableStatus }
    }
    return push ?? reply?.value
  }
}
