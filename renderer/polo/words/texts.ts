/** What every game of the family says, as code reads it in the language in use. */
import type { Said } from '../../words/message'
import type { CharacterText } from '../words'
import type { controls } from './en/controls'
import type { explain } from './en/explain'
import type { log } from './en/log'
import type { names } from './en/names'
import type { prompts } from './en/prompts'
import type { refusals } from './en/refusals'

interface Common {
  readonly controls: typeof controls
  readonly explain: typeof explain
  readonly log: typeof log
  readonly names: typeof names
  readonly prompts: typeof prompts
  readonly refusals: typeof refusals
}
type Names = Readonly<Record<string, string | undefined>>

/** The texts of a game: those of the family, and the names of its own things by their ids. */
export type FamilyTexts = Said<Common> & {
  readonly names: {
    readonly places: Names
    readonly spaces: Names
    readonly characters: Readonly<Record<string, CharacterText | undefined>>
    readonly sources: Names
    readonly phases: Names
  }
}

/** What a character is called. */
export const characterName = (
  { names }: { readonly names: Pick<FamilyTexts['names'], 'characters'> },
  id: string
): string => names.characters[id]?.name ?? id

/** What points come from, by the name of the source. */
export const sourceName = (
  { names }: { readonly names: Pick<FamilyTexts['names'], 'sources'> },
  source: string
): string => names.sources[source] ?? source

/** A space's name; city cards have no names of their own and share one. */
export const spaceIn = (
  {
    names,
    log
  }: {
    readonly names: { readonly spaces: Readonly<Partial<Record<string, string>>> }
    readonly log: Pick<FamilyTexts['log'], 'anyCard'>
  },
  id: string
): string => names.spaces[id] ?? (id.startsWith('city-card') ? log.anyCard : id)
