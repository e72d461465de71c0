/** The keyboard of the table: letters and digits act, arrows move between neighbours, Escape takes back a selection. */
import { useArrows } from '../../table/use-arrows'
import { useShortcuts } from '../../table/use-shortcuts'
import type { Desk } from './desk'

export function useKeys(desk: Desk): void {
  const { act, board, rivals } = desk
  const openRival = (nth: number): void => {
    board.value = rivals.value[nth] ?? board.value
  }
  const digits = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => act.die(i)]))
  const shifted = Object.fromEntries(['!', '@', '#'].map((key, i) => [key, () => openRival(i)]))
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
    Escape: () => act.escape()
  })
  useArrows()
}
