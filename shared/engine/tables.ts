/** Table sets: the parts of a game's content, each with its hash, that a game file depends on and names. */
import { hashOf } from './check'

/** A part of the content: the base, a module, a track, a pack. */
export interface TableSet {
  /** `base` comes first in every game; a content pack is `pack`. */
  readonly id: string
  readonly hash: string
  /**
   * Hashes that files of earlier versions have for the same tables. A file of format version 1 has a single hash over
   * all tables of its time; it is listed with each set that was among them and has not changed since.
   */
  readonly earlier?: readonly string[]
}

/** Earlier hashes by the present hash. An entry no longer applies once its tables have changed. */
export type EarlierHashes = Readonly<Record<string, readonly string[]>>

/** A table set. `tables` must hold everything that the rules read, and nothing that is only displayed. */
export function tableSet(id: string, tables: unknown, known: EarlierHashes = {}): TableSet {
  const hash = hashOf(tables)
  const earlier = known[hash]
  return { id, hash, ...(earlier && { earlier }) }
}
