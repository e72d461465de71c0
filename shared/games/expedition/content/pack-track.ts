/** From a pack to the content that the rules play with. */
import { contentOf, packSet, type Content } from '.'
import type { PackSpace, TrackPack } from './pack-schema'

/** A space's id: its own, or one made from its place on the track. */
export const idOf = (space: PackSpace, index: number): string => space.id ?? `space-${index}`

/** The content of a pack: its track and no other. */
export const contentOfPack = ({ name, track }: TrackPack): Content =>
  contentOf(
    [
      {
        id: 'pack',
        name,
        spaces: track.spaces.map((space, index) => ({ ...space, id: idOf(space, index) }))
      }
    ],
    packSet
  )
