/** One piece, one place: what each frame of a scene shows of the pieces, and the faults that these frames have. */

/** What one frame shows of the pieces. */
export interface Drawn {
  /** The number of pieces of each kind: on the table, in flight, and in places that show only a number. */
  readonly pieces: Readonly<Record<string, number>>
  /** The number that each place shows. */
  readonly counts: Readonly<Record<string, number>>
  /** How many pieces in flight will be counted at each place. */
  readonly coming: Readonly<Record<string, number>>
  /** True while something is in flight, or hidden until something lands. */
  readonly moving: boolean
}
/** What `installWatch` adds to the page. */
export interface Watching {
  /**
   * Calls `step`, waits for it, and returns all frames until nothing moves any more, preceded by one of the table at rest.
   */
  watch(step: () => unknown): Promise<readonly Drawn[]>
}

/**
 * A scene is over once nothing has moved for this many frames and milliseconds: between its parts it may pause for
 * less.
 */
export const pause = { frames: 6, time: 200 }

/** Runs in the page: installs the function `watch`. */
export function installWatch({ frames: calm, time }: typeof pause): void {
  const frame = () => new Promise(requestAnimationFrame)
  const marks = '[data-piece], [data-count], [data-veiled], .flights__ghost'
  let found: readonly HTMLElement[] | undefined
  const changes = new MutationObserver(() => (found = undefined))
  const attributeFilter = ['data-piece', 'data-count', 'data-veiled', 'class']
  changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter })
  /** The marked elements. They are searched again only after the document has changed: most frames only move them. */
  const marked = () => {
    if (changes.takeRecords().length > 0) found = undefined
    return (found ??= [...document.querySelectorAll<HTMLElement>(marks)])
  }
  const add = (to: Record<string, number>, key: string, count: number) => (to[key] = (to[key] ?? 0) + count)
  /** Kinds of pieces that some places show only as a number, and the names of those places. */
  const counted: Readonly<Record<string, RegExp>> = {
    post: /^posts:/,
    card: /^(hand:\d+$|deck$|discards$)/,
    'city-card': /^beside$/,
    'new-characters/card': /^beside$/
  }
  const still = () => !marked().some((one) => one.matches('.flights__ghost, [data-veiled]'))
  /** True for a flight about to land: it may have faded by then, and its destination counts it from the landing on. */
  const isLanding = (one: Element) =>
    one.getAnimations().some(({ effect }) => (effect?.getComputedTiming().progress ?? 0) > 0.99)
  const look = (): Drawn => {
    const pieces: Record<string, number> = {}
    const counts: Record<string, number> = {}
    const coming: Record<string, number> = {}
    const kindOf = (kind: string | undefined) => (kind === 'back' ? 'card' : (kind ?? ''))
    for (const one of marked()) {
      if (!one.hasAttribute('data-piece')) continue
      const { width } = one.getBoundingClientRect()
      if (width === 0 || (Number(getComputedStyle(one).opacity) < 0.01 && !isLanding(one))) continue
      const { piece, moves, amount } = one.dataset
      // Every contract and every piece of a module is unique, so it counts as a kind of its own.
      const name =
        moves !== undefined && piece === 'contract'
          ? moves
          : moves !== undefined && piece?.includes('/')
            ? `${piece}:${moves.split(':').at(-1) ?? ''}`
            : kindOf(piece)
      const gives = (one.dataset['gives'] ?? '').split(' ').flatMap((place) => {
        const [name = '', count] = place.split('=')
        // `way:` is a distance, not a place for pieces.
        return name === '' || name.startsWith('way:') ? [] : [{ name, count: Number(count) }]
      })
      add(pieces, name, Math.max(Number(amount ?? 1), ...gives.map(({ count }) => count)))
      for (const { name, count } of gives) add(coming, name, count)
    }
    for (const one of marked()) {
      const name = one.dataset['count']
      if (name === undefined) continue
      // Only elements with a number: others may mark the same place, such as the posts beside their number.
      const number = /-?\d+/.exec(one.textContent)?.[0]
      if (number !== undefined && one.getBoundingClientRect().width > 0) counts[name] = Number(number)
    }
    for (const [kind, places] of Object.entries(counted))
      for (const [name, count] of Object.entries(counts)) if (places.test(name)) add(pieces, kind, count)
    return { pieces, counts, coming, moving: !still() }
  }
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const here: Partial<Watching> = globalThis as never
  here.watch = async (step) => {
    // Any key ends the animations of an earlier choice.
    press('Shift')
    while (!still()) await frame()
    const frames = [look()]
    await step()
    await frame()
    // The next frame is the first that shows the choice.
    let [moved, quiet] = [performance.now(), 0]
    while ((quiet < calm || performance.now() - moved < time) && frames.length < 400) {
      const now = look()
      frames.push(now)
      quiet = now.moving ? 0 : quiet + 1
      if (now.moving) moved = performance.now()
      await frame()
    }
    return frames
  }
}

/** The faults in these frames. `drawn`: how many cards left a deck that was reshuffled in the same scene. */
export function pieceFaults(frames: readonly Drawn[], drawn: number): readonly string[] {
  const [before, after] = [frames[0], frames.at(-1)]
  if (!before || !after) return ['nothing was seen']
  const found = new Set<string>()
  for (const kind of new Set(frames.flatMap(({ pieces }) => Object.keys(pieces)))) {
    // Items come from an endless supply, so only their places are counted, below. The other kinds are no pieces.
    if (['item', 'chest', 'start', 'portrait', 'goal', 'gain', 'moment'].includes(kind)) continue
    // Cards beside the board are only a number, on a plate that moves to whoever picks their character.
    const shown = frames.filter(({ counts }) => 'beside' in counts).length
    if (['city-card', 'new-characters/card'].includes(kind) && shown < frames.length) continue
    const ends = [before.pieces[kind] ?? 0, after.pieces[kind] ?? 0]
    // A contract that comes and goes again in one choice is seen only in flight.
    if (kind.includes(':')) ends.push(1)
    const numbers = frames.map(({ pieces }) => pieces[kind] ?? 0)
    const where = (): string => `${kind} was ${ends.join(', then ')}, by frame ${numbers.join(' ')}`
    if (Math.max(...numbers) > Math.max(...ends)) found.add(`twice: ${where()}`)
    if (Math.min(...numbers) < Math.min(...ends)) found.add(`missing: ${where()}`)
  }
  for (const [name, last] of Object.entries(after.counts)) {
    const first = before.counts[name]
    // When another seat comes to the front its places look different; only places shown in all frames can be compared.
    if (first === undefined || !frames.every(({ counts }) => name in counts)) continue
    const numbers = frames.map(({ counts }) => counts[name] ?? 0)
    const rises = numbers.every((now, i) => now >= (numbers[i - 1] ?? now))
    const falls = numbers.every((now, i) => now <= (numbers[i - 1] ?? now))
    if (!rises && !falls) continue
    for (const [i, { coming }] of frames.entries())
      if (rises && (numbers[i] ?? 0) + (coming[name] ?? 0) > last + (name === 'deck' ? drawn : 0))
        found.add(
          `${name} counts pieces in flight: ${numbers[i]} and ${coming[name]} of ${first} to ${last}, frame ${i}`
        )
  }
  return [...found]
}
