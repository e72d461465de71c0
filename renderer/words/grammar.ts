/** How each language forms plurals, lists and the cases of people's names. A new language adds an entry here. */
import type { Language } from '../../shared/protocol/language'

/** The grammatical forms of a name besides the plain one; docs/words.md explains each. */
export const forms = ['to', 'of', 'the', 'taken'] as const
export type Form = (typeof forms)[number]

interface Grammar {
  /** The locale for `Intl`: plural forms, lists, numbers. */
  readonly tag: string
  /** The colon after a label, with what stands before it. */
  readonly colon: string
}

/**
 * In French, before which "de" loses its vowel: not before a `y` that another vowel follows, and before an `h` only in
 * French first names, where it is mute.
 */
const beginsWithVowel =
  /^(?:[aeiouàâéèêëîïôöûüœæ]|y(?![aeiouyàâéèêëîïôöûüœæ])|h(?:él[èeo]|enri|ector|erm(?:ine|ance)|ervé|ilaire|ippolyte|onor|ortense|ubert|ugo|ugue|yacinthe))/i

export const grammars: Readonly<
  Record<Language, Grammar & Readonly<Partial<Record<Form, (name: string) => string>>>>
> = {
  en: { tag: 'en-GB', colon: ':' },
  fr: {
    tag: 'fr',
    colon: '\u202f:',
    /** "de Marie", "d’Anna"; "d’Yves", but "de Yusuf"; "d’Hélène", but "de Hans". */
    of: (name) => (beginsWithVowel.test(name) ? `d’${name}` : `de ${name}`)
  },
  de: { tag: 'de', colon: ':' }
}

/**
 * The plural forms that a sentence must have. French also has `many`, for a million and more: no count in a game is that
 * large, so `other` is enough.
 */
export interface PluralForms {
  readonly en: 'one' | 'other'
  readonly fr: 'one' | 'other'
  readonly de: 'one' | 'other'
}
