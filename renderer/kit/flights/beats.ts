/** Decides which scenes run together and which in sequence, by what each needs and brings. Pure. */
import type { Scene } from '../../contract/game-ui'

type Names = readonly (string | undefined)[]

/** What must have arrived before a scene: what its flights start from, and the names in `after`. */
function needsOf({ flights, after = [] }: Scene): Names {
  return [...flights.map(({ from }) => from), ...(after === 'all' ? [] : after)]
}

/** What a scene brings: what its flights end at, and the names in `brings`. */
function bringsOf({ flights, brings = [] }: Scene): Names {
  return [...flights.map(({ to }) => to), ...brings]
}

/** Assigns beats to scenes in the order of their events: beat 0 runs first, the scenes of one beat run at once. */
export class Beats {
  /** The latest beat that brings each name. */
  readonly #bringing = new Map<string, number>()
  #last = -1

  /** Returns the beat of the next scene, at least `earliest`. */
  place(scene: Scene, earliest = 0): number {
    let beat = scene.after === 'all' ? Math.max(earliest, this.#last + 1) : earliest
    for (const name of needsOf(scene)) {
      const brought = name === undefined ? undefined : this.#bringing.get(name)
      if (brought !== undefined) beat = Math.max(beat, brought + 1)
    }
    for (const name of bringsOf(scene))
      if (name !== undefined) this.#bringing.set(name, Math.max(beat, this.#bringing.get(name) ?? 0))
    this.#last = Math.max(this.#last, beat)
    return beat
  }
}
