/** Pieces on the move, as the flight layer draws them: one ghost for each flight, one for all walks of the same piece. */
import { nextTick, shallowRef } from 'vue'
import { frameDrawn, layOut, nextTask } from './frame-schedule'
import { anchorRect, isVeiled } from './anchors'
import { framesOf, standing, walkFramesOf, wayOf } from './frames'
import type { Flight } from '../../contract/game-ui'
import type { Ghost } from './ghost'
import { MovingPieces, type Moving } from './moving-pieces'
import type { Shot, Taken } from './flight-queue'

/** A ghost that sets out. */
interface Sent {
  readonly flight: Flight
  readonly ghost: Ghost
  /** Its way, as the places on the table lie now. */
  readonly way: () => Keyframe[]
  /** It has come to its end: by itself, or since its next way begins. Counts once. */
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
/** A place, or what it is a part of where it is not on the page: `hand:1` for `hand:1:silk`. */
const placeOrWhole = (name: string | undefined): DOMRect | undefined =>
  place(name) ?? place(name?.slice(0, Math.max(0, name.lastIndexOf(':'))))
const sizeOf = (rect: DOMRect | undefined): Ghost['size'] =>
  rect && { width: rect.width, height: rect.height }

export function useGhosts() {
  const ghosts = shallowRef<readonly Ghost[]>([])
  const elements = new Map<number, HTMLElement>()
  const flying = new Map<number, Sent & { readonly animation: Animation }>()
  /** By what each ghost under way is seen. */
  const seen = new Map<number, Animation>()
  /** Ghosts that are over and still on the page. */
  const spent = new Set<number>()
  /** Ghosts at the end of their way: what they become is drawn as one with a piece that is still under way. */
  const early = new Map<Ghost, string>()
  const pieces = new MovingPieces()
  let keys = 0
  /** Counts up when all is over: what was prepared before is not begun any more. */
  let age = 0

  /** Puts a ghost on the page, or in the place of an earlier one of the same piece. */
  function show(ghost: Ghost): Ghost {
    const known = ghosts.value.some(({ key }) => key === ghost.key)
    ghosts.value = known
      ? ghosts.value.map((other) => (other.key === ghost.key ? ghost : other))
      : [...ghosts.value, ghost]
    return ghost
  }

  /** A ghost that came to its end is not seen any more. It leaves the page with all others, once nothing flies. */
  function drop(ghost: Ghost): void {
    seen.get(ghost.key)?.cancel()
    seen.delete(ghost.key)
    elements.get(ghost.key)?.style.removeProperty('opacity')
    elements.delete(ghost.key)
    flying.delete(ghost.key)
    spent.add(ghost.key)
    if (flying.size === 0) void sweep()
  }

  /** What is taken off the page is laid out again: all at once, in a frame in which nothing lands. */
  async function sweep(): Promise<void> {
    await frameDrawn()
    if (flying.size > 0 || spent.size === 0) return
    ghosts.value = ghosts.value.filter(({ key }) => !spent.has(key))
    spent.clear()
  }

  /** Animates a ghost, and only so. Undefined if it is not on the page. */
  function animate(
    ghost: Ghost,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions
  ): Animation | undefined {
    const animation = elements.get(ghost.key)?.animate(frames, timing)
    if (!animation) return undefined
    seen.get(ghost.key)?.cancel()
    seen.set(ghost.key, animation)
    return animation
  }

  /** Animates a ghost that is on the page along its way. */
  function send({ flight, ...sent }: Sent, frames: Keyframe[]): void {
    const { ghost, landed } = sent
    // A leg of a walk may set out before the one before was heard to be over.
    flying.get(ghost.key)?.landed()
    const { delay, lasts } = ghost
    // From here on it is seen in the air, though it may wait there for its turn.
    pieces.left(flight)
    const animation =
      frames.length > 0 ? animate(ghost, frames, { delay, duration: lasts, fill: 'both' }) : undefined
    if (!animation) return landed()
    flying.set(ghost.key, { flight, ...sent, animation })
    animation.onfinish = landed
  }

  /**
   * Covers what flights will turn into and lets those stand that will leave their places. Call when the table has changed
   * and before the page does: both are seen in the same frame.
   */
  async function wait(shots: readonly Shot[]): Promise<void> {
    for (const shot of shots) {
      const piece = pieces.expect(shot)
      const stands = shot.stands === true || shot.flight.along !== undefined
      if (!stands || !shot.from || piece.ghost) continue
      // As large as it was: what it becomes is measured when the page is laid out anyway.
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

  /**
   * A way is over: with the last one of its piece, the ghost gives way to what it has become, as soon as that is seen.
   */
  function arrive(piece: Moving, becomes: string | undefined): void {
    if (pieces.arrive(piece) && piece.ghost) {
      if (becomes !== undefined && isVeiled(becomes)) early.set(piece.ghost, becomes)
      else drop(piece.ghost)
    }
    for (const [ghost, name] of early)
      if (!isVeiled(name)) {
        early.delete(ghost)
        drop(ghost)
      }
  }

  function prepare({ flight, from: measured, stands, delay, lasts }: Taken): Sent {
    const piece = pieces.take({ flight, from: measured })
    const { along, becomes, to } = flight
    const last = piece.left === 1
    const start = piece.under ? (place(flight.from) ?? piece.at) : (measured ?? place(flight.from))
    const own = last ? place(becomes) : undefined
    const stood = piece.ghost?.size
    const size = (last ? sizeOf(own) : undefined) ?? stood ?? sizeOf(place(becomes))
    const grown = stands === true && size && measured ? measured.width / size.width : 1
    const sheet = along && place(along.sheet)
    const under = piece.under
    const way = (): Keyframe[] => {
      const end = last ? place(becomes) : undefined
      if (along && sheet) {
        const stood = under ? undefined : start
        return walkFramesOf(wayOf(along, place(along.sheet) ?? sheet, stood, end), becomes !== undefined)
      }
      const goal = end ?? placeOrWhole(to)
      // A place on the way that is not on the page: it stays where it is.
      if (!goal && !last) return []
      const manner = flight.rises ? 'rises' : flight.lingers ? 'lingers' : undefined
      return framesOf(start, goal, !last || end !== undefined, manner, grown)
    }
    const key = piece.ghost?.key ?? ++keys
    const gives = Object.entries(flight.gives ?? {}).map(([name, count]) => `${name}=${count}`)
    const told = { moves: flight.leaves ?? becomes, gives: gives.join(' ') }
    piece.ghost = show({ key, piece: flight.piece, delay, lasts, size, ...told })
    piece.under = true
    piece.at = (last ? place(becomes) : undefined) ?? placeOrWhole(to) ?? start
    return { flight, ghost: piece.ghost, way, landed: once(() => arrive(piece, becomes)) }
  }

  /**
   * What flights take has come before them: whatever an earlier beat brings there has landed, even if a slow machine has
   * not drawn the end of its way yet.
   */
  function bring(sent: readonly Sent[]): void {
    const taken = new Set(sent.flatMap(({ flight }) => Object.keys(flight.takes ?? {})))
    for (const { flight, landed } of [...flying.values()])
      if (Object.keys(flight.gives ?? {}).some((name) => taken.has(name))) landed()
  }

  /**
   * Sends a beat off: everything is measured first, then everything moves. It begins once the changed table is drawn:
   * in a task of its own the pieces come to the page, and in the next they set out.
   */
  async function play(taken: readonly Taken[]): Promise<void> {
    const mine = age
    await frameDrawn()
    layOut()
    await nextTask()
    if (mine !== age) return
    const sent = taken.map(prepare)
    await nextTick()
    await nextTask()
    if (mine !== age) return
    const ways = sent.map((one) => ({ one, frames: one.way() }))
    bring(sent)
    for (const { one, frames } of ways) send(one, frames)
  }

  /**
   * The same pieces lie in other places: what is under way goes on to where its end is now. Call when the table has
   * changed.
   */
  async function follow(): Promise<void> {
    const mine = age
    await nextTick()
    if (mine !== age) return
    for (const { animation, way } of flying.values())
      if (animation.effect instanceof KeyframeEffect) animation.effect.setKeyframes(way())
  }

  /** Ends everything at once: the table is seen as it is. */
  function clear(): void {
    age++
    for (const animation of seen.values()) animation.cancel()
    pieces.clear()
    flying.clear()
    seen.clear()
    spent.clear()
    early.clear()
    elements.clear()
    ghosts.value = []
  }

  /**
   * Tells where a ghost is drawn. One that stands is seen at once, by a style of its own: an animation would have the
   * browser look through a page that is still being changed.
   */
  function drawn(ghost: Ghost, element: unknown): void {
    if (!(element instanceof HTMLElement)) return
    const fresh = !elements.has(ghost.key)
    elements.set(ghost.key, element)
    if (!fresh || !ghost.stands || spent.has(ghost.key)) return
    Object.assign(element.style, standing(ghost.stands))
  }

  return { ghosts, wait, play, follow, clear, drawn }
}
