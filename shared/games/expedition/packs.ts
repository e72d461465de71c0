/** Content packs of Expedition: a track of a group's own (the printed one, if it owns the game). */
import { packReader, type Packs } from '../../engine/pack'
import type { Content } from './content'
import { checkSpaces } from './content/pack-check'
import { packSchema } from './content/pack-schema'
import { contentOfPack } from './content/pack-track'

/** Reads and checks packs, and makes the game over one with `over`. */
export function expeditionPacks<Played>(over: (content: Content) => Played): Packs<Played> {
  const { read, check, parse } = packReader({
    schema: packSchema,
    check: ({ track }) => checkSpaces(track.spaces)
  })
  return { read, check, over: (pack) => over(contentOfPack(parse(pack))) }
}
