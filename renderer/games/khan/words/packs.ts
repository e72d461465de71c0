/** Why a content pack cannot be played, with names of places and shields. */
import type { KhanFault } from '../../../../shared/games/khan/content/pack-check'
import type { AnyMessage } from '../../../words/message'
import { ownFault } from '../../../words/pack-sentence'
import type { Texts } from './texts'

export function packs({ board, packs: { faults } }: Texts) {
  const known: Readonly<Record<KhanFault, string | AnyMessage>> = faults
  // Looked up at each call, in the language in use.
  const nameOf = (id: string): string => board.places[id] ?? board.shields[id] ?? board.seals[id] ?? id
  return {
    /** The sentence of a fault; undefined for a code that is not of this game. */
    packFault: (code: string, numbers?: Readonly<Record<string, number | string>>): string | undefined =>
      ownFault(known, code, numbers, (_, id) => nameOf(id))
  }
}
