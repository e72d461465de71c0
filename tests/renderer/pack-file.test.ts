// The file of a pack as editors save it: UTF-8, UTF-16 with its mark, or the old code page of western Windows.

import { expect, test } from 'vitest'
import { decoded } from '../../renderer/screens/decoded'

const text = '{ "name": "Königshof, Café" }'
const bytesOf = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer
const utf16 = (big: boolean): number[] =>
  [...text].flatMap((letter) => {
    const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]
    return big ? [high, low] : [low, high]
  })

test('a pack’s name keeps its accents, whichever way the editor saved the file', () => {
  expect(decoded(new TextEncoder().encode(text).buffer)).toBe(text)
  expect(decoded(bytesOf(...[...text].map((letter) => letter.charCodeAt(0))))).toBe(text)
  expect(decoded(bytesOf(0xff, 0xfe, ...utf16(false)))).toBe(text)
  expect(decoded(bytesOf(0xfe, 0xff, ...utf16(true)))).toBe(text)
  expect(decoded(bytesOf())).toBe('')
})
