/** The game's published title in each language. */
export const title = {
  en: 'Marco Polo Expedition',
  fr: 'Marco Polo Expedition',
  de: 'Marco Polo Expedition'
} as const
