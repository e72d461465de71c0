/** One after the other, by name: whoever begins while another of the same name is under way waits for its turn. */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>()

  /** Calls `start` now, or when those before it have said `next`. */
  begin(name: string, start: () => void): void {
    const waiting = this.#waiting.get(name)
    if (waiting) return void waiting.push(start)
    this.#waiting.set(name, [])
    start()
  }

  /** The one under way is done: the next begins. Does nothing where nobody is under way. */
  next(name: string): void {
    const start = this.#waiting.get(name)?.shift()
    if (start) start()
    else this.#waiting.delete(name)
  }

  /** Forgets all who wait. */
  clear(): void {
    this.#waiting.clear()
  }
}
