/** The keyboard of the table: letters and digits act, arrows move between neighbours, Escape takes back a selection. */
import type { ComputedRef, ShallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { useArrows } from '../kit/use-arrows'
import { useShortcuts } from '../kit/use-shortcuts'
import type { FamilyActions } from './actions'
import type { BonusAction } from './bonus/actions'

/** What the keys act on. */
interface Keyed {
  readonly act: Pick<FamilyActions<BonusAction, unknown>, 'die' | 'bonus' | 'adjust' | 'endTurn' | 'escape'>
  /** Whose full board is open. */
  readonly board: ShallowRef<Seat | undefined>
  readonly rivals: ComputedRef<readonly Seat[]>
}

/** `more`: the game's own keys. */
export function useKeys(
  { act, board, rivals }: Keyed,
  more: Readonly<Record<string, () => void>> = {}
): void {
  const openRival = (nth: number): void => {
    board.value = rivals.value[nth] ?? board.value
  }
  const digits = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => act.die(i)]))
  const shifted = Object.fromEntries([0, 1, 2, 3].map((i) => [`Shift+${i + 1}`, () => openRival(i)]))
  useShortcuts({
    ...digits,
    ...shifted,
    c: () => act.bonus('complete-contract'),
    m: () => act.bonus('money-bag'),
    r: () => act.bonus('reroll-die'),
    a: () => act.bonus('adjust-die'),
    b: () => act.bonus('take-black-die'),
    '-': () => act.adjust(-1),
    '+': () => act.adjust(1),
    '=': () => act.adjust(1),
    e: () => act.endTurn(),
    o: () => openRival(0),
    Escape: () => act.escape(),
    ...more
  })
  useArrows()
}
