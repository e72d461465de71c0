/** Positions of mixed tables in the Khan, cut out of random games where a character is about to act. */
import { headerLine, entryLine } from '../../shared/engine/file'
import { khan } from '../../shared/games/khan'
import type { State } from '../../shared/games/khan/types'
import { randomGame } from '../lib/random-game'

/** The file of the first random game that comes to a position like this, up to there. Throws if none does. */
export function mixedGame(players: number, wanted: (state: State) => boolean): string {
  const { rules } = khan
  for (let seed = 1; seed <= 60; seed++) {
    const request = { players, seed, options: { characters: 'mixed' } }
    const { header, entries } = randomGame(rules, request)
    const state = randomGame(rules, { ...request, choices: 0 }).match.state as State
    let at = 0
    while (at < entries.length && !wanted(state)) {
      const entry = entries[at]
      if (!entry || !('events' in entry)) break
      for (const event of entry.events) rules.evolve(state, event as Parameters<typeof rules.evolve>[1])
      at++
    }
    if (wanted(state)) return headerLine(header) + entries.slice(0, at).map(entryLine).join('')
  }
  throw new Error('no such position')
}

/** True at the beginning of a turn of this character, with dice and this many posts. */
export const turnOf =
  (character: string, posts = 0) =>
  (state: State): boolean => {
    const me = state.seats[state.activeSeat]
    return (
      state.phase === 'turns' &&
      me?.character === character &&
      me.dice.length > 1 &&
      me.posts.length >= posts &&
      !state.turn.mainDone
    )
  }
