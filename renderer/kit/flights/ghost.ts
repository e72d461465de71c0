import type { Shot } from './flight-queue'

/** A piece as the flight layer draws it, standing or under way. */
export interface Ghost {
  readonly key: number
  readonly piece: Shot['flight']['piece']
  /** When its piece begins to turn or tumble, and for how long, in milliseconds. */
  readonly delay: number
  readonly lasts: number
  /** As large as the piece that it turns into, in px. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** What it was or becomes, and what it will be counted for where it lands: for whoever looks at the page. */
  readonly moves?: string | undefined
  readonly gives?: string
  /** Where it stands until it sets out. */
  readonly stands?: DOMRect
}
