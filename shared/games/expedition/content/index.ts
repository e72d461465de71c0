/**
 * The content of Marco Polo Expedition as one value: its tracks. Cards and icons are those of the printed game and
 * stand in the code; a track is a data file that a group can replace by its own (ruling 47).
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

/** The tracks to choose from; the first one is the default. */
export interface Content {
  /** Cards, icons and numbers: the same for every track. */
  readonly base: TableSet
  readonly tracks: readonly Track[]
  /** The track with this id; throws if there is none. */
  readonly track: (id: string) => Track
  /** The table set of the track with this id; throws if there is none. */
  readonly trackSet: (id: string) => TableSet
}

/** Hashes of the built-in tracks in files of the first format, where one hash covered both tracks. */
const earlier: EarlierHashes = {
  '1cb4b0cadc5719': ['0e765872d04c66'],
  '0dd70f232601b0': ['0e765872d04c66']
}

const base = tableSet('base', {
  cards,
  requirements: Object.values(requirements).map(({ id, kind, count }) => ({ id, kind, count })),
  numbers
})

/** The parts of a track that the rules read; names, terrains and sources are only shown. */
const ruled = ({ spaces }: TrackTable): unknown =>
  spaces.map(({ id, kind, requirement, chest, scoring }) => ({ id, kind, requirement, chest, scoring }))

const builtIn = (track: TrackTable): TableSet => tableSet(`track-${track.id}`, ruled(track), earlier)

const packId = 'pack'

/** The table set of a pack's track. Files of the first format have one hash of the whole track. */
export const packSet = (track: TrackTable): TableSet => ({
  ...tableSet(packId, ruled(track)),
  earlier: [hashText(JSON.stringify([track]))]
})

/** True for a track of a content pack, which brings its own names. */
export const isOwnTrack = (content: Content, { id }: Pick<Track, 'id'>): boolean =>
  content.trackSet(id).id === packId

/** Builds the look-ups and the hashes. `setOf` creates the table set of a track. */
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

/**
 * The two built-in tracks. TypeScript infers the words in a JSON file as plain `string`; the test of the schema checks
 * them.
 */
export const baseContent: Content = contentOf([classic, graded] as readonly TrackTable[])
