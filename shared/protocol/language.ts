/** The languages the app speaks, and which of them a person gets. */

export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** What a person chose; `system` until somebody has chosen: whatever the system or the browser asks for. */
export type LanguageChoice = Language | 'system'

/**
 * The language to speak. `wishes`: tags of BCP 47 ("fr-CA"), the dearest first, as a system or a browser names them.
 * English where none of them is spoken.
 */
export function languageFor(choice: LanguageChoice, wishes: readonly string[]): Language {
  if (choice !== 'system') return choice
  const spoken = wishes.map((tag) => languages.find((one) => one === tag.split(/[-_]/)[0]?.toLowerCase()))
  return spoken.find((one) => one !== undefined) ?? 'en'
}
