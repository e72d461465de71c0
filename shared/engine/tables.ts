/** Table sets: the parts of a content, each with a hash of its own, that a game file names. */
import { hashOf } from './check'

/** A part of a content: the base, a module, a track, a pack. */
export interface TableSet {
  /** `base` comes first in every game; a content pack is `pack`. */
  readonly id: string
  readonly hash: string
  /**
   * Hashes under which the same tables stand in files of earlier versions. A file of the first form has one hash over
   * all tables of its time, which stands here with each set that was among them and is as it was.
   */
  readonly earlier?: readonly string[]
}

/** Earlier hashes by the hash of today: an entry is worth nothing any more once its tables have changed. */
export type EarlierHashes = Readonly<Record<string, readonly string[]>>

/** A set with the hash of its tables: of all that the rules read, and of nothing that is only shown. */
export function tableSet(id: string, tables: unknown, known: EarlierHashes = {}): TableSet {
  const hash = hashOf(tables)
  const earlier = known[hash]
  return { id, hash, ...(earlier && { earlier }) }
}
