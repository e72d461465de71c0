// Reads the arguments and options of the host's commands. Each throws an Error of one sentence where a word does not fit.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gameById, games } from '../../shared/games/index'
import type { SeatBy, Share, TableInfo } from '../../shared/protocol/messages'
import { seatings, type Seating } from '../../shared/protocol/series'
import { reasonOf } from '../host/refusal-error'
import { words } from './words'

/** Options of a command, as `parseArgs` read them. */
export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export const shareOptions = [
  'locked',
  'unlocked',
  'spectators',
  'no-spectators',
  'password-file',
  'no-password'
] as const
export type CommandOption = (typeof shareOptions)[number] | 'option' | 'seats'

/** A seat, typed as people count them, from 1. */
export function seatOf(word: string): number {
  const seat = Number(word)
  if (!/^[1-8]$/.test(word)) throw new Error(words.noSeat(word))
  return seat - 1
}

/** A dedicated host has no screen to sit at (`here`): its seats are for guests or bots. */
export function playerOf(word: string): Exclude<SeatBy, 'here'> {
  if (word === 'lan' || word === 'bot') return word
  throw new Error(words.noPlayer(word))
}

/** The game and the seats of a new table. */
export function wishOf(
  name: string,
  seats: string
): { game: string; seats: { name: string; colour: string; by: SeatBy }[] } {
  const game = gameById(name)
  if (!game)
    throw new Error(
      words.noGame(
        name,
        games.map(({ rules }) => rules.id)
      )
    )
  const players = seats.split(',').map(playerOf)
  return {
    game: name,
    seats: players.map((by, at) => {
      const colour = game.colours[at]
      if (colour === undefined) throw new Error(words.tooManySeats(game.rules.seats.max))
      return { name: `${by === 'bot' ? 'Bot' : 'Seat'} ${at + 1}`, colour, by }
    })
  }
}

/** The options of a game, each given as `ID=VALUE`. */
export function optionsOf({ option = [] }: Values): Record<string, string> {
  const given = Array.isArray(option) ? (option as readonly string[]) : []
  return Object.fromEntries(
    given.map((word) => {
      const [, id, value] = /^([^=]+)=(.+)$/.exec(word) ?? []
      if (id === undefined || value === undefined) throw new Error(words.noOption(word))
      return [id, value]
    })
  )
}

/** How the people of a rematch are seated: as before, unless `--seats` says otherwise. */
export function seatingOf({ seats }: Values): Seating {
  if (seats === undefined) return 'kept'
  const seating = seatings.find((one) => one === seats)
  if (!seating) throw new Error(words.noSeating(String(seats)))
  return seating
}

/** How the table is to be shared: the options given, and for the others what `before` says. */
export function shareOf(values: Values, before: TableInfo['share']): Share {
  const either = (yes: CommandOption, no: CommandOption, stays: boolean): boolean => {
    if (values[yes] && values[no]) throw new Error(words.contrary(yes, no))
    return values[yes] === true || (values[no] !== true && stays)
  }
  const file = values['password-file']
  if (file !== undefined && values['no-password'])
    throw new Error(words.contrary('password-file', 'no-password'))
  return {
    locked: either('locked', 'unlocked', before?.locked ?? false),
    spectators: either('spectators', 'no-spectators', before?.spectators ?? true),
    ...(values['no-password'] && { password: null }),
    ...(typeof file === 'string' && { password: passwordIn(file) })
  }
}

/** The first line of a file, or of standard input (`-`). Never an argument: other users can read command lines. */
function passwordIn(file: string): string {
  const bytes = onFile(file, words.notRead, () => readFileSync(file === '-' ? 0 : resolve(file)))
  // Windows PowerShell writes UTF-16, which a mark at the beginning tells.
  const form = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  const [line = ''] = textIn(bytes, form).split(/\r?\n/)
  if (line === '') throw new Error(words.noPassword)
  return line
}

/**
 * The text of these bytes. Throws if they are no text in this form: from a code page of Windows, of which the file does not
 * say which, a password would be another one than was typed.
 */
function textIn(bytes: Uint8Array, form: string): string {
  try {
    return new TextDecoder(form, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Error(words.notUnicode, { cause: error })
  }
}

/** Does something with a file; where the system refuses, throws an Error of the sentence that `say` returns. */
export function onFile<T>(file: string, say: (file: string, reason: string) => string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(say(file, reasonOf(error)), { cause: error })
  }
}
