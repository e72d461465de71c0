/**
 * Makes names of people and machines safe to show: removes characters that are invisible or change the direction of
 * writing, and detects names that look alike.
 */

/** Line breaks and control characters: they separate words. */
const controls = /[\p{Cc}\u2028\u2029]+/gu
/** Marks that change the direction of writing. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** Joiners and variation selectors without a visible neighbour; between visible characters they are meaningful. */
const misplaced =
  /(?<![\p{L}\p{M}\p{S}])(?:\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\u200c|\u200d)+(?![\p{L}\p{S}])/gu
/** Invisible characters, private-use characters, lone surrogates, and the blank Braille pattern (U+2800). */
const invisible =
  /(?:(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800])+/gu
/** More than four combining marks in a row, which would cover other lines. */
const stackedAccents = /(\p{M}{4})\p{M}+/gu

/**
 * One line of plain text: without control characters, marks of direction or invisible characters, and with at most four
 * accents on a letter. May be empty.
 */
export function plainText(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(directions, ' ')
    .replace(invisible, '')
    .replace(misplaced, '')
    .replace(stackedAccents, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** True if a plain text contains a letter, a digit or an emoji, so that it can serve as a name. */
export function isName(plain: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)
}

/**
 * Letters of other alphabets, and some rare ones, by the Latin letter they look like. Case matters: a capital may look
 * like a different letter than its small form. Based on the confusables of Unicode TS 39.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'ьЬвʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еҽєεᴇ',
  g: 'ɡցɢ',
  h: 'һհнʜ',
  i: 'іιıɩ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'ӏǀ∣⏐│ʟ',
  m: 'мᴍ',
  n: 'пηոɴ',
  o: 'оοσօᴏס',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гʀᴦ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝωѡᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
  A: 'АΑᎪ',
  B: 'ВΒᏴ',
  C: 'СϹᏟ',
  D: 'Ꭰ',
  E: 'ЕΕᎬ',
  G: 'ԌᏀ',
  H: 'НΗᎻ',
  I: 'ІΙӀ',
  J: 'ЈͿᎫ',
  K: 'КΚᏦ',
  L: 'Ꮮ',
  M: 'МΜᎷ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡᏢ',
  Q: 'Ԛ',
  S: 'ЅՏᏚ',
  T: 'ТΤᎢ',
  V: 'ѴᏙ',
  W: 'ԜᎳ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'ΖᏃ'
}
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter]))
)

/** Latin characters that look alike: `I`, `l`, `1` and `|`; `O` and `0`; `rn` and `m`; `vv` and `w`. */
const readAlike = [
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w']
] as const

/** A key that is equal for names that look alike. Never shown. */
export function skeleton(name: string): string {
  const written = plainText(name)
    .normalize('NFKD')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '')
  const inLatin = Array.from(written, (letter) => latin.get(letter) ?? letter).join('')
  // To upper case first: that alone turns ß and ſ into plain letters.
  const folded = inLatin.toUpperCase().toLowerCase()
  return readAlike.reduce((text, [what, by]) => text.replace(what, by), folded)
}
