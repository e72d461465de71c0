/** Sentences of the catalogues with their slots filled in every way that matters: each plural form, each case. */
import { messageOf, say } from '../../renderer/words/message'
import { read, type Forms } from '../../renderer/words/template'
import type { Language } from '../../shared/protocol/language'

/** A text as it is written, with its forms where it has some. */
export type Written = string | Forms

/** What a slot can be tried with. */
type Values = readonly (string | number | readonly string[])[]
/** A piece of a text as the library reads it. */
type Piece = ReturnType<ReturnType<typeof read>['getAst']>[number]

const counts = [0, 1, 2, 5]
const names = ['Anna', 'Ben']

const piecesOf = (text: string): readonly Piece[] => read(text, 'en').getAst()
const [words] = piecesOf('words')

/** The slots of a text with what each is tried with; a count in one place is a count everywhere. */
function slotsIn(pieces: readonly Piece[]): Map<string, Values> {
  const found = new Map<string, Values>()
  const add = (slot: string, values: Values): void => {
    if ((found.get(slot)?.length ?? 0) < values.length) found.set(slot, values)
  }
  for (const piece of pieces) {
    if (!('value' in piece) || piece.type === words?.type) continue
    const [slot = '', asked] = piece.value.split('_')
    if ('options' in piece) {
      add(slot, 'offset' in piece ? counts : Object.keys(piece.options))
      for (const { value } of Object.values(piece.options))
        for (const [inner, values] of slotsIn(value)) add(inner, values)
    } else if (asked === 'list' || asked === 'either') add(slot, [names, ['Émile']])
    else add(slot, 'style' in piece ? counts : [2])
  }
  return found
}

/** The names of a text's slots. */
export const slotsOf = (text: string): readonly string[] => [...slotsIn(piecesOf(text)).keys()]

/** Every text that a sentence can become, in each language with the same fillings. */
export function saidWith(
  texts: Readonly<Record<Language, Written>>
): readonly Readonly<Record<Language, readonly string[]>>[] {
  const languages = Object.keys(texts) as Language[]
  const parsed = languages
    .map((one) => texts[one])
    .flatMap((text) => (typeof text === 'string' ? [text] : []))
  const slots = slotsIn(parsed.flatMap((text) => (text.includes('{') ? piecesOf(text) : [])))
  // One slot after the other through its values, the others at their last one.
  const last = Object.fromEntries([...slots].map(([slot, values]) => [slot, values.at(-1) ?? '']))
  const fillings = [
    last,
    ...[...slots].flatMap(([slot, values]) => values.map((value) => ({ ...last, [slot]: value })))
  ]
  const spoken = (language: Language, filling: typeof last): readonly string[] => {
    const text = texts[language]
    if (typeof text !== 'string') return Object.values(text)
    return [text.includes('{') ? say(messageOf(text, language), filling) : text]
  }
  return fillings.map((filling) => ({
    en: spoken('en', filling),
    fr: spoken('fr', filling),
    de: spoken('de', filling)
  }))
}
