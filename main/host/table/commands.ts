// Remembers accepted commands, so that a command sent twice (after a lost reply) is played only once.

/** How many accepted commands a table remembers. */
const mostRemembered = 50

export class Commands {
  readonly #accepted = new Map<string, number>()

  /** The answer to the same command before: the number of its last log entry. */
  find(command: object): number | undefined {
    return this.#accepted.get(JSON.stringify(command))
  }

  /** Remembers an accepted command by its full content: two clients may use the same id for different choices. */
  remember(command: object, number: number): void {
    this.#accepted.set(JSON.stringify(command), number)
    if (this.#accepted.size <= mostRemembered) return
    const oldest = this.#accepted.keys().next()
    if (!oldest.done) this.#accepted.delete(oldest.value)
  }
}
