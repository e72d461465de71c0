/** A running check over the lines of a game file. It detects damage and edits, but is not cryptographic. */

/** 53-bit string hash (two 32-bit multiply-xor lanes), as 14 hexadecimal digits. Not for security. */
export function hashText(text: string, seed = 0): string {
  let a = 0xdeadbeef ^ seed
  let b = 0x41c6ce57 ^ seed
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

/** The running check after a line: a hash of the check before it and of the line's content. */
export function nextCheck(before: string, content: unknown): string {
  return hashText(before + JSON.stringify(content))
}

/**
 * A hash of plain data that does not depend on the order of its keys. Functions are left out, and so are objects that
 * hold nothing but functions.
 */
export function hashOf(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const entries = Object.entries(part)
    if (entries.length > 0 && entries.every(([, one]) => typeof one === 'function')) return undefined
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  return hashText(JSON.stringify(value, sorted))
}
