/** Names joined as the language in use does it. */
import { language } from './catalogue'
import { listIn, type Form, type Forms } from './template'

/** "A, B and C". */
export const list = (names: readonly string[]): string => listIn('list', language.value, names)
/** "A, B or C". */
export const either = (names: readonly string[]): string => listIn('either', language.value, names)

/** Names joined in the plain form and in another one: where a name has no such form, its plain one. */
export function joined(
  join: (names: readonly string[]) => string,
  names: readonly (string | Forms)[],
  form: Form
): Forms {
  const plain = names.map((name) => (typeof name === 'string' ? name : name.word))
  const formed = names.map((name) => (typeof name === 'string' ? name : (name[form] ?? name.word)))
  return { word: join(plain), [form]: join(formed) }
}
