/**
 * The director: turns the events of one choice into cues. The state is already applied; what is shown is only a trace
 * of it. Where pieces were is measured before the page changes, where they come to when they take off.
 */
import type { GameEvent } from '../../../shared/engine/rules'
import type { Context, Flight, Scene } from '../../contract/game-ui'
import type { PieceSound } from '../../contract/sound'
import type { Director } from '../../stores/table-types'
import { anchorRect } from './anchors'
import type { Cue, Shot } from './flight-queue'

/** More pieces than this on the move tell nobody anything. */
export const mostFlights = 40

/** How the director may show things now: full movement, quiet outlines, or nothing. */
export type Manner = 'flights' | 'outlines' | 'nothing'

/** What a game tells of an event. */
export interface Script {
  readonly scene: (event: GameEvent, context: Context) => Scene
  readonly sound: (event: GameEvent) => PieceSound | undefined
}

/** Where what happens is shown. */
export interface Showing {
  readonly manner: () => Manner
  readonly move: (cues: readonly Cue[]) => void
  readonly outline: (shots: readonly Shot[]) => void
  /** The same pieces lie in other places. */
  readonly reseated: () => void
  /** Whatever still moves leads nowhere. */
  readonly cut: () => void
}

/** Where the piece of a flight is before the table changes. */
function origin({ from, leaves, along, becomes }: Flight): DOMRect | undefined {
  const name = along ? (becomes ?? from) : from
  return (leaves !== undefined && anchorRect(leaves)) || (name === undefined ? undefined : anchorRect(name))
}

/** A piece that moves twice in a choice stays one piece: what it was to become in between, it no longer does. */
function goOn(cues: Cue[], { from, stands, flight }: Shot): Shot {
  const { leaves, becomes = `gone:${leaves ?? ''}` } = flight
  for (const [i, cue] of cues.entries()) {
    const at = cue.shots.findIndex((shot) => leaves !== undefined && shot.flight.becomes === leaves)
    const before = cue.shots[at]
    if (!before || leaves === becomes) continue
    cues[i] = { ...cue, shots: cue.shots.with(at, { ...before, flight: { ...before.flight, becomes } }) }
    return { from, flight: { ...flight, becomes } }
  }
  return { from, flight, ...(stands === true && { stands }) }
}

/**
 * So many flights of a choice and no more: those that become a piece of the table stay, of the others the first. What
 * a scene brings stays as it is.
 */
function thinned(cues: readonly Cue[]): readonly Cue[] {
  const named = cues.flatMap(({ shots }) => shots).filter(({ flight }) => flight.becomes !== undefined)
  let left = mostFlights - named.length
  return cues.map((cue) => ({
    ...cue,
    shots: cue.shots.filter(({ flight }) => flight.becomes !== undefined || left-- > 0)
  }))
}

/** A director that asks the game what to show of each event and hands on whole choices. */
export function stageDirector(script: () => Script | undefined, showing: Showing): Director {
  let waiting: Cue[] = []
  return {
    before(event, context) {
      if (showing.manner() === 'nothing') return
      const asked = script()
      if (!asked) return
      const scene = asked.scene(event, context)
      const sound = asked.sound(event)
      const shots = scene.flights.map((flight): Shot => {
        const { leaves } = flight
        const stands = leaves !== undefined && anchorRect(leaves) !== undefined
        return goOn(waiting, { flight, from: origin(flight), stands })
      })
      if (shots.length > 0 || sound !== undefined) waiting.push({ scene, shots, sound })
    },
    after() {
      const cues = thinned(waiting)
      waiting = []
      const manner = showing.manner()
      if (manner === 'flights') showing.move(cues)
      else if (manner === 'outlines') showing.outline(cues.flatMap(({ shots }) => shots))
    },
    reseated: showing.reseated,
    cut() {
      waiting = []
      showing.cut()
    }
  }
}
