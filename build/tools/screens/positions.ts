/** Positions to show: random games, cut where a kind of task is asked. */
import { entryLine, headerLine } from '../../../shared/engine/file'
import { Match } from '../../../shared/engine/match'
import { plainSeats, type Options } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { randomGame, type RandomGame } from '../../../tests/lib/random-game'

/** A game file's text, and a name for what it shows. */
export interface Position {
  readonly name: string
  readonly text: string
}

/** Seeds of the games, which have different lengths. */
const seeds = [3, 11, 19] as const

const textOf = ({ header, entries }: RandomGame, choices = entries.length): string =>
  headerLine(header) + entries.slice(0, choices).map(entryLine).join('')

const half = (one: RandomGame): string => textOf(one, Math.floor(one.entries.length / 2))

/** Every option at its last value, with or without modules. */
function lastOptions({ rules: { options } }: Game, players: number, modules = false): Options {
  return Object.fromEntries(
    options.flatMap((option) =>
      option.kind === 'choice' &&
      (modules || option.module !== true) &&
      (option.players?.includes(players) ?? true)
        ? [[option.id, option.values.at(-1) ?? option.fallback]]
        : []
    )
  )
}

/**
 * Positions of a game. `asked`: one for each kind of task that occurred in random play (including those of modules), the
 * last one in the first half of its game if possible; and the middle of a game with the fewest seats, and of one with all
 * modules and the most seats they allow. `ends`: ends of games, the one with the most seats first.
 */
export function positionsOf(game: Game): {
  readonly asked: readonly Position[]
  /** The beginning of a turn, when it must not be ended yet. */
  readonly begun: Position
  readonly ends: readonly Position[]
} {
  const { rules } = game
  const { min, max } = plainSeats(rules)
  const met = new Map<string, string>()
  const played = seeds.map((seed) =>
    randomGame(rules, { players: max, seed, options: lastOptions(game, max) })
  )
  const expanded = rules.options.some(({ module }) => module === true)
    ? seeds.map((seed) => randomGame(rules, { players: max, seed, options: lastOptions(game, max, true) }))
    : []
  const most = rules.seats.max
  const [full] =
    expanded.length > 0
      ? [randomGame(rules, { players: most, seed: 7, options: lastOptions(game, most, true) })]
      : []
  for (const one of [...played, ...expanded])
    for (const [task, at] of questionsOf(game, one)) if (!met.has(task)) met.set(task, textOf(one, at))
  const few = randomGame(rules, { players: min, seed: 5, options: lastOptions(game, min) })
  const [longest] = played
  if (!longest) throw new Error('no game was played')
  return {
    asked: [
      ...[...met].map(([task, text]) => ({ name: task, text })),
      { name: `${min}-seats`, text: half(few) },
      ...(full ? [{ name: 'crowded', text: half(full) }] : [])
    ],
    begun: { name: 'begun', text: textOf(longest, begunIn(longest)) },
    ends: [
      { name: 'end', text: textOf(longest) },
      { name: `end-${min}-seats`, text: textOf(few) }
    ]
  }
}

/** Number of choices before the last turn that begins in the first half of the game. */
function begunIn({ entries }: RandomGame): number {
  const half = Math.floor(entries.length / 2)
  for (let at = half; at > 0; at--) {
    const [before, now] = [entries[at - 1], entries[at]]
    if (before && now && 'choice' in before && 'choice' in now && before.seat !== now.seat) return at
  }
  return 0
}

/** By kind of task: the number of choices before it was last asked in the first half of the game, or else first asked. */
function questionsOf({ rules }: Game, { header, entries }: RandomGame): Map<string, number> {
  const draws = [...header.draws]
  const config = { players: header.seats.length, options: header.options }
  const match = Match.start(rules, config, () => draws.shift() ?? 0)
  const found = new Map<string, number>()
  for (const [at, entry] of entries.entries()) {
    const [asked] = rules.decisions(match.state, 'public')
    if (asked && (at < entries.length / 2 || !found.has(asked.task))) found.set(asked.task, at)
    if (!('choice' in entry)) continue
    draws.push(...entry.draws)
    match.choose(entry.seat, entry.choice)
  }
  return found
}
