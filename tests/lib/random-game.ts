// A game played at random from a seed, as its file has it: for tests that read whole games.

import { randomChoice } from '../../shared/players/random'
import { seeded } from '../../shared/engine/chance'
import type { NewHeader } from '../../shared/engine/file'
import type { Entry } from '../../shared/engine/entries'
import type { Match } from '../../shared/engine/match'
import { dealMatch } from '../../shared/engine/record'
import type { AnyRules, Options } from '../../shared/engine/rules'

export interface RandomGame {
  readonly match: Match
  readonly header: NewHeader
  readonly entries: readonly Entry[]
}

const colours = ['red', 'blue', 'green', 'yellow', 'orange']
const names = ['Anna', 'Ben', 'Clara', 'David', 'Emil']

export interface Wish {
  readonly players: number
  readonly seed: number
  readonly options?: Options
  /** The content pack that the rules are over, for the header. */
  readonly pack?: unknown
  /** Choices to play; without it, to the end. */
  readonly choices?: number
  /** A latest choice that can be taken back is, one time in so many. */
  readonly undoOneIn?: number
}

/** Plays random listed choices. */
export function randomGame(rules: AnyRules, wish: Wish): RandomGame {
  const { players, seed, options = {}, pack, choices = Infinity, undoOneIn = 0 } = wish
  const source = seeded(seed)
  const seats = Array.from({ length: players }, (_, i) => ({
    name: names[i] ?? '',
    colour: colours[i] ?? ''
  }))
  const { match, header } = dealMatch(rules, { options, seats, pack }, seeded(seed + 1))
  const entries: Entry[] = []
  while (entries.length < choices) {
    const [asked] = rules.decisions(match.state, 'public')
    if (!asked) break
    const { seat } = asked
    const choice = randomChoice(rules, rules.view(match.state, seat), seat, source)
    const played = match.choose(seat, choice)
    if ('refusal' in played) throw new Error(`refused: ${JSON.stringify(played.refusal)}`)
    entries.push(played)
    if (undoOneIn === 0 || match.undoable !== seat || source(undoOneIn) > 0) continue
    const undone = match.undo(seat)
    if (!('refusal' in undone)) entries.push(undone)
  }
  return { match, header, entries }
}
