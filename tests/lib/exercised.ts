/**
 * Coverage by content: which events, tasks, choices, refusals and so on a game has, and which of them played games
 * met.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playOf } from '../../build/tools/styles'
import { Chance, seeded } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import type { Config, GameEvent, Outcome, Rules } from '../../shared/engine/rules'
import { Pool } from '../laws/mutants'

/** Kinds that every game has: event types, kinds of decisions, choice types, refusal codes, ways to end. */
export type CommonKind = 'event' | 'task' | 'choice' | 'refusal' | 'end'

/** The names of everything that exists, for each kind. */
export type Catalogue<Kind extends string> = Readonly<Record<Kind | CommonKind, readonly string[]>>

/** Something that the played games need not exercise, and why. */
export interface Excuse<Kind extends string> {
  readonly kind: Kind | CommonKind
  readonly name: string
  readonly why: string
}

/** What was exercised: a set of names for each kind. */
export class Exercised<Kind extends string> {
  readonly #names = new Map<string, Set<string>>()

  add(kind: Kind | CommonKind, name: string): void {
    const names = this.#names.get(kind) ?? new Set()
    this.#names.set(kind, names.add(name))
  }

  /** The entries of a catalogue that were not exercised, as `kind: name`. */
  missing(catalogue: Catalogue<Kind>): string[] {
    return Object.entries<readonly string[]>(catalogue).flatMap(([kind, names]) =>
      names.filter((name) => this.#names.get(kind)?.has(name) !== true).map((name) => `${kind}: ${name}`)
    )
  }

  /** Missing entries without an excuse, and excuses for entries that are not missing. Both should be empty. */
  verdict(
    catalogue: Catalogue<Kind>,
    excuses: readonly Excuse<Kind>[]
  ): { readonly missing: string[]; readonly needless: string[] } {
    const excused = excuses.map(({ kind, name }) => `${kind}: ${name}`)
    const found = this.missing(catalogue)
    return {
      missing: found.filter((thing) => !excused.includes(thing)),
      needless: excused.filter((thing) => !found.includes(thing))
    }
  }

  /** Counts refusal codes as exercised that the files of a folder, the tests of rulings, quote. */
  namedIn(folder: string, codes: readonly string[]): void {
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    for (const code of codes) if (text.includes(`'${code}'`)) this.add('refusal', code)
  }
}

/** Callbacks with which a game's test records what else was exercised. */
export interface Notes<State, Event> {
  /** An event happened; `state` is the position after its choice. */
  event(state: State, event: Event): void
  /** The game is over. */
  ended(state: State, outcome: Outcome): void
}

/** Plays one game in mixed styles and records what it exercises; slightly mutated choices provoke refusals. */
export function playNoted<State, Choice extends { readonly type: string }, Event extends GameEvent>(
  rules: Rules<State, Choice, Event>,
  config: Config,
  seed: number,
  exercised: Pick<Exercised<never>, 'add'>,
  notes: Notes<State, Event>
): void {
  const { pick, gifts } = playOf(rules.id, 'mixed', config.players, seed)
  const chance = new Chance(seeded(seed))
  const random = seeded(seed ^ 0x2545f491)
  const state = rules.setup(config, chance)
  for (const gift of gifts?.(state, random) ?? []) rules.evolve(state, gift as Event)
  const pool = new Pool()
  pool.meet(state)
  for (;;) {
    const open = rules.decisions(state)
    const decision = open[random(open.length)]
    if (!decision?.choices) break
    const list = all(decision.choices)
    pool.learn(list, random)
    for (let i = 0; i < 4; i++) {
      const mutant = pool.mutant(list, random, rules) as Choice | undefined
      const refusal = mutant && rules.refusal(state, decision.seat, mutant)
      if (refusal) exercised.add('refusal', refusal.code)
    }
    const at = { ...decision, choices: decision.choices, list }
    const choice = (pick?.(at, state, random) ?? list[random(list.length)]) as Choice
    exercised.add('task', decision.task)
    exercised.add('choice', choice.type)
    const played = rules.play(state, decision.seat, choice, chance)
    if ('refusal' in played) throw new Error(`listed and refused: ${JSON.stringify(choice)}`)
    for (const event of played.events) {
      exercised.add('event', event.type)
      notes.event(state, event)
    }
  }
  const outcome = rules.outcome(state)
  if (outcome) notes.ended(state, outcome)
}
