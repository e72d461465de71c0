// Which open tables may be put to rest. A host that runs for weeks must not keep every table it ever had in memory.

/** What decides whether a table may rest. */
export interface Unloadable {
  /** Nobody is at it, and nobody will play at it by themselves. */
  readonly idle: boolean
  /** Nobody can play on. */
  readonly ended: boolean
}

/** How long a table stays open without anybody, in milliseconds: after its end, and before (its people may come back). */
const patience = { ended: 10_000, running: 300_000 }

/** Since when tables have been left alone. */
export class IdleTimer<Room extends Unloadable> {
  readonly #since = new WeakMap<Room, number>()

  /** Somebody needs the table: it starts waiting again. */
  touch(room: Room): void {
    this.#since.delete(room)
  }

  /** Those of the tables that have been idle long enough. Call from time to time; `now` in milliseconds. */
  due(rooms: Iterable<Room>, now: number): Room[] {
    return [...rooms].filter((room) => {
      if (!room.idle) {
        this.#since.delete(room)
        return false
      }
      const since = this.#since.get(room) ?? now
      this.#since.set(room, since)
      return now - since >= (room.ended ? patience.ended : patience.running)
    })
  }
}
