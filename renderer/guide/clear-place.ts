/** Where a card lies so that it covers the least of what people look at and press, and is still near what it speaks of. */

/** In CSS pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** Places are tried so far apart, and a card stays so far from the window's edges and from what it speaks of; px. */
const step = 8
/** What a cell of step x step costs that is covered: of a piece that the card speaks of, of one that can be pressed, of what is only looked at. */
const ofPointed = 1024
const ofPressed = 512
const ofRead = 16
/** What a px of distance costs. */
const ofDistance = 16
/** What a card gains that lies where it lay: it does not move for little, but it does for anything that is pressed. */
const ofStaying = 500

/** What the window costs, cell by cell, and thereby any rectangle of cells at once: a table of sums. */
class Ground {
  readonly #columns: number
  readonly #rows: number
  readonly #sums: Float64Array

  constructor(
    width: number,
    height: number,
    costs: readonly (readonly [cost: number, boxes: readonly Box[]])[]
  ) {
    this.#columns = Math.ceil(width / step)
    this.#rows = Math.ceil(height / step)
    const line = this.#columns + 1
    const sums = new Float64Array(line * (this.#rows + 1))
    for (const [cost, boxes] of costs)
      for (const box of boxes) {
        const [left, top, right, bottom] = this.#cells(box.left, box.top, box.right, box.bottom)
        for (let row = top; row < bottom; row++)
          for (let column = left; column < right; column++) {
            const at = (row + 1) * line + column + 1
            sums[at] = (sums[at] ?? 0) + cost
          }
      }
    for (let row = 1; row <= this.#rows; row++)
      for (let column = 1, along = 0; column <= this.#columns; column++) {
        const at = row * line + column
        along += sums[at] ?? 0
        sums[at] = along + (sums[at - line] ?? 0)
      }
    this.#sums = sums
  }

  /** The cells that a box touches: its first column and row, and the ones after its last. */
  #cells(
    left: number,
    top: number,
    right: number,
    bottom: number
  ): readonly [number, number, number, number] {
    const within = (cell: number, most: number): number => Math.min(Math.max(cell, 0), most)
    return [
      within(Math.floor(left / step), this.#columns),
      within(Math.floor(top / step), this.#rows),
      within(Math.ceil(right / step), this.#columns),
      within(Math.ceil(bottom / step), this.#rows)
    ]
  }

  under(x: number, y: number, width: number, height: number): number {
    const [left, top, right, bottom] = this.#cells(x, y, x + width, y + height)
    const sum = (row: number, column: number): number => this.#sums[row * (this.#columns + 1) + column] ?? 0
    return sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left)
  }
}

/** A box with a margin around it. */
const around = ({ left, top, right, bottom }: Box): Box => ({
  left: left - step,
  top: top - step,
  right: right + step,
  bottom: bottom + step
})

/**
 * The upper left corner of a card of this size in a window of that size, in px. `near` are the pieces it speaks of, the
 * first of them the one it lies next to; `pressed` is what can be pressed, `read` what is looked at; `now` is where the
 * card lies.
 */
export function clearPlace(
  { width, height }: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  on: { readonly near: readonly Box[]; readonly pressed: readonly Box[]; readonly read: readonly Box[] },
  now?: Place
): Place {
  const ground = new Ground(room.width, room.height, [
    [ofPointed, on.near.map(around)],
    [ofPressed, on.pressed],
    [ofRead, on.read]
  ])
  const [first] = on.near
  const cost = (x: number, y: number): number => {
    const under = ground.under(x, y, width, height)
    if (!first) return under
    const across = Math.max(first.left - x - width, x - first.right, 0)
    const down = Math.max(first.top - y - height, y - first.bottom, 0)
    return under + Math.hypot(across, down) * ofDistance
  }
  const right = Math.max(step, room.width - width - step)
  const bottom = Math.max(step, room.height - height - step)
  const stays = now && now.x >= step && now.x <= right && now.y >= step && now.y <= bottom
  let best = stays ? now : { x: step, y: step }
  let least = cost(best.x, best.y) - (stays ? ofStaying : 0)
  for (let y = step; y <= bottom; y += step)
    for (let x = step; x <= right; x += step) {
      const here = cost(x, y)
      if (here >= least) continue
      best = { x, y }
      least = here
    }
  return best
}
