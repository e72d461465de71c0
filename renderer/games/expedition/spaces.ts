/** Names of spaces: from the catalogue for the built-in tracks, from its data for a pack's own track. */
import { baseContent, isOwnTrack, type Content, type Track } from '../../../shared/games/expedition/content'
import type { State } from '../../../shared/games/expedition/types'
import { words } from './words'

/** The names of a track's spaces, by index. */
export function spaceNames(content: Content, track: Track): (index: number) => string {
  const builtIn = !isOwnTrack(content, track)
  return (index) => words.names.space(track.space(index), builtIn)
}

/** The track of a view, from what a sentence knows about its table. */
export const trackOf = (content: Content | undefined, { track }: State): Track =>
  (content ?? baseContent).track(track)

/** The names of spaces, from what a sentence knows about its table. */
export const namesFor = (content: Content | undefined, view: State): ((index: number) => string) =>
  spaceNames(content ?? baseContent, trackOf(content, view))
