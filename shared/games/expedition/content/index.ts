/**
 * The content of Marco Polo Expedition as one value: its tracks. The cards and the icons are the printed game's and
 * stand in the code; a track is one data file that a group can replace by its own (ruling 47 and the source tags).
 */
import { hashText } from '../../../engine/check'
import { trackOf, type Track, type TrackTable } from './track'
import classic from './classic.json' with { type: 'json' }
import graded from './graded.json' with { type: 'json' }

export type { Space, Track, TrackTable } from './track'

/** Tracks to choose from; the first one is the fallback. */
export interface Content {
  readonly hash: string
  readonly tracks: readonly Track[]
  /** The track with this id; throws if there is none. */
  readonly track: (id: string) => Track
}

/** Builds the look-ups and the hash. */
export function contentOf(tables: readonly TrackTable[]): Content {
  const tracks = tables.map(trackOf)
  const byId = new Map(tracks.map((track) => [track.id, track]))
  return {
    hash: hashText(JSON.stringify(tables)),
    tracks,
    track: (id) => {
      const track = byId.get(id)
      if (!track) throw new Error(`no such track: ${id}`)
      return track
    }
  }
}

/** Both tracks of this project. TypeScript reads a JSON file's words as any text; the schema's test checks them. */
export const baseContent: Content = contentOf([classic, graded] as readonly TrackTable[])
