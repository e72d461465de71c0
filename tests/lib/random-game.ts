// A game played at random from a seed, as its file has it: for tests that read whole games.

import { randomChoice } from '../../shared/bots/random'
import { seeded } from '../../shared/engine/chance'
import { fileVersion, type FileHeader } from '../../shared/engine/file'
import { Match, type Entry } from '../../shared/engine/match'
import type { AnyRules, Options } from '../../shared/engine/rules'

export interface RandomGame {
  readonly match: Match
  readonly header: FileHeader
  readonly entries: readonly Entry[]
}

const colours = ['red', 'blue', 'green', 'yellow', 'orange']
const names = ['Anna', 'Ben', 'Clara', 'David', 'Emil']

export interface Wish {
  readonly players: number
  readonly seed: number
  readonly options?: Options
  /** Choices to play; without it, to the end. */
  readonly choices?: number
  /** A latest choice that can be taken back is, one time in so many. */
  readonly undoOneIn?: number
}

/** Plays random listed choices. */
export function randomGame(rules: AnyRules, wish: Wish): RandomGame {
  const { players, seed, options = {}, choices = Infinity, undoOneIn = 0 } = wish
  const source = seeded(seed)
  const match = Match.start(rules, { players, options }, seeded(seed + 1))
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
  const header = {
    caravan: fileVersion,
    game: rules.id,
    rules: rules.version,
    content: rules.content,
    options: { ...options },
    seats: Array.from({ length: players }, (_, i) => ({ name: names[i] ?? '', colour: colours[i] ?? '' })),
    draws: [...match.setupDraws]
  }
  return { match, header, entries }
}
