/** Turns the issues of a zod schema into faults of a pack, each with its place, a code and the values its sentence needs. */
import type { z } from 'zod'
import { pathOf, type FaultAt, type PackCode, type JsonPath, type ValueType } from './pack-fault'

type Issue = z.core.$ZodIssue

const typeNames: Readonly<Record<string, ValueType>> = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  array: 'list',
  object: 'object',
  boolean: 'yes-or-no'
}

/** The faults for a schema's issues; `value` is what the schema was applied to. */
export function faultsOf(issues: readonly Issue[], value: unknown): FaultAt[] {
  const faults = issues.flatMap((issue) => {
    const place = issue.path.filter((key) => typeof key !== 'symbol')
    const last = place.at(-1)
    const { found, whole, there } = at(value, place)
    // A missing key is reported at its object, since it has no line of its own.
    if (!found && whole && typeof last === 'string')
      return [fault(place.slice(0, -1), 'missing', { key: last })]
    return faultsAt(issue, place, there)
  })
  return faults.filter((one) => !faults.some((other) => saysMore(other, one)))
}

/** Of a text in place of a list, its length says nothing; of one of the wrong length, its form says nothing. */
const telling: readonly (readonly PackCode[])[] = [
  ['wrong-type'],
  ['too-short', 'too-long', 'too-few', 'too-many'],
  ['wrong-form']
]
const rankOf = ({ code }: FaultAt): number => telling.findIndex((codes) => codes.some((one) => one === code))

/** True if both faults are of one value, and the second says nothing more than the first. */
function saysMore(first: FaultAt, second: FaultAt): boolean {
  if (first === second || pathOf(first.place) !== pathOf(second.place)) return false
  // A number beyond what is exact is also beyond what its place takes.
  if (first.code === 'out-of-range' && second.code === 'out-of-range')
    return Number(second.numbers?.['most'] ?? 0) === Number.MAX_SAFE_INTEGER
  return rankOf(first) >= 0 && rankOf(first) < rankOf(second)
}

function faultsAt(issue: Issue, place: JsonPath, there: unknown): FaultAt[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => fault([...place, key], 'unknown-key', { key }))
    case 'invalid_type':
      return [fault(place, 'wrong-type', { expected: typeNames[issue.expected] ?? 'other' })]
    case 'invalid_value':
      if (typeof there === 'string' && issue.values.every((one) => typeof one === 'number'))
        return [fault(place, 'wrong-type', { expected: 'number' })]
      return [fault(place, 'not-one-of', { values: issue.values.map(String).join(', ') })]
    case 'too_big':
      return [fault(place, tooBig[issue.origin] ?? 'out-of-range', { most: Number(issue.maximum) })]
    case 'too_small':
      return [fault(place, tooSmall[issue.origin] ?? 'out-of-range', { least: Number(issue.minimum) })]
    case 'invalid_union':
      // A discriminated union without a member for this key's value.
      return 'options' in issue && issue.options
        ? [fault(place, 'not-one-of', { values: issue.options.map(String).join(', ') })]
        : [fault(place, 'wrong-form')]
    default:
      return [fault(place, 'wrong-form')]
  }
}

const tooBig: Readonly<Record<string, PackCode>> = { string: 'too-long', array: 'too-many' }
const tooSmall: Readonly<Record<string, PackCode>> = { string: 'too-short', array: 'too-few' }

const fault = (
  place: JsonPath,
  code: PackCode,
  numbers?: Readonly<Record<string, number | string>>
): FaultAt => ({ place, code, ...(numbers && { numbers }) })

/** `found`: there is a value at the place, `there`; `whole`: at least the object around the place exists. */
function at(
  value: unknown,
  place: JsonPath
): { readonly found: boolean; readonly whole: boolean; readonly there?: unknown } {
  let now = value
  for (const [i, key] of place.entries()) {
    if (typeof now !== 'object' || now === null) return { found: false, whole: false }
    if (!Object.hasOwn(now, key)) return { found: false, whole: i === place.length - 1 }
    now = (now as Readonly<Record<string | number, unknown>>)[key]
  }
  return { found: true, whole: true, there: now }
}
