// The personal record of a finished game that one person played against computer players.

import { usualLevel } from '../../../shared/players/levels'
import { levelNumbers } from '../../../shared/engine/player-level'
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { SoloGame, TableInfo } from '../../../shared/protocol/messages'
import type { TableFile } from '../folder/tablefile'

type Hands = NonNullable<TableFile['hands']>

/**
 * The weakest hand by seat after one more choice for a seat; the same object if nothing changes. `hand`: the level of the
 * computer player that chose, 0 for a person.
 */
export function handsAfter(hands: Hands | undefined, seat: Seat, hand: number): Hands {
  const before = hands?.[seat]
  return hands && before !== undefined && before <= hand ? hands : { ...hands, [seat]: hand }
}

/**
 * The record of a game; undefined if it has no result or was not played by one person at this machine against computer
 * players only. `hands`: the weakest hand that has chosen for each seat, as far as known.
 */
export function soloGame(
  { id, seats, daily, result, updated: at }: TableInfo,
  { rules, character }: Pick<Game, 'rules' | 'character'>,
  state: unknown,
  hands: Hands = {}
): SoloGame | undefined {
  const seat = seats.findIndex(({ by }) => by === 'here')
  const others = seats.flatMap(({ by, kept, level = usualLevel }, other) =>
    other === seat ? [] : [{ alone: by === 'bot' && !kept, hand: hands[other] ?? level }]
  )
  if (!result || seat < 0 || others.some(({ alone, hand }) => !alone || hand === 0)) return undefined
  const weakest = Math.min(...others.map(({ hand }) => hand))
  const level = levelNumbers.find((one) => one === weakest) ?? usualLevel
  const played = character?.(state, seat)
  return {
    table: id,
    game: rules.id,
    players: seats.length,
    level,
    ...(played && { character: played }),
    points: result.totals[seat] ?? 0,
    won: result.won.includes(seat),
    ...(daily !== undefined && { daily }),
    at
  }
}
