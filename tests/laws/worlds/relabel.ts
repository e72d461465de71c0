/** Permutes the names of hidden things consistently in any JSON value. */
import { Chance, type Source } from '../../../shared/engine/chance'
import { findWord } from '../same'

/** A permutation of identities: each identity that is renamed, and its new name. */
export type Names = Map<string, string>

/** A random permutation within each class that renames every identity of a class with at least two. */
export function permuted(classes: readonly (readonly string[])[], random: Source): Names {
  const names: Names = new Map()
  for (const ids of classes) {
    if (ids.length < 2) continue
    const round = new Chance(random).shuffle(ids)
    round.forEach((id, i) => names.set(id, round[(i + 1) % round.length] ?? id))
  }
  return names
}

/** A copy of a value in which every text that is an identity is renamed, keys included. */
export function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(item, names))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, renamed(inner, names)])
  )
}

/** True if the value contains an identity of the permutation. */
export const namesHidden = (value: unknown, names: Names): boolean =>
  findWord(value, new Set(names.keys())) !== undefined

/** The value with all these identities replaced by the same text: the public part of a secret choice. */
export const blanked = (value: unknown, names: Names): string =>
  JSON.stringify(renamed(value, new Map([...names.keys()].map((id) => [id, '?']))))

/** The identities of the permutation that a value contains, in its order. */
function heldBy(value: unknown, names: Names): string[] {
  if (typeof value === 'string') return names.has(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => heldBy(inner, names))
}

/** After another choice was made than the recorded one: its identities correspond to the recorded ones from now on. */
export function rename(names: Names, recorded: unknown, made: unknown): void {
  const becomes = heldBy(made, names)
  heldBy(recorded, names).forEach((id, i) => {
    const name = becomes[i]
    const old = names.get(id)
    if (name === undefined || old === undefined || name === old) return
    for (const [other, its] of names) if (its === name) names.set(other, old)
    names.set(id, name)
  })
}

const sortedTexts = (items: readonly unknown[]): string =>
  items
    .map((item) => JSON.stringify(item))
    .sort()
    .join()

/**
 * A chance that makes the shuffles of a set-up come out differently. The first of two set-ups runs without `names` and
 * `before` and records its `shuffled` lists; in the second, a shuffle of the same list returns the renamed result, which is
 * equally likely. A list that already contains renamed things is shuffled as before.
 */
export class ShuffledOtherwise extends Chance {
  readonly shuffled: string[] = []
  readonly #names: Names | undefined
  readonly #before: readonly string[]

  constructor(source: Source, names?: Names, before: readonly string[] = []) {
    super(source)
    this.#names = names
    this.#before = before
  }

  override shuffle<T>(items: readonly T[]): T[] {
    const list = super.shuffle(items)
    const same = this.#before[this.shuffled.length] === JSON.stringify(items)
    this.shuffled.push(JSON.stringify(items))
    if (!this.#names || !same) return list
    const other = renamed(list, this.#names) as T[]
    return sortedTexts(other) === sortedTexts(list) ? other : list
  }
}
