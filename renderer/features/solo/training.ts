/** Training positions: each can be opened as a table through a game file. */
import { entryLine, headerLine, sealHeader } from '../../../shared/engine/file'
import { scripted } from '../../../shared/engine/chance'
import { isUndo } from '../../../shared/engine/entries'
import { Match } from '../../../shared/engine/match'
import { configOf, dealMatch, originOf } from '../../../shared/engine/record'
import type { Position } from '../../../shared/games/positions'
import { fetchGame, gameById } from '../../stores/games'
import type { PositionKey } from './remembered'

/** The training positions of each game that has some, loaded on demand. */
const files: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  voyages: () => import('./positions/voyages.json?raw'),
  khan: () => import('./positions/khan.json?raw')
}

/** The games with training positions. */
export const trainingGames = Object.keys(files)

/** The training positions of a game, in the order of their numbers; none for a game without any. */
export async function positionsOf(game: string): Promise<readonly Position[]> {
  const file = await files[game]?.()
  return file ? (JSON.parse(file.default) as readonly Position[]) : []
}

/** A training position; undefined if there is no such. */
export const positionAt = async ({ game, number }: PositionKey): Promise<Position | undefined> =>
  (await positionsOf(game))[number - 1]

/**
 * The text of a game file whose table continues from the position, and undoes nothing before it; with a `turn`, whose
 * choices need no luck, it continues after them. Rejects if the position or the turn does not fit the rules.
 */
export async function fileOf(
  { game: id, draws, moves, players, seat: mover }: Position,
  names: readonly string[],
  turn: readonly unknown[] = []
): Promise<string> {
  await fetchGame(id)
  const game = gameById(id)
  if (!game) throw new Error(`no game ${id}`)
  const { rules, colours } = game
  const seats = colours.slice(0, players).map((colour, at) => ({ name: names[at] ?? colour, colour }))
  const dealt = dealMatch(rules, { options: {}, seats }, scripted(draws))
  const header = sealHeader({ ...dealt.header, begins: moves.length })
  const luck = scripted(moves.flatMap((move) => move.draws))
  const match = Match.restore(rules, configOf(header), originOf(rules, header), [], luck)
  const played = [...moves, ...turn.map((choice) => ({ seat: mover, choice }))]
  const entries = played.map(({ seat, choice }) => {
    const entry = match.choose(seat, choice)
    if ('refusal' in entry || isUndo(entry)) throw new Error('the position does not fit the rules')
    return entry
  })
  return headerLine(header) + entries.map(entryLine).join('')
}
