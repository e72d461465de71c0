// Commands that were accepted, so that the same command sent twice (after a lost reply) is played once.

/** How many accepted commands a table remembers. */
const remembered = 50

export class Commands {
  readonly #booked = new Map<string, number>()

  /** What the same command was answered with before: the number of the last entry it booked. */
  find(command: object): number | undefined {
    return this.#booked.get(JSON.stringify(command))
  }

  /** Remembers an accepted command with all it said: two clients may use the same id for different choices. */
  book(command: object, number: number): void {
    this.#booked.set(JSON.stringify(command), number)
    if (this.#booked.size <= remembered) return
    const oldest = this.#booked.keys().next()
    if (!oldest.done) this.#booked.delete(oldest.value)
  }
}
