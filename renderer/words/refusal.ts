/** A refusal as a sentence: the host's own codes from the common catalogue, all others by the game. */
import type { Refusal } from '../../shared/engine/rules'
import type { Context, GameUi } from '../games/types'
import type { Words } from './index'

/** Why something is refused, in a person's words. */
export function refusalSentence(
  words: Words,
  refusal: Refusal,
  game?: { readonly ui: Pick<GameUi, 'refusal'> | undefined; readonly context: Context }
): string {
  const common: Readonly<Record<string, (numbers: Readonly<Record<string, number | string>>) => string>> =
    words.refusals
  const own = common[refusal.code]
  if (own) return own(refusal.numbers ?? {})
  return game?.ui ? game.ui.refusal(refusal, game.context) : words.unknownRefusal(refusal.code)
}
