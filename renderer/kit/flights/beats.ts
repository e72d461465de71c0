/** Which scenes run together and which after each other: by what each needs and brings. Pure. */
import type { Scene } from '../../contract/game-ui'

type Names = readonly (string | undefined)[]

/** What a scene needs: the places its flights set out from, and what it names. */
function needsOf({ flights, after = [] }: Scene): Names {
  return [...flights.map(({ from }) => from), ...(after === 'all' ? [] : after)]
}

/** What a scene brings: the places its flights come to, and what it names. */
function bringsOf({ flights, brings = [] }: Scene): Names {
  return [...flights.map(({ to }) => to), ...brings]
}

/** Gives every scene its beat, in the order of events: 0 runs first, scenes of one beat run at once. */
export class Beats {
  /** The latest beat that brings a thing. */
  readonly #bringing = new Map<string, number>()
  #last = -1

  /** The beat of the next scene, not before `earliest`. */
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
