/** What each language does with counts, lists and names that come from people. A new language adds a line here. */
import type { Language } from '../../shared/protocol/language'

/** The forms that a name can have besides the plain one. docs/words.md says what each is for. */
export type Form = 'to' | 'of' | 'the' | 'taken'

interface Grammar {
  /** For `Intl`: plural forms, lists, numbers. */
  readonly tag: string
}

export const grammars: Readonly<
  Record<Language, Grammar & Readonly<Partial<Record<Form, (name: string) => string>>>>
> = {
  en: { tag: 'en-GB' },
  fr: {
    tag: 'fr',
    /** "de Marie", "d’Anna". */
    of: (name) => (/^[aeiouyâàéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`)
  },
  de: { tag: 'de' }
}

/**
 * The plural forms that a sentence must have. French has a third one, `many`, from a million on: no count of a game
 * comes so far, and `other` stands for it.
 */
export interface PluralForms {
  readonly en: 'one' | 'other'
  readonly fr: 'one' | 'other'
  readonly de: 'one' | 'other'
}
