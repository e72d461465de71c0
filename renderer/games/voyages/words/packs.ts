/** Why a content pack cannot be played, with names of cities. */
import type { VoyagesFault } from '../../../../shared/games/voyages/packs'
import type { AnyMessage } from '../../../words/message'
import { ownFault } from '../../../words/pack-sentence'
import type { Texts } from './texts'

export function packs({ names, packs: { faults } }: Texts) {
  const known: Readonly<Record<VoyagesFault, string | AnyMessage>> = faults
  const places: Readonly<Partial<Record<string, string>>> = names.places
  return {
    /** The sentence of a fault; undefined for a code that is not of this game. */
    packFault: (code: string, numbers?: Readonly<Record<string, number | string>>): string | undefined =>
      ownFault(known, code, numbers, (_, id) => places[id] ?? id)
  }
}
