/** Pieces on the move, as the flight layer draws them: one ghost for each flight, one for all walks of the same piece. */
import { nextTick, shallowRef } from 'vue'
import { changeDrawn, frameDrawn, layOut, nextTask } from './afterwards'
import { anchorRect, veil } from './anchors'
import { framesOf, standing, walkFramesOf, wayOf } from './frames'
import type { Shot, Taken } from './reel'

export interface Ghost {
  readonly key: number
  readonly piece: Shot['flight']['piece']
  /** When its piece begins to turn or tumble, and for how long, in milliseconds. */
  readonly delay: number
  readonly lasts: number
  /** As large as the piece that it turns into, in px. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/** A ghost that sets out. */
interface Sent {
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

/** A piece of the table that is not seen while its ghosts are under way. */
interface Veiled {
  /** Flights that end with it and are not over. */
  left: number
  readonly lift: () => void
  /** The ghost that walks for it. */
  walker: Ghost | undefined
  /** It has set out. */
  under: boolean
}

export function useGhosts() {
  const ghosts = shallowRef<readonly Ghost[]>([])
  const elements = new Map<number, HTMLElement>()
  const flying = new Map<number, Sent & { readonly animation: Animation }>()
  /** By what each ghost is seen, standing or under way. */
  const seen = new Map<number, Animation>()
  /** Ghosts that are over and still on the page. */
  const spent = new Set<number>()
  const veiled = new Map<string, Veiled>()
  let keys = 0
  /** Counts up when all is over: what was prepared before is not begun any more. */
  let age = 0

  const sizeOf = (rect: DOMRect | undefined): Ghost['size'] =>
    rect && { width: rect.width, height: rect.height }
  const sizeAt = (name: string | undefined): Ghost['size'] =>
    sizeOf(name === undefined ? undefined : anchorRect(name))
  const ghostOf = (
    { flight }: Shot,
    delay: number,
    lasts: number,
    size: Ghost['size'] = sizeAt(flight.becomes)
  ): Ghost => ({ key: ++keys, piece: flight.piece, delay, lasts, size })

  /** A ghost that came to its end is not seen any more. It leaves the page with all others, once nothing flies. */
  function drop(ghost: Ghost): void {
    seen.get(ghost.key)?.cancel()
    seen.delete(ghost.key)
    elements.delete(ghost.key)
    flying.delete(ghost.key)
    spent.add(ghost.key)
    if (flying.size === 0) void sweep()
  }

  /** What is taken off the page is laid out anew: once for all, in a frame in which nothing lands. */
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
  function send(sent: Sent, frames: Keyframe[]): void {
    const { ghost, landed } = sent
    // A leg of a walk may set out before the one before was heard to be over.
    flying.get(ghost.key)?.landed()
    const { delay, lasts } = ghost
    const animation =
      frames.length > 0 ? animate(ghost, frames, { delay, duration: lasts, fill: 'both' }) : undefined
    if (!animation) return landed()
    flying.set(ghost.key, { ...sent, animation })
    animation.onfinish = landed
  }

  /** Covers what flights will turn into, and lets those stand that will walk. Call when the table has changed. */
  async function wait(shots: readonly Shot[]): Promise<void> {
    const mine = age
    for (const { flight } of shots) {
      if (flight.becomes === undefined) continue
      const one = veiled.get(flight.becomes)
      if (one) one.left++
      else {
        const lift = veil(flight.becomes)
        veiled.set(flight.becomes, { left: 1, lift, walker: undefined, under: false })
      }
    }
    await nextTick()
    if (mine !== age) return
    const walkers: { readonly ghost: Ghost; readonly frame: Keyframe }[] = []
    for (const shot of shots) {
      const { becomes, along } = shot.flight
      const one = becomes === undefined ? undefined : veiled.get(becomes)
      if (!one || becomes === undefined) continue
      if (!along || one.walker || !shot.from) continue
      // As large as it was: what it becomes is measured when the page is laid out anyway.
      one.walker = ghostOf(shot, 0, 0, sizeOf(shot.from))
      walkers.push({ ghost: one.walker, frame: standing(shot.from) })
    }
    if (walkers.length === 0) return
    ghosts.value = [...ghosts.value, ...walkers.map(({ ghost }) => ghost)]
    await nextTick()
    for (const { ghost, frame } of walkers) animate(ghost, [frame, frame], { duration: 1, fill: 'forwards' })
  }

  /** A flight that ends with a piece of the table is over: with the last of them the piece is seen again. */
  function arrive(name: string): void {
    const one = veiled.get(name)
    if (!one || --one.left > 0) return
    veiled.delete(name)
    one.lift()
    if (one.walker) drop(one.walker)
  }

  function prepareWalk(taken: Taken): Sent | undefined {
    const { along, becomes } = taken.flight
    const one = becomes === undefined ? undefined : veiled.get(becomes)
    if (!along || !anchorRect(along.sheet) || !one || becomes === undefined) return undefined
    const start = one.under ? undefined : taken.from
    const last = one.left === 1
    const way = (): Keyframe[] => {
      const sheet = anchorRect(along.sheet)
      const end = last ? anchorRect(becomes) : undefined
      return sheet ? walkFramesOf(wayOf(along, sheet, start, end), true) : []
    }
    const { delay, lasts } = taken
    const ghost = one.walker
      ? { ...one.walker, delay, lasts, size: sizeAt(becomes) ?? one.walker.size }
      : ghostOf(taken, delay, lasts)
    if (one.walker) ghosts.value = ghosts.value.map((other) => (other.key === ghost.key ? ghost : other))
    else ghosts.value = [...ghosts.value, ghost]
    one.walker = ghost
    one.under = true
    return { ghost, way, landed: once(() => arrive(becomes)) }
  }

  function prepareFlight(taken: Taken): Sent {
    const { flight, delay, lasts } = taken
    const { becomes } = flight
    const place = (name: string | undefined): DOMRect | undefined =>
      name === undefined ? undefined : anchorRect(name)
    const from = taken.from ?? place(flight.from)
    const way = (): Keyframe[] => {
      const own = place(becomes)
      return framesOf(from, own ?? place(flight.to), own !== undefined)
    }
    const ghost = ghostOf(taken, delay, lasts)
    ghosts.value = [...ghosts.value, ghost]
    const landed = once(() => {
      drop(ghost)
      if (becomes !== undefined) arrive(becomes)
    })
    return { ghost, way, landed }
  }

  /**
   * Sends a beat off: everything is measured first, then everything moves. It begins once the changed table is drawn:
   * the table changes in one task, what follows it in others, all is laid out in one more, the pieces come to the page in the
   * next and set out in the last.
   */
  async function play(taken: readonly Taken[]): Promise<void> {
    const mine = age
    await changeDrawn()
    layOut()
    await nextTask()
    if (mine !== age) return
    const sent = taken.map((one) => (one.flight.along && prepareWalk(one)) || prepareFlight(one))
    await nextTick()
    await nextTask()
    if (mine !== age) return
    const ways = sent.map((one) => ({ one, frames: one.way() }))
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
    for (const { lift } of veiled.values()) lift()
    flying.clear()
    seen.clear()
    spent.clear()
    veiled.clear()
    elements.clear()
    ghosts.value = []
  }

  /** Tells where a ghost is drawn. */
  function drawn(ghost: Ghost, element: unknown): void {
    if (element instanceof HTMLElement) elements.set(ghost.key, element)
  }

  return { ghosts, wait, play, follow, clear, drawn }
}
