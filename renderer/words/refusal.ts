/** A refusal as a sentence: the host's own codes from the common catalogue, all others by the game. */
import type { Refusal } from '../../shared/engine/rules'
import type { Context, GameUi } from '../contract/game-ui'
import type { Words } from './index'
import { say, type AnyMessage } from './message'
import type { Barrier, SentenceCode } from './refusal-codes'

type Numbers = NonNullable<Refusal['numbers']>

/** Why an undo is refused, by what stands before the latest choice: with its name where the game has one for it. */
function barrierSentence(words: Words, code: string, { reveal }: Numbers): string | undefined {
  const barriers: Readonly<Record<Barrier, string>> = words.barriers
  const barrier = code.replace(/^undo-/, '')
  if (!code.startsWith('undo-') || !(barrier in barriers)) return undefined
  return reveal === undefined ? barriers[barrier as Barrier] : words.barrierOf(String(reveal))
}

/** That versions differ: who is older is known where both said theirs. */
function versionSentence(words: Words, numbers: Numbers): string {
  const { host, client, hostApp, clientApp } = numbers
  if (hostApp === undefined || clientApp === undefined) return words.refusals['protocol-differs']
  return words.versions[Number(host) > Number(client) ? 'newer' : 'older']({ hostApp, clientApp })
}

/** The sentence of one of the host's own codes; undefined for a game's. */
function commonSentence(words: Words, { code, numbers = {} }: Refusal): string | undefined {
  const sentences: Readonly<Record<SentenceCode, string | AnyMessage>> = words.refusals
  if (code === ('protocol-differs' satisfies SentenceCode)) return versionSentence(words, numbers)
  if (!(code in sentences)) return barrierSentence(words, code, numbers)
  // A file or a place that is not named.
  const named = Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, value === '' ? 'none' : value])
  )
  return say(sentences[code as SentenceCode], named)
}

/** Why something is refused, in a person's words. */
export function refusalSentence(
  words: Words,
  refusal: Refusal,
  game?: { readonly ui: Pick<GameUi, 'refusal'> | undefined; readonly context: Context }
): string {
  const common = commonSentence(words, refusal)
  if (common !== undefined) return common
  return game?.ui ? game.ui.refusal(refusal, game.context) : words.unknownRefusal(refusal.code)
}
