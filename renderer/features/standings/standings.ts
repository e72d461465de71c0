/** Standings: how often everybody has won, from the results of finished games. Pure. */
import type { GameResult } from '../../../shared/protocol/messages'

/** One person's games. */
export interface Standing {
  /** The name as it was last written. */
  readonly name: string
  readonly games: number
  /** A shared win counts for everybody who shares it. */
  readonly wins: number
  /** Of what the games count: comparable in games of one kind only. */
  readonly mean: number
  readonly best: number
}

/** The games of at least two people, computer players aside; the latest first. */
export const amongPeople = (games: readonly GameResult[]): readonly GameResult[] =>
  games
    .filter(({ seats }) => seats.filter(({ computer }) => !computer).length > 1)
    .toSorted((a, b) => b.at - a.at)

/** People are told apart by name alone, whatever its capitals. */
const keyOf = (name: string): string => name.trim().toLocaleLowerCase()

/** True if the person took part. */
export const hasPlayed = ({ seats }: GameResult, name: string): boolean =>
  seats.some((seat) => !seat.computer && keyOf(seat.name) === keyOf(name))

/** Everybody who took part in the games, which come with the latest first: by wins, then by the share of games won. */
export function standingsOf(games: readonly GameResult[]): readonly Standing[] {
  const people = new Map<string, { name: string; totals: number[]; wins: number }>()
  for (const { seats } of games)
    for (const { name, total, won, computer } of seats) {
      if (computer) continue
      const person = people.get(keyOf(name)) ?? { name, totals: [], wins: 0 }
      people.set(keyOf(name), person)
      person.totals.push(total)
      if (won) person.wins += 1
    }
  return [...people.values()]
    .map(({ name, totals, wins }) => ({
      name,
      wins,
      games: totals.length,
      best: Math.max(...totals),
      mean: totals.reduce((sum, total) => sum + total, 0) / totals.length
    }))
    .toSorted(
      (a, b) => b.wins - a.wins || b.wins / b.games - a.wins / a.games || a.name.localeCompare(b.name)
    )
}
