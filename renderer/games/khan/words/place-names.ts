/** The names that the content pack of the open table gives to places: they stand wherever ours would. */
import { computed } from 'vue'
import type { Content } from '../../../../shared/games/khan/content'
import { gameInPlay } from '../../../stores/game-in-play'

type Names = Readonly<Record<string, string>>

interface WithPlaces {
  readonly board: { readonly places: object }
  readonly names: { readonly places: object }
}

/** Stands for no names, always the same object. */
export const none: Names = {}

const hasNames = (content: unknown): content is Pick<Content, 'placeNames'> =>
  typeof content === 'object' && content !== null && 'placeNames' in content

/** The names of the open table's pack; none without a table of this game, or with one whose pack renames nothing. */
const inPlay = computed((): Names => {
  const content = gameInPlay.value?.content
  if (!hasNames(content) || Object.keys(content.placeNames).length === 0) return none
  return content.placeNames
})

const made = new WeakMap<object, WeakMap<Names, WithPlaces>>()

/** Words with these names of places. Made once for the same words and names. */
export function renamed<Words extends WithPlaces>(words: Words, names: Names): WithPlaces {
  if (names === none) return words
  const known = made.get(words) ?? new WeakMap<Names, WithPlaces>()
  made.set(words, known)
  const found = known.get(names)
  if (found) return found
  const { board, names: own } = words
  const places = { ...board.places, ...names }
  const changed = { ...words, board: { ...board, places }, names: { ...own, places } }
  known.set(names, changed)
  return changed
}

/** Words with the names of the open table's pack. */
export const withNamesInPlay = (words: WithPlaces): WithPlaces => renamed(words, inPlay.value)
