/** French grammar that sentences with names in them need. */

/** "de Marie", "d’Anna": the preposition before a name. */
export const of = (name: string): string =>
  /^[aeiouyâàéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`
