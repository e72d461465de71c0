/** Reads game, players and options from a command line. */
import { checkConfig, optionsNeeded, plainSeats, type Config } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { games } from '../../../shared/games'
import { UsageError, wholeNumber } from './words'

/** The ids of all games, for a text. */
export const gameIds = (): string => games.map(({ rules }) => rules.id).join(', ')

/** The same for a tool that takes the first game if none is named. */
export const gameIdsWithDefault = (): string => {
  const [first = '', ...others] = games.map(({ rules }) => rules.id)
  return [`${first} (the default)`, ...others].join(', ')
}

/** The game with this id; throws UsageError if there is none. */
export function gameOf(id: string | boolean | undefined): Game {
  const game = games.find(({ rules }) => rules.id === id)
  if (!game) throw new UsageError(`There is no game "${String(id)}"; the games are ${gameIds()}`)
  return game
}

/** A config that the game's rules accept; throws UsageError if they do not. */
export function configOf(
  game: Game,
  players: string | boolean | undefined,
  options: string | boolean | undefined
): Config {
  const { min, max } = game.rules.seats
  const seats = wholeNumber('players', players ?? String(plainSeats(game.rules).max), min, max)
  return accepted(game, {
    players: seats,
    options: { ...optionsNeeded(game.rules, seats), ...optionsOf(options) }
  })
}

/** The config, if the game's rules accept it; throws UsageError if they do not. */
export function accepted(game: Game, config: Config): Config {
  const fault = checkConfig(game.rules, config)
  if (!fault) return config
  const allowed = game.rules.options.map(
    (o) => `${o.id} (${o.kind === 'choice' ? o.values.join(', ') : 'drawn or a seat from 0'})`
  )
  throw new UsageError(
    `${game.rules.id} does not accept ${JSON.stringify(fault.numbers)}; its options are ${allowed.join(', ')}`
  )
}

function optionsOf(text: string | boolean | undefined): Record<string, string> {
  if (text === undefined) return {}
  let read: unknown
  try {
    read = JSON.parse(String(text))
  } catch {
    throw new UsageError(`--options takes a JSON object, not "${String(text)}"`)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new UsageError('--options takes a JSON object')
  return Object.fromEntries(
    Object.entries(read).map(([id, value]) => {
      if (typeof value !== 'string') throw new UsageError(`the option ${id} takes a string`)
      return [id, value]
    })
  )
}
