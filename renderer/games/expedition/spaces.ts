/** Names of spaces: those of the built-in tracks by the catalogue, a pack's own as its data writes them. */
import { baseContent, type Content, type Track } from '../../../shared/games/expedition/content'
import type { State } from '../../../shared/games/expedition/types'
import { words } from './words'

/** Names by index on a track of this content. */
export function spaceNames(content: Content, track: Track): (index: number) => string {
  const builtIn = content.hash === baseContent.hash
  return (index) => words.names.space(track.space(index), builtIn)
}

/** The track of a view, from what a sentence is given of its table. */
export const trackOf = (content: unknown, { track }: State): Track =>
  ((content ?? baseContent) as Content).track(track)

/** The same names from what a sentence is given of its table. */
export const namesFor = (content: unknown, view: unknown): ((index: number) => string) =>
  spaceNames((content ?? baseContent) as Content, trackOf(content, view as State))
