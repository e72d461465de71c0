/** Text functions for which Node and browsers have no common API. */

/** Length of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x80) continue
    bytes += code < 0x800 ? 1 : 2
    // Two units of UTF-16 make one character of four bytes.
    if (isHigh(code) && isLow(text.charCodeAt(at + 1))) at++
  }
  return bytes
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000
