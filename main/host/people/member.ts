// A connection as its table sees it.

import type { Seat } from '../../../shared/engine/rules'
import type { Push } from '../../../shared/protocol/messages'

/** A connection as its table sees it. */
export interface Member {
  /** The seat that has taken over, and whether the view is its own. */
  readonly seat: Seat | null
  readonly secrets: boolean
  /** Came over the LAN: owns what it claimed, nothing else. */
  readonly guest: boolean
  /** Where it came from: a network address. */
  readonly address: string
  push(message: Push): void
  /** Changes who sits here. What was still to be heard belongs to the view before, and goes out before. */
  takeOver(seat: Seat | null, secrets: boolean): void
  /** Loses its table. */
  leaveTable(): void
  /** The lobby it was at has become a game, which it finds under the same id. */
  begun(): void
  /** Whether the other side shows life within a few seconds. */
  alive(): Promise<boolean>
}

/** Sends each member what is made for its kind: made, and later written, once for all of a kind. */
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

/** What a table does when its people change. */
export interface PeopleListener {
  /** Seats, presence or sharing changed: everybody should know. */
  changed(): void
  /** This member sees the table with other eyes from now on. */
  shown(member: Member): void
}
