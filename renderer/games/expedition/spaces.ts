/** Names of spaces: those of the built-in tracks by the catalogue, a pack's own as its data writes them. */
import { baseContent, isOwnTrack, type Content, type Track } from '../../../shared/games/expedition/content'
import type { State } from '../../../shared/games/expedition/types'
import { words } from './words'

/** Names by index on a track of this content. */
export function spaceNames(content: Content, track: Track): (index: number) => string {
  const builtIn = !isOwnTrack(content, track)
  return (index) => words.names.space(track.space(index), builtIn)
}

/** The track of a view, from what a sentence is given of its table. */
export const trackOf = (content: Content | undefined, { track }: State): Track =>
  (content ?? baseContent).track(track)

/** The same names from what a sentence is given of its table. */
export const namesFor = (content: Content | undefined, view: State): ((index: number) => string) =>
  spaceNames(content ?? baseContent, trackOf(content, view))
