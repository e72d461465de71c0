/** A refusal as a sentence: from the common catalogue for the host's own codes, else from the game. */
import type { Refusal } from '../../shared/engine/rules'
import type { Context, GameUi } from '../contract/game-ui'
import type { Words } from './index'
import { say, type AnyMessage } from './message'
import type { Barrier, SentenceCode } from './refusal-codes'

type Numbers = NonNullable<Refusal['numbers']>

/** Why an undo is refused: the reason, naming what was revealed if the refusal gives it. Undefined for any other code. */
function barrierSentence(words: Words, code: string, { reveal }: Numbers): string | undefined {
  const barriers: Readonly<Record<Barrier, string>> = words.barriers
  const barrier = code.replace(/^undo-/, '')
  if (!code.startsWith('undo-') || !(barrier in barriers)) return undefined
  return reveal === undefined ? barriers[barrier as Barrier] : words.barrierOf(String(reveal))
}

/** Says that protocol versions differ, and which side is older if both app versions are known. */
function versionSentence(words: Words, numbers: Numbers): string {
  const { host, client, hostApp, clientApp } = numbers
  if (hostApp === undefined || clientApp === undefined) return words.refusals['protocol-differs']
  return words.versions[Number(host) > Number(client) ? 'newer' : 'older']({ hostApp, clientApp })
}

/** The sentence of one of the host's own codes; undefined for a game's own. */
function commonSentence(words: Words, { code, numbers = {} }: Refusal): string | undefined {
  const sentences: Readonly<Record<SentenceCode, string | AnyMessage>> = words.refusals
  if (code === ('protocol-differs' satisfies SentenceCode)) return versionSentence(words, numbers)
  if (!(code in sentences)) return barrierSentence(words, code, numbers)
  // An empty value means that the file or place has no name; the sentences have a case 'none' for it.
  const named = Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, value === '' ? 'none' : value])
  )
  return say(sentences[code as SentenceCode], named)
}

/** Why something was refused, as a sentence. */
export function refusalSentence(
  words: Words,
  refusal: Refusal,
  game?: { readonly ui: Pick<GameUi, 'refusal'> | undefined; readonly context: Context }
): string {
  const common = commonSentence(words, refusal)
  if (common !== undefined) return common
  return game?.ui ? game.ui.refusal(refusal, game.context) : words.unknownRefusal(refusal.code)
}
