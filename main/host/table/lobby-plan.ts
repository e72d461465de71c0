// What is asked of a lobby: the setup from which its game will be dealt, and who plays each seat.

import { checkNewConfig } from '../../../shared/engine/new-config'
import { configOf } from '../../../shared/engine/record'
import { playedOptions } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/index'
import type { Request } from '../../../shared/protocol/messages'
import type { LobbyNote, PlaceNote } from '../folder/tablefile'
import { plainSeats } from '../people/names'
import { deal, type NewTable } from './deal'
import type { TableDependencies } from './dependencies'

/** The setup of a lobby; not checked yet. */
export type LobbyPlan = NewTable & {
  /** Who plays each seat. */
  readonly places: readonly PlaceNote[]
  readonly whenFull?: boolean | undefined
}

/** Splits the seats of a request into names and colours, and who plays them. Refusal: name-unreadable. */
export function plannedSeats(
  seats: Extract<Request, { type: 'gatherTable' }>['seats']
): Pick<LobbyPlan, 'seats' | 'places'> {
  return {
    seats: plainSeats(seats).map(({ name, colour }) => ({ name, colour })),
    places: seats.map(({ by, level, style }) => ({
      by,
      ...(by === 'bot' && { ...(level && { level }), ...(style !== undefined && { style }) })
    }))
  }
}

/** Checks a plan by dealing it, and returns what the table file stores of it. Refusals: those of `deal` with `checkNewConfig`. */
export function lobbyNote(
  dependencies: TableDependencies,
  { game: id, options, pack, seats, whenFull = false }: Omit<LobbyPlan, 'places'>
): { readonly game: Game; readonly lobby: LobbyNote } {
  const { game, header } = deal(dependencies, { game: id, options, pack, seats }, checkNewConfig)
  const lobby = {
    game: id,
    options: { ...playedOptions(game.rules, configOf(header)) },
    seats: [...seats],
    ...(pack !== undefined && { pack }),
    ...(whenFull && { whenFull })
  }
  return { game, lobby }
}
