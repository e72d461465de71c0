// A random game from a seed, as header and entries of a game file: for tests that read whole games.

import { randomChoice } from '../../shared/players/random'
import { seeded, type Source } from '../../shared/engine/chance'
import type { NewHeader } from '../../shared/engine/file'
import type { Entry } from '../../shared/engine/entries'
import type { Match } from '../../shared/engine/match'
import { dealMatch } from '../../shared/engine/record'
import type { AnyRules, Options, Seat } from '../../shared/engine/rules'

export interface RandomGame {
  readonly match: Match
  readonly header: NewHeader
  readonly entries: readonly Entry[]
}

const colours = ['red', 'blue', 'green', 'yellow', 'orange']
const names = ['Anna', 'Ben', 'Clara', 'David', 'Emil']

/** What kind of random game to play. */
export interface RandomGameRequest {
  readonly players: number
  readonly seed: number
  readonly options?: Options
  /** The content pack that the rules were built with; it goes into the header. */
  readonly pack?: unknown
  /** How many choices to play; without it, the game is played to its end. */
  readonly choices?: number
  /** 10: one in ten of the choices that can be undone is undone. 0: none. */
  readonly undoOneIn?: number
  /** Chooses for a seat; by default, all of its choices are equally likely. */
  readonly pick?: ((view: unknown, seat: Seat, source: Source) => unknown) | undefined
}

/** Plays random legal choices. */
export function randomGame(rules: AnyRules, request: RandomGameRequest): RandomGame {
  const { players, seed, options = {}, pack, choices = Infinity, undoOneIn = 0 } = request
  const pick = request.pick ?? ((view, seat, source) => randomChoice(rules, view, seat, source))
  const source = seeded(seed)
  const seats = Array.from({ length: players }, (_, i) => ({
    name: names[i] ?? '',
    colour: colours[i] ?? ''
  }))
  const { match, header } = dealMatch(rules, { options, seats, pack }, seeded(seed + 1))
  const entries: Entry[] = []
  while (entries.length < choices) {
    const [decision] = rules.decisions(match.state, 'public')
    if (!decision) break
    const { seat } = decision
    const choice = pick(rules.view(match.state, seat), seat, source)
    const played = match.choose(seat, choice)
    if ('refusal' in played) throw new Error(`refused: ${JSON.stringify(played.refusal)}`)
    entries.push(played)
    if (undoOneIn === 0 || match.undoable !== seat || source(undoOneIn) > 0) continue
    const undone = match.undo(seat)
    if (!('refusal' in undone)) entries.push(undone)
  }
  return { match, header, entries }
}
