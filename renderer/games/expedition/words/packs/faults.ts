/** Faults of a track, in any language. */

export type Numbers = Readonly<Record<string, number | string>>
export type Sentence = (numbers: Numbers) => string

/** One function for any code out of one for each that this game knows; undefined for the others. */
export const faultBy =
  (sentences: Readonly<Record<string, Sentence>>) =>
  (code: string, numbers: Numbers = {}): string | undefined =>
    sentences[code]?.(numbers)
