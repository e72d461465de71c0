/** Makes well-formed choices that are probably not listed: slightly changed ones, and those of other decisions. */
import type { Source } from '../../shared/engine/chance'
import { copyOf } from '../../shared/engine/visibility'
import { findWord } from './same'

type Holder = Record<string, unknown>

/**
 * A place inside a choice: the object or array that holds it, its key, and its path, which is the same in choices of
 * a type.
 */
export interface Spot {
  readonly holder: Holder
  readonly key: string
  readonly path: string
}

const kept = 40

/** Collects values of listed choices, from which mutants are made. One pool per game. */
export class Pool {
  readonly #choices = new Map<string, unknown[]>()
  readonly #values = new Map<string, unknown[]>()
  /** The optional keys seen, by type of choice. */
  readonly #keys = new Map<string, Set<string>>()
  readonly #words: string[] = []

  /** Learns the texts in a position: ids of places, cards and spaces that may not have been listed yet. */
  meet(state: unknown): void {
    const words = new Set<string>()
    const all = { has: (word: string) => (words.add(word), false) }
    findWord(state, all as ReadonlySet<string>)
    this.#words.push(...words)
  }

  /** Learns some of these listed choices. */
  learn(list: readonly unknown[], random: Source): void {
    for (let i = 0; i < Math.min(4, list.length); i++) {
      const choice = copyOf(list[random(list.length)])
      const type = typeOf(choice)
      const held = this.#choices.get(type) ?? []
      this.#choices.set(type, held)
      put(held, choice, random)
      for (const spot of spotsOf(choice)) {
        const values = this.#values.get(spot.path) ?? []
        this.#values.set(spot.path, values)
        const value = spot.holder[spot.key]
        if (!values.includes(value)) put(values, value, random)
      }
      const keys = this.#keys.get(type) ?? new Set<string>()
      this.#keys.set(type, keys)
      for (const key of Object.keys(choice as Holder)) keys.add(key)
    }
  }

  /** A well-formed choice that is probably not listed; undefined if a few tries made none. */
  mutant(list: readonly unknown[], random: Source, rules: { parseChoice(value: unknown): unknown }): unknown {
    for (let tries = 0; tries < 4; tries++) {
      const banked = random(3) === 0 || list.length === 0
      const base = banked ? this.#banked(random) : list[random(list.length)]
      if (base === undefined) continue
      const made = copyOf(base)
      if (!banked || random(2) === 0) this.#change(made as Holder, random)
      if (random(6) === 0) this.#change(made as Holder, random)
      // As a host would receive it: without fields that are undefined.
      const parsed = rules.parseChoice(JSON.parse(JSON.stringify(made)))
      if (parsed !== undefined) return parsed
    }
    return undefined
  }

  #banked(random: Source): unknown {
    const lists = [...this.#choices.values()]
    const list = lists[random(lists.length)]
    return list?.[random(list.length)]
  }

  #change(made: Holder, random: Source): void {
    const spots = spotsOf(made)
    const extra = [...(this.#keys.get(typeOf(made)) ?? [])].filter((key) => !(key in made))
    if (spots.length === 0 || (extra.length > 0 && random(4) === 0)) {
      const key = extra[random(extra.length)]
      if (key !== undefined) made[key] = this.#seen(`${typeOf(made)}.${key}`, random)
      return
    }
    const spot = spots[random(spots.length)]
    if (!spot) return
    const value = spot.holder[spot.key]
    if (Array.isArray(value)) this.#changeList(value as unknown[], `${spot.path}.*`, random)
    else if (typeof value === 'number') spot.holder[spot.key] = this.#changeNumber(value, spot.path, random)
    else if (typeof value === 'string')
      spot.holder[spot.key] =
        random(3) === 0 ? this.#words[random(this.#words.length)] : this.#seen(spot.path, random)
    else if (value === true && !Array.isArray(spot.holder)) Reflect.deleteProperty(spot.holder, spot.key)
    else spot.holder[spot.key] = this.#seen(spot.path, random)
  }

  #changeNumber(value: number, path: string, random: Source): unknown {
    const way = random(4)
    return way === 0 ? value + 1 : way === 1 ? value - 1 : way === 2 ? random(8) : this.#seen(path, random)
  }

  #changeList(list: unknown[], path: string, random: Source): void {
    const way = random(4)
    const at = random(list.length)
    if (way === 0) list.splice(at, 1)
    else if (way === 1) list.push(list[at])
    else if (way === 2) list.push(this.#seen(path, random))
    else list[at] = this.#seen(path, random)
  }

  #seen(path: string, random: Source): unknown {
    const values = this.#values.get(path) ?? []
    return copyOf(values[random(values.length)])
  }
}

const typeOf = (choice: unknown): string => {
  const type = (choice as Holder)['type']
  return typeof type === 'string' ? type : ''
}

function put(list: unknown[], value: unknown, random: Source): void {
  if (list.length < kept) list.push(value)
  else list[random(kept)] = value
}

/** Every place inside a choice except its type. */
export function spotsOf(choice: unknown): Spot[] {
  const spots: Spot[] = []
  const walk = (holder: Holder, path: string): void => {
    const inList = Array.isArray(holder)
    for (const key of Object.keys(holder)) {
      if (path.indexOf('.') < 0 && key === 'type') continue
      const here = `${path}.${inList ? '*' : key}`
      spots.push({ holder, key, path: here })
      const value = holder[key]
      if (typeof value === 'object' && value !== null) walk(value as Holder, here)
    }
  }
  walk(choice as Holder, typeOf(choice))
  return spots
}
