import type { Shot } from './flight-queue'

/** A copy of a piece that the flight layer draws, standing or moving. */
export interface Ghost {
  readonly key: number
  readonly piece: Shot['flight']['piece']
  /** When the flight starts and how long it lasts, in milliseconds; the piece may turn or tumble during it. */
  readonly delay: number
  readonly lasts: number
  /** The size of the piece that it turns into, in px. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** The anchor of the piece that it was or becomes, and the counts that it adds on landing: data attributes for tests. */
  readonly moves?: string | undefined
  readonly gives?: string
  /** Where it stands until the flight starts. */
  readonly stands?: DOMRect
}
