// Commands that were accepted, so that the same command sent twice (after a lost reply) is played once.

/** How many accepted commands a table remembers. */
const mostRemembered = 50

export class Commands {
  readonly #accepted = new Map<string, number>()

  /** What the same command was answered with before: the number of the last entry it booked. */
  find(command: object): number | undefined {
    return this.#accepted.get(JSON.stringify(command))
  }

  /** Remembers an accepted command with all it said: two clients may use the same id for different choices. */
  remember(command: object, number: number): void {
    this.#accepted.set(JSON.stringify(command), number)
    if (this.#accepted.size <= mostRemembered) return
    const oldest = this.#accepted.keys().next()
    if (!oldest.done) this.#accepted.delete(oldest.value)
  }
}
