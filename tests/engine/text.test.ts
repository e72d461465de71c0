/** Text functions that must give the same in Node and in browsers. */
import { expect, test } from 'vitest'
import { utf8Length } from '../../shared/engine/text'

test('the length in UTF-8 is that of the encoded bytes, at the bounds of each length too', () => {
  for (const code of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xffff, 0x10000, 0x10ffff]) {
    const text = String.fromCodePoint(code)
    expect(utf8Length(text), code.toString(16)).toBe(new TextEncoder().encode(text).length)
  }
  expect(utf8Length('Žofie 🐪')).toBe(11)
})
