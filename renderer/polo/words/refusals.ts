/** Why something cannot be done, with its numbers. */
import type { Refusal } from '../../../shared/engine/rules'
import { say, type AnyMessage } from '../../words/message'
import type { Forms } from '../../words/template'
import { bundleOf } from './amounts'
import type { FamilyTexts } from './texts'

/** The sentences of a game by its codes. */
type Sentences = Readonly<Record<string, string | AnyMessage | undefined>>

/** `sentences`: one for every code of the game's rules. `named`: names that replace numbers in a sentence. */
export const refusals = (
  texts: FamilyTexts,
  sentences: Sentences,
  named: (
    numbers: Readonly<Record<string, string | number>>
  ) => Readonly<Record<string, string | Forms>> = () => ({})
) => ({
  /** The sentence of a refusal; a plain one for a code that is not of this game. */
  refusalSentence: ({ code, numbers = {} }: Refusal): string => {
    const sentence = sentences[code]
    if (sentence === undefined) return texts.refusals.otherwise
    const number = (key: string): number => Number(numbers[key] ?? 0)
    const step = { coin: number('coins'), camel: number('camels'), jade: number('jade') }
    const isNothing = Object.values(step).every((count) => count === 0)
    if (code === 'no-affordable-step' && isNothing) return texts.refusals.noStep
    const cost = bundleOf(texts, step).word
    const items = bundleOf(texts, { [numbers['item'] ?? 'any-good']: number('price') }).word
    return say(sentence, { ...numbers, cost, items, ...named(numbers) })
  }
})
