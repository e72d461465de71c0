/** The moving pieces that the flight layer draws: one ghost per flight, or one for all flights of the same piece. */
import { nextTick, shallowRef } from 'vue'
import { frameDrawn, layOut, nextTask } from './frame-schedule'
import { anchorRect, isVeiled } from './anchors'
import { framesOf, standingStyle, walkFramesOf, walkPath } from './frames'
import type { Flight } from '../../contract/game-ui'
import type { Ghost } from './ghost'
import { MovingPieces, type Moving } from './moving-pieces'
import type { Shot, TimedShot } from './flight-queue'

/** A ghost whose flight starts. */
interface Departure {
  readonly flight: Flight
  readonly ghost: Ghost
  /** Its keyframes, from where the anchors are now. */
  readonly way: () => Keyframe[]
  /** Call when the flight is over, by itself or because the piece's next flight starts. Only the first call has an effect. */
  readonly landed: () => void
}

function once(run: () => void): () => void {
  let due = true
  return () => {
    if (due) run()
    due = false
  }
}

const place = (name: string | undefined): DOMRect | undefined =>
  name === undefined ? undefined : anchorRect(name)
/** The rectangle of an anchor, or if it is not on the page that of its parent: `hand:1` for `hand:1:silk`. */
const placeOrWhole = (name: string | undefined): DOMRect | undefined =>
  place(name) ?? place(name?.slice(0, Math.max(0, name.lastIndexOf(':'))))
const sizeOf = (rect: DOMRect | undefined): Ghost['size'] =>
  rect && { width: rect.width, height: rect.height }

export function useGhosts() {
  const ghosts = shallowRef<readonly Ghost[]>([])
  const elements = new Map<number, HTMLElement>()
  const flying = new Map<number, Departure & { readonly animation: Animation }>()
  /** The animation that makes each ghost visible, by ghost key. */
  const animations = new Map<number, Animation>()
  /** Keys of ghosts whose flights are over but that are still on the page. */
  const spent = new Set<number>()
  /** Landed ghosts, with the anchor they become, which is still veiled because another moving piece shares its element. */
  const awaitingUnveil = new Map<Ghost, string>()
  const pieces = new MovingPieces()
  let keys = 0
  /** Incremented by `clear`, so that flights prepared before it do not start. */
  let generation = 0

  /** Adds a ghost to the page, or replaces the one with the same key. */
  function show(ghost: Ghost): Ghost {
    const known = ghosts.value.some(({ key }) => key === ghost.key)
    ghosts.value = known
      ? ghosts.value.map((other) => (other.key === ghost.key ? ghost : other))
      : [...ghosts.value, ghost]
    return ghost
  }

  /** Hides a ghost whose flights are over. It is removed from the page together with all others, once nothing flies. */
  function hide(ghost: Ghost): void {
    animations.get(ghost.key)?.cancel()
    animations.delete(ghost.key)
    elements.get(ghost.key)?.style.removeProperty('opacity')
    elements.delete(ghost.key)
    flying.delete(ghost.key)
    spent.add(ghost.key)
    if (flying.size === 0) void sweep()
  }

  /** Removes all spent ghosts at once, in a frame without a landing, because each removal causes a layout. */
  async function sweep(): Promise<void> {
    await frameDrawn()
    if (flying.size > 0 || spent.size === 0) return
    ghosts.value = ghosts.value.filter(({ key }) => !spent.has(key))
    spent.clear()
  }

  /** Animates a ghost, replacing its earlier animation. Undefined if it is not on the page. */
  function animate(
    ghost: Ghost,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions
  ): Animation | undefined {
    const animation = elements.get(ghost.key)?.animate(frames, timing)
    if (!animation) return undefined
    animations.get(ghost.key)?.cancel()
    animations.set(ghost.key, animation)
    return animation
  }

  /** Starts the flight of a ghost. */
  function send({ flight, ...sent }: Departure, frames: Keyframe[]): void {
    const { ghost, landed } = sent
    // The next leg of a walk may start before the finish event of the previous one.
    flying.get(ghost.key)?.landed()
    const { delay, lasts } = ghost
    // The ghost is visible from here on, even during its delay, so its origin must no longer count it.
    pieces.depart(flight)
    const animation =
      frames.length > 0 ? animate(ghost, frames, { delay, duration: lasts, fill: 'both' }) : undefined
    if (!animation) return landed()
    flying.set(ghost.key, { flight, ...sent, animation })
    animation.onfinish = landed
  }

  /**
   * Veils what flights will turn into, and shows ghosts in place of the pieces that will leave. Call after the state has
   * changed and before the page is redrawn, so that both appear in the same frame.
   */
  async function wait(shots: readonly Shot[]): Promise<void> {
    for (const shot of shots) {
      const piece = pieces.expect(shot)
      const stands = shot.stands === true || shot.flight.along !== undefined
      if (!stands || !shot.from || piece.ghost) continue
      // Drawn at its old size for now: the new one is measured in `prepare`, after the layout.
      const moves = shot.flight.leaves ?? shot.flight.becomes
      const stood = {
        key: ++keys,
        piece: { ...shot.flight.piece, rolls: false, turns: false },
        moves,
        delay: 0,
        lasts: 0,
        size: sizeOf(shot.from)
      }
      piece.ghost = show({ ...stood, stands: shot.from })
    }
    await nextTick()
  }

  /** Ends a flight. After the last one of its piece, the ghost is hidden as soon as the piece that it became is visible. */
  function arrive(piece: Moving, becomes: string | undefined): void {
    if (pieces.arrive(piece) && piece.ghost) {
      if (becomes !== undefined && isVeiled(becomes)) awaitingUnveil.set(piece.ghost, becomes)
      else hide(piece.ghost)
    }
    for (const [ghost, name] of awaitingUnveil)
      if (!isVeiled(name)) {
        awaitingUnveil.delete(ghost)
        hide(ghost)
      }
  }

  function prepare({ flight, from: measured, stands, delay, lasts }: TimedShot): Departure {
    const piece = pieces.take({ flight, from: measured })
    const { along, becomes, to } = flight
    const last = piece.flightsLeft === 1
    const start = piece.started ? (place(flight.from) ?? piece.end) : (measured ?? place(flight.from))
    const own = last ? place(becomes) : undefined
    const stood = piece.ghost?.size
    const size = (last ? sizeOf(own) : undefined) ?? stood ?? sizeOf(place(becomes))
    const grown = stands === true && size && measured ? measured.width / size.width : 1
    const sheet = along && place(along.sheet)
    const started = piece.started
    const way = (): Keyframe[] => {
      const end = last ? place(becomes) : undefined
      if (along && sheet) {
        const stood = started ? undefined : start
        return walkFramesOf(walkPath(along, place(along.sheet) ?? sheet, stood, end), becomes !== undefined)
      }
      const goal = end ?? placeOrWhole(to)
      // The destination of an intermediate flight is not on the page: the piece waits where it is.
      if (!goal && !last) return []
      const manner = flight.rises ? 'rises' : flight.lingers ? 'lingers' : undefined
      return framesOf(start, goal, !last || end !== undefined, manner, grown)
    }
    const key = piece.ghost?.key ?? ++keys
    const gives = Object.entries(flight.gives ?? {}).map(([name, count]) => `${name}=${count}`)
    const data = { moves: flight.leaves ?? becomes, gives: gives.join(' ') }
    piece.ghost = show({ key, piece: flight.piece, delay, lasts, size, ...data })
    piece.started = true
    piece.end = (last ? place(becomes) : undefined) ?? placeOrWhole(to) ?? start
    return { flight, ghost: piece.ghost, way, landed: once(() => arrive(piece, becomes)) }
  }

  /** Lands the flights of earlier beats that bring what these flights take, in case a slow machine has not finished them. */
  function landEarlier(sent: readonly Departure[]): void {
    const taken = new Set(sent.flatMap(({ flight }) => Object.keys(flight.takes ?? {})))
    for (const { flight, landed } of [...flying.values()])
      if (Object.keys(flight.gives ?? {}).some((name) => taken.has(name))) landed()
  }

  /**
   * Plays a beat: measures everything first, then starts all flights. Waits until the changed table is drawn, adds the
   * ghosts to the page in one task and starts them in the next.
   */
  async function play(shots: readonly TimedShot[]): Promise<void> {
    const current = generation
    await frameDrawn()
    layOut()
    await nextTask()
    if (current !== generation) return
    const sent = shots.map(prepare)
    await nextTick()
    await nextTask()
    if (current !== generation) return
    const ways = sent.map((one) => ({ one, frames: one.way() }))
    landEarlier(sent)
    for (const { one, frames } of ways) send(one, frames)
  }

  /**
   * Redirects running flights to where their destinations are now, after the table was turned to another seat. Call when
   * the state has changed.
   */
  async function follow(): Promise<void> {
    const current = generation
    await nextTick()
    if (current !== generation) return
    for (const { animation, way } of flying.values())
      if (animation.effect instanceof KeyframeEffect) animation.effect.setKeyframes(way())
  }

  /** Ends all flights at once: the table is shown as it is. */
  function clear(): void {
    generation++
    for (const animation of animations.values()) animation.cancel()
    pieces.clear()
    flying.clear()
    animations.clear()
    spent.clear()
    awaitingUnveil.clear()
    elements.clear()
    ghosts.value = []
  }

  /**
   * Registers the element of a ghost. A standing one is made visible by an inline style, because starting an animation
   * would force a style calculation while the page is still being changed.
   */
  function drawn(ghost: Ghost, element: unknown): void {
    if (!(element instanceof HTMLElement)) return
    const fresh = !elements.has(ghost.key)
    elements.set(ghost.key, element)
    if (!fresh || !ghost.stands || spent.has(ghost.key)) return
    Object.assign(element.style, standingStyle(ghost.stands))
  }

  return { ghosts, wait, play, follow, clear, drawn }
}
