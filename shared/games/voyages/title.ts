/** The game's published title in each language. */
export const title = {
  en: 'The Voyages of Marco Polo',
  fr: 'Les voyages de Marco Polo',
  de: 'Auf den Spuren von Marco Polo'
} as const
