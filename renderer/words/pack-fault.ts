/** A fault of a content pack in words: where it stands, and what to do about it. */
import type { PackFault } from '../../shared/engine/pack'
import type { GameUi } from '../games/types'
import type { Words } from './index'

/** "Line 12, track.spaces[3].chest:" */
export function packFaultPlace({ packs }: Words, { line, path }: PackFault): string {
  const at = line === undefined ? '' : packs.line(line)
  return packs.place(at === '' && path === '' ? packs.whole : at, path)
}

/** The sentence: a code that any pack can have from the common catalogue, all others by the game. */
export function packFaultSentence(
  { packs }: Words,
  fault: PackFault,
  ui: Pick<GameUi, 'packFault'> | undefined
): string {
  const common: Readonly<Record<string, (numbers: Readonly<Record<string, number | string>>) => string>> =
    packs.faults
  return common[fault.code]?.(fault.numbers ?? {}) ?? ui?.packFault?.(fault) ?? packs.unknown(fault.code)
}
