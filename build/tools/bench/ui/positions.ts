/** Positions of random games for the bench of the page: those with the most choices, or with the most events. */
import { plainSeats } from '../../../../shared/engine/rules'
import { entryLine, headerLine } from '../../../../shared/engine/file'
import type { Entry } from '../../../../shared/engine/entries'
import { Match } from '../../../../shared/engine/match'
import type { Game } from '../../../../shared/games'
import { randomGame, type RandomGame } from '../../../../tests/lib/random-game'
import type { Position } from '../../screens/positions'

interface Moment {
  readonly at: number
  readonly weight: number
}

/** The fewest choices between two positions of a game, so that they differ. */
const apart = 6

/** The moments of the greatest weight, each at least `apart` choices away from the others. */
export function heaviest(moments: readonly Moment[], count: number): readonly Moment[] {
  const taken: Moment[] = []
  for (const moment of [...moments].sort((a, b) => b.weight - a.weight || a.at - b.at)) {
    if (taken.length === count) break
    if (taken.every(({ at }) => Math.abs(at - moment.at) >= apart)) taken.push(moment)
  }
  return taken
}

/** Weighs each entry of a game, in order, by the task that was asked, its number of choices, and the entry itself. */
function walk(
  { rules }: Game,
  { header, entries }: RandomGame,
  weigh: (task: string, choices: number, entry: Entry) => number
): readonly Moment[] {
  const draws = [...header.draws]
  const config = { players: header.seats.length, options: header.options }
  const match = Match.start(rules, config, () => draws.shift() ?? 0)
  return entries.map((entry, at) => {
    const [asked] = rules.decisions(match.state, 'open')
    const weight = asked ? weigh(asked.task, asked.choices?.count() ?? 0, entry) : 0
    if ('choice' in entry) {
      draws.push(...entry.draws)
      match.choose(entry.seat, entry.choice)
    }
    return { at, weight }
  })
}

/** Game files cut at the heaviest moments of the seeds' games; each includes `more` choices after its moment. */
function cut(
  game: Game,
  seeds: readonly number[],
  each: number,
  more: number,
  weigh: Parameters<typeof walk>[2]
): readonly Position[] {
  const { rules } = game
  return seeds.flatMap((seed) => {
    const played = randomGame(rules, { players: plainSeats(rules).max, seed })
    return heaviest(walk(game, played, weigh), each)
      .filter(({ weight }) => weight > 0)
      .map(({ at }) => ({
        name: `${rules.id}-${seed}-${at}`,
        text:
          headerLine(played.header) +
          played.entries
            .slice(0, at + more)
            .map(entryLine)
            .join('')
      }))
  })
}

/** Positions with all seats taken in which this task lists the most choices: `each` for the game of every seed. */
export const mostChoices = (
  game: Game,
  task: string,
  seeds: readonly number[],
  each: number
): readonly Position[] => cut(game, seeds, each, 0, (asked, choices) => (asked === task ? choices : 0))

/** Games with all seats taken that end with one of the choices that bring the most events. */
export const mostEvents = (game: Game, seeds: readonly number[], each: number): readonly Position[] =>
  cut(game, seeds, each, 1, (_task, _choices, entry) => ('choice' in entry ? entry.events.length : 0))
