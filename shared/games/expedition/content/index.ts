/**
 * The content of Marco Polo Expedition as one value: its tracks. The cards and the icons are the printed game's and
 * stand in the code; a track is one data file that a group can replace by its own (ruling 47 and the source tags).
 */
import { hashText } from '../../../engine/check'
import { tableSet, type EarlierHashes, type TableSet } from '../../../engine/tables'
import { cards } from '../pieces'
import * as numbers from './numbers'
import { requirements } from './requirements'
import { trackOf, type Track, type TrackTable } from './track'
import classic from './classic.json' with { type: 'json' }
import graded from './graded.json' with { type: 'json' }

export type { Space, Track, TrackTable } from './track'

/** Tracks to choose from; the first one is the fallback. */
export interface Content {
  /** Cards, icons and numbers: the same over every track. */
  readonly base: TableSet
  readonly tracks: readonly Track[]
  /** The track with this id; throws if there is none. */
  readonly track: (id: string) => Track
  /** The table set of the track with this id; throws if there is none. */
  readonly trackSet: (id: string) => TableSet
}

/** The built-in tracks in files of the first form, whose one hash covered both. */
const earlier: EarlierHashes = {
  '1cb4b0cadc5719': ['0e765872d04c66'],
  '0dd70f232601b0': ['0e765872d04c66']
}

const base = tableSet('base', {
  cards,
  requirements: Object.values(requirements).map(({ id, kind, count }) => ({ id, kind, count })),
  numbers
})

/** What the rules read of a track: its names, terrains and sources are only shown. */
const ruled = ({ spaces }: TrackTable): unknown =>
  spaces.map(({ id, kind, requirement, chest, scoring }) => ({ id, kind, requirement, chest, scoring }))

const builtIn = (track: TrackTable): TableSet => tableSet(`track-${track.id}`, ruled(track), earlier)

const packId = 'pack'

/** The table set of a pack's track. Files of the first form have one hash over all that the pack says of it. */
export const packSet = (track: TrackTable): TableSet => ({
  ...tableSet(packId, ruled(track)),
  earlier: [hashText(JSON.stringify([track]))]
})

/** True for a track of the group's own, whose names are its own as well. */
export const isOwnTrack = (content: Content, { id }: Pick<Track, 'id'>): boolean =>
  content.trackSet(id).id === packId

/** Builds the look-ups and the hashes. `setOf` gives the table set of a track. */
export function contentOf(tables: readonly TrackTable[], setOf = builtIn): Content {
  const byId = new Map(tables.map((table) => [table.id, { track: trackOf(table), set: setOf(table) }]))
  const found = (id: string): { readonly track: Track; readonly set: TableSet } => {
    const one = byId.get(id)
    if (!one) throw new Error(`no such track: ${id}`)
    return one
  }
  return {
    base,
    tracks: [...byId.values()].map(({ track }) => track),
    track: (id) => found(id).track,
    trackSet: (id) => found(id).set
  }
}

/** Both tracks of this project. TypeScript reads a JSON file's words as any text; the schema's test checks them. */
export const baseContent: Content = contentOf([classic, graded] as readonly TrackTable[])
