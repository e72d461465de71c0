/** From a pack to the content that the rules play over. */
import { contentOf, type Content } from '.'
import type { PackSpace, TrackPack } from './pack-schema'

/** Id of the one track of a pack. */
const packTrack = 'pack'

/** A space's id: its own, or one made from its place on the track. */
export const idOf = (space: PackSpace, index: number): string => space.id ?? `space-${index}`

/** The content that a pack stands for: its track and no other. */
export const contentOfPack = ({ name, track }: TrackPack): Content =>
  contentOf([
    {
      id: packTrack,
      name,
      spaces: track.spaces.map((space, index) => ({ ...space, id: idOf(space, index) }))
    }
  ])
