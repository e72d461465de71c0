/** Game files in which the spaces are full of dice and a seat may still place some. */
import { entryLine, headerLine } from '../../shared/engine/file'
import { Match } from '../../shared/engine/match'
import type { AnyRules } from '../../shared/engine/rules'
import { randomGame } from '../lib/random-game'

interface Seat {
  readonly character: string
  readonly dice: readonly unknown[]
}
interface Table {
  readonly seats: readonly Seat[]
  readonly spaces: Readonly<Record<string, readonly unknown[]>>
}

/**
 * Files of some random games, each cut off at the turn with the most dice on spaces and two still in hand. With
 * `character`, only turns of the seat with that character count.
 */
export function fullSpaces(rules: AnyRules, players: number, character?: string): readonly string[] {
  return (character === undefined ? [21, 22] : [21, 22, 23, 24]).flatMap((seed) => {
    const { header, entries } = randomGame(rules, { players, seed })
    const draws = [...header.draws]
    const match = Match.start(
      rules,
      { players: header.seats.length, options: header.options },
      () => draws.shift() ?? 0
    )
    let best = { most: 0, at: 0 }
    for (const [at, entry] of entries.entries()) {
      const [asked] = rules.decisions(match.state, 'public')
      const { seats, spaces } = match.state as Table
      const lying = Object.values(spaces).reduce((sum, on) => sum + on.length, 0)
      const inHand = asked ? (seats[asked.seat]?.dice.length ?? 0) : 0
      if (
        asked?.task === 'turn' &&
        (character === undefined || seats[asked.seat]?.character === character) &&
        inHand >= 2 &&
        lying > best.most
      )
        best = { most: lying, at }
      if (!('choice' in entry)) continue
      draws.push(...entry.draws)
      match.choose(entry.seat, entry.choice)
    }
    return best.most === 0 ? [] : [headerLine(header) + entries.slice(0, best.at).map(entryLine).join('')]
  })
}
