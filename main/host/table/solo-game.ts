// What a game that has ended says of the one person who played it against the computer.

import { usualLevel } from '../../../shared/players/levels'
import type { Game } from '../../../shared/games'
import type { SoloGame, TableInfo } from '../../../shared/protocol/messages'

/** Undefined where the game is not over, or was not one person's at this machine against computer players alone. */
export function soloGame(
  { id, status, seats, daily }: TableInfo,
  { rules, character }: Pick<Game, 'rules' | 'character'>,
  state: unknown,
  at: number
): SoloGame | undefined {
  const outcome = rules.outcome(state)
  const seat = seats.findIndex(({ by }) => by === 'here')
  const others = seats.filter((_, other) => other !== seat)
  if (status !== 'over' || !outcome || seat < 0 || others.some(({ by, kept }) => by !== 'bot' || kept))
    return undefined
  const [level = usualLevel] = others.map((other) => other.level ?? usualLevel).toSorted((a, b) => a - b)
  const played = character?.(state, seat)
  return {
    ...{ table: id, game: rules.id, players: seats.length, level },
    ...(played && { character: played }),
    points: outcome.scores.find((score) => score.seat === seat)?.total ?? 0,
    won: outcome.ranking[0]?.includes(seat) ?? false,
    ...(daily !== undefined && { daily }),
    at
  }
}
