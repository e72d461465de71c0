/**
 * What people call themselves and their machines, made harmless for those who read it: text without what cannot be
 * seen or turns the direction of writing, and names told apart by how they look.
 */

/** Ends of lines and control characters: they separate words. */
const controls = /[\p{Cc}\u2028\u2029]+/gu
/** Marks that turn the direction of writing. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** Joiners and the choice of an emoji's look, which mean something between two things that are seen. */
const misplaced =
  /(?<![\p{L}\p{M}\p{S}])(?:\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\u200c|\u200d)+(?![\p{L}\p{S}])/gu
/** What is written and never seen, private or broken characters, and a blank that counts as a picture (U+2800). */
const unseen =
  /(?:(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800])+/gu
/** Accents heaped up until they cover other lines. */
const heaped = /(\p{M}{4})\p{M}+/gu

/**
 * One line of plain text: without control characters, without those that turn the direction of writing or cannot be
 * seen, and with at most four accents on a letter. May be empty.
 */
export function plainText(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(directions, ' ')
    .replace(unseen, '')
    .replace(misplaced, '')
    .replace(heaped, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** True if a plain text has a letter, a digit or a picture: something to be called by. */
export function isName(plain: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)
}

/**
 * Letters of other alphabets, and some rare ones, by the Latin letter they look like, as they are written: a capital may
 * look like another letter than its small form. After the confusables of Unicode's TS 39.
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

/** What is read alike whatever the alphabet: `I`, `l`, `1` and `|`; `O` and `0`; `rn` and `m`; `vv` and `w`. */
const readAlike = [
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w']
] as const

/** Equal for names that people can take for one another. Never shown. */
export function skeleton(name: string): string {
  const written = plainText(name)
    .normalize('NFKD')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '')
  const inLatin = Array.from(written, (letter) => latin.get(letter) ?? letter).join('')
  // Upper case first: ß and ſ have no other way to become plain.
  const folded = inLatin.toUpperCase().toLowerCase()
  return readAlike.reduce((text, [what, by]) => text.replace(what, by), folded)
}
