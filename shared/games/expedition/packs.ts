/** Content packs of Expedition: a group's own track (the printed one, if it owns the game). */
import * as z from 'zod/mini'
import { packReader, type Packs } from '../../engine/pack'
import { packText } from '../../engine/pack-starter'
import { baseContent, type Content } from './content'
import { checkSpaces } from './content/pack-check'
import { packSchema, spaceSchema, type TrackPack } from './content/pack-schema'
import { contentOfPack } from './content/pack-track'

/** Reads and checks packs; `over` builds the game with the content of one. */
export function expeditionPacks<Played>(over: (content: Content) => Played): Packs<Played> {
  const { check, parse } = packReader({
    schema: packSchema,
    check: ({ track }) => checkSpaces(track.spaces)
  })
  return { check, over: (pack) => over(contentOfPack(parse(pack))), starter }
}

/** The text of a pack to start from: the first built-in track. */
function starter(): string {
  const [first] = baseContent.tracks
  const pack: TrackPack = {
    caravanPack: 1,
    game: 'expedition',
    name: first?.name ?? '',
    track: { spaces: (first?.spaces ?? []).map((space) => z.parse(spaceSchema, space)) }
  }
  return packText(pack)
}
