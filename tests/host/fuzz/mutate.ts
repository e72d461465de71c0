/** Mutations of frames: of their bytes and of their JSON. All random numbers come from a seeded source. */
import fc from 'fast-check'
import type { Source } from '../../../shared/engine/chance'
import { spotsOf } from '../../laws/mutants'

/** A random element of a list. */
export const oneOf = <T>(list: readonly T[], random: Source): T | undefined => list[random(list.length)]

/** Values that tend to break programs: extreme numbers, odd texts, names of inherited properties, and nesting. */
const sharp: readonly unknown[] = [
  0,
  -0,
  -1,
  1,
  7,
  8,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e300,
  Number.MAX_VALUE,
  5e-324,
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '../../etc/passwd',
  'x'.repeat(41),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  '1e999',
  '<img src=x onerror=alert(1)>',
  null,
  true,
  false,
  {},
  [],
  [[]],
  [null],
  { type: 'hello' },
  { length: 1e9 },
  { toJSON: 1 }
]

/** A list of random JSON values, half of them from fast-check. */
export function oddValues(seed: number): readonly unknown[] {
  const any = fc.anything({ maxDepth: 3 })
  const made = fc.sample(fc.oneof(any, fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 60 })), {
    seed,
    numRuns: 600
  })
  const odd = made.flatMap((value) => {
    const text = JSON.stringify(value)
    return text === undefined ? [] : [JSON.parse(text) as unknown]
  })
  return [...sharp, ...odd]
}

/** A value nested to this depth, as the host counts depth. */
export function nested(depth: number, random: Source): unknown {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = random(2) === 0 ? [value] : { a: value }
  return value
}

/** Changes one place of a JSON object: another value, no value, an additional key, or a value of another object. */
export function changeJson(frame: object, other: object, odd: readonly unknown[], random: Source): void {
  const spot = oneOf(spotsOf(frame), random)
  if (!spot) return
  const { holder, key } = spot
  const value = holder[key]
  const way = random(10)
  if (way < 3) holder[key] = structuredClone(oneOf(odd, random))
  else if (way === 3) Reflect.deleteProperty(holder, key)
  else if (way === 4)
    define(holder, String(oneOf(['more', '__proto__', 'constructor', '0', ''], random)), value)
  else if (way === 5 && typeof value === 'number') holder[key] = value + (random(2) === 0 ? 1 : -1)
  else if (way === 6 && typeof value === 'string') holder[key] = changedText(value, random)
  else if (way === 7) holder[key] = Array.from({ length: random(24) }, () => structuredClone(value))
  else if (way === 8) holder[key] = nested(random(40), random)
  else {
    const donor = oneOf(spotsOf(other), random)
    if (donor) holder[key] = structuredClone(donor.holder[donor.key])
  }
}

/** Sets a key, even `__proto__`, which an assignment would treat as the prototype. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function changedText(text: string, random: Source): string {
  const at = random(text.length)
  const letter = String.fromCharCode(32 + random(95))
  const ways = [
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1),
    text + letter,
    text.toUpperCase()
  ]
  return oneOf(ways, random) ?? text
}

/** A copy of some bytes with a few of them flipped, removed, duplicated, truncated or inserted. */
export function changedBytes(bytes: Uint8Array, random: Source): Buffer {
  let made = Buffer.from(bytes)
  for (let times = 1 + random(4); times > 0; times--) {
    const at = random(made.length)
    const [head, tail] = [made.subarray(0, at), made.subarray(at)]
    const way = random(6)
    if (way === 0 && made.length > 0) made[at] = (made[at] ?? 0) ^ (1 << random(8))
    else if (way === 1) made = Buffer.concat([head, tail.subarray(1 + random(8))])
    else if (way === 2) made = Buffer.concat([head, tail.subarray(0, random(20)), tail])
    else if (way === 3) made = Buffer.from(head)
    else if (way === 4) made = Buffer.concat([head, randomBytes(random(12), random), tail])
    else
      made = Buffer.concat([
        head,
        Buffer.from(oneOf(['"', '{', '[', ']', '}', ',', ':', '\\'], random) ?? ''),
        tail
      ])
  }
  return made
}

/** Random bytes. */
export const randomBytes = (length: number, random: Source): Buffer =>
  Buffer.from(Array.from({ length }, () => random(256)))
