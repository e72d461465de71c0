/** Joins names into a list by the rules of the current language. */
import { language } from './catalogue'
import { listIn, type Form, type Forms } from './template'

/** "A, B and C". */
export const list = (names: readonly string[]): string => listIn('list', language.value, names)
/** "A, B or C". */
export const either = (names: readonly string[]): string => listIn('either', language.value, names)

/** Names joined both in the plain form and in `form`; a name without that form is used in its plain one. */
export function joined(
  join: (names: readonly string[]) => string,
  names: readonly (string | Forms)[],
  form: Form
): Forms {
  const plain = names.map((name) => (typeof name === 'string' ? name : name.word))
  const formed = names.map((name) => (typeof name === 'string' ? name : (name[form] ?? name.word)))
  return { word: join(plain), [form]: join(formed) }
}
