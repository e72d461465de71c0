/** The game's published title in each language. */
export const title = {
  en: 'Marco Polo II: In the Service of the Khan',
  fr: 'Marco Polo II : Au service du Khan',
  de: 'Marco Polo II: Im Auftrag des Khan'
} as const
