/**
 * The director: turns the events of one update into cues for animation. Animation never delays the state. The start of a
 * flight is measured before the page is redrawn, its end when it takes off.
 */
import type { GameEvent } from '../../../shared/engine/rules'
import type { Context, Flight, Scene } from '../../contract/game-ui'
import type { PieceSound } from '../../contract/sound'
import type { Director } from '../../stores/table-types'
import { anchorRect } from './anchors'
import type { Cue, Shot } from './flight-queue'

/** The most flights animated for one update: more would not be readable. */
export const mostFlights = 40

/** How changes are shown now: as flights, as still outlines, or not at all. */
export type Manner = 'flights' | 'outlines' | 'nothing'

/** The scene and the sound that a game has for an event. */
export interface Script {
  readonly scene: (event: GameEvent, context: Context) => Scene
  readonly sound: (event: GameEvent) => PieceSound | undefined
}

/** The output of the director. */
export interface Showing {
  readonly manner: () => Manner
  readonly move: (cues: readonly Cue[]) => void
  readonly outline: (shots: readonly Shot[]) => void
  /** The same position is shown from another seat: the pieces have moved on the screen. */
  readonly reseated: () => void
  /** Ends all running animations. */
  readonly cut: () => void
}

/** The rectangle of a flight's piece before the page is redrawn. */
function origin({ from, leaves, along, becomes }: Flight): DOMRect | undefined {
  const name = along ? (becomes ?? from) : from
  return (leaves !== undefined && anchorRect(leaves)) || (name === undefined ? undefined : anchorRect(name))
}

/** Joins a flight to an earlier one of the same piece in the same update: that one's `becomes` is replaced by this one's. */
function joinEarlierFlight(cues: Cue[], { from, stands, flight }: Shot): Shot {
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

/** Limits the flights to `mostFlights`: keeps all that become a piece of the table, then the first of the others. */
function limited(cues: readonly Cue[]): readonly Cue[] {
  const named = cues.flatMap(({ shots }) => shots).filter(({ flight }) => flight.becomes !== undefined)
  let left = mostFlights - named.length
  return cues.map((cue) => ({
    ...cue,
    shots: cue.shots.filter(({ flight }) => flight.becomes !== undefined || left-- > 0)
  }))
}

/** Creates a director that asks the game for the scene of each event and passes the cues of a whole update on at once. */
export function stageDirector(script: () => Script | undefined, showing: Showing): Director {
  let waiting: Cue[] = []
  return {
    before(event, context) {
      if (showing.manner() === 'nothing') return
      const game = script()
      if (!game) return
      const scene = game.scene(event, context)
      const sound = game.sound(event)
      const shots = scene.flights.map((flight): Shot => {
        const { leaves } = flight
        const stands = leaves !== undefined && anchorRect(leaves) !== undefined
        return joinEarlierFlight(waiting, { flight, from: origin(flight), stands })
      })
      if (shots.length > 0 || sound !== undefined) waiting.push({ scene, shots, sound })
    },
    after() {
      const cues = limited(waiting)
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
