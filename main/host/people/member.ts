import type { Seat } from '../../../shared/engine/rules'
import type { Push, TakeBack } from '../../../shared/protocol/messages'

/** A connection as its table sees it. */
export interface Member {
  /** The seat it plays at the moment; null if none. */
  readonly seat: Seat | null
  /** Whether it sees that seat's secrets. */
  readonly secrets: boolean
  /** Whether it came over the LAN: it then owns only the seats it has claimed. */
  readonly guest: boolean
  /** Its network address. */
  readonly address: string
  push(message: Push): void
  /** Switches to another seat. Pushes still in the queue belong to the former view and are sent first. */
  takeOver(seat: Seat | null, secrets: boolean): void
  /** Is removed from its table. */
  leaveTable(): void
  /** Called when the game of its lobby has begun; the table keeps its id. */
  begun(): void
  /** Resolves with whether the client responds within a few seconds. */
  alive(): Promise<boolean>
}

/** Sends each member the pushes for its kind. They are made, and later serialised, only once for each kind. */
export function pushByKind<Kind>(
  members: Iterable<Member>,
  kindOf: (member: Member) => Kind,
  make: (member: Member, kind: Kind) => readonly Push[]
): void {
  const made = new Map<Kind, readonly Push[]>()
  for (const member of members) {
    const kind = kindOf(member)
    const pushes = made.get(kind) ?? make(member, kind)
    made.set(kind, pushes)
    for (const push of pushes) member.push(push)
  }
}

/** How a table is notified of changes of its people. */
export interface PeopleListener {
  /** Seats, presence or sharing have changed: everybody should be told. */
  changed(): void
  /** Somebody watches, or no longer, or under another name: everybody but `except` should be told. */
  watchersChanged(except?: Member): void
  /** This member's view is another one from now on. */
  viewChanged(member: Member): void
  /** The request to take something back, once the table's game has begun. */
  takeBack?(): TakeBack | undefined
}
