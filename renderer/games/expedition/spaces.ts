/** Names of spaces: those of the built-in tracks by the catalogue, a pack's own as its data writes them. */
import { baseContent, type Content, type Track } from '../../../shared/games/expedition/content'
import type { State } from '../../../shared/games/expedition/types'
import { words } from './words'

/** Names by index on a track of this content. */
export function spaceNames(content: Content, track: Track): (index: number) => string {
  const builtIn = content.hash === baseContent.hash
  return (index) => words.names.space(track.space(index), builtIn)
}

/** The same from what a sentence is given of its table. */
export function namesFor(content: unknown, view: unknown): (index: number) => string {
  const known = (content ?? baseContent) as Content
  return spaceNames(known, known.track((view as State).track))
}
