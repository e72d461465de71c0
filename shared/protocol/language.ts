/** The languages of the app, and how one of them is selected. */

export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** The language setting. `system`, the default, follows the preferences of the system or browser. */
export type LanguageChoice = Language | 'system'

/**
 * The language to use. `wishes` are the preferences of the system or browser: BCP 47 tags ("fr-CA"), most preferred
 * first. English if none of them is supported.
 */
export function languageFor(choice: LanguageChoice, wishes: readonly string[]): Language {
  if (choice !== 'system') return choice
  const spoken = wishes.map((tag) => languages.find((one) => one === tag.split(/[-_]/)[0]?.toLowerCase()))
  return spoken.find((one) => one !== undefined) ?? 'en'
}
