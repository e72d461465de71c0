/** Whether chosen cards pay for a space, checked card by card with the bitmasks of the rules. Pure. */
import type { Requirement } from '../../../shared/games/expedition/content/requirements'
import { countOf, fittingMask } from '../../../shared/games/expedition/paying'
import { kinds } from '../../../shared/games/expedition/pieces'
import type { CardKind } from '../../../shared/games/expedition/types'

/** `exact`: they pay. `part`: they are part of a payment. `wrong`: they are neither. */
export type Payment = 'exact' | 'part' | 'wrong'

/** Checks the chosen cards, together with those already laid, against a requirement. */
export function paymentOf(
  requirement: Requirement,
  chosen: readonly CardKind[],
  laid: readonly CardKind[] = []
): Payment {
  const tray = laid.map((kind) => `${kind}-1`)
  for (const kind of chosen) {
    if (
      !(fittingMask(requirement, countOf({ count: tray.length, cards: tray })) & (1 << kinds.indexOf(kind)))
    )
      return 'wrong'
    tray.push(`${kind}-1`)
  }
  if (tray.length === requirement.count) return 'exact'
  return tray.length < requirement.count ? 'part' : 'wrong'
}
