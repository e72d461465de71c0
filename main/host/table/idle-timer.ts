// Finds open tables that may be unloaded: a host that runs for weeks must not keep every table it ever had in memory.

/** What decides whether a table may be unloaded. */
export interface Unloadable {
  /** Nobody is at it, and no bot is to play. */
  readonly idle: boolean
  /** Nothing more can be played. */
  readonly ended: boolean
}

/**
 * How long an idle table stays in memory, in milliseconds; longer while its game is running, as people may come back.
 */
const idleTime = { ended: 10_000, running: 300_000 }

/** Measures how long tables have been idle. */
export class IdleTimer<Room extends Unloadable> {
  readonly #since = new WeakMap<Room, number>()

  /** The table was used: its idle time starts again. */
  touch(room: Room): void {
    this.#since.delete(room)
  }

  /** Those of the tables that have been idle long enough. Call it regularly; `now` in milliseconds. */
  due(rooms: Iterable<Room>, now: number): Room[] {
    return [...rooms].filter((room) => {
      if (!room.idle) {
        this.#since.delete(room)
        return false
      }
      // The clock may have been set back.
      const since = Math.min(now, this.#since.get(room) ?? now)
      this.#since.set(room, since)
      return now - since >= (room.ended ? idleTime.ended : idleTime.running)
    })
  }
}
