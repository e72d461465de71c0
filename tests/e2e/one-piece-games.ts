/** Games with modules, drafts and mixed characters, and those of their scenes that move what the base games do not have. */
import type { GameEvent, Options } from '../../shared/engine/rules'
import { gameById, type Game } from '../../shared/games'
import { randomGame, type RandomGame } from '../lib/random-game'

/** Random games of one kind. */
export interface FurtherGames {
  readonly name: string
  readonly game: Game
  readonly players: number
  readonly options: Options
  /** Together they contain every event that is watched. */
  readonly seeds: readonly number[]
  /** True for the events that are watched, as often as each other. */
  readonly isWatched: (event: GameEvent) => boolean
  /** More than this many of the watched scenes move pieces. */
  readonly moving: number
}

/** A scene to watch: the entry that leads to it, and the types of its events. */
export interface SceneToWatch {
  readonly at: number
  /** At a table instead of in a replay, since cards are dealt into the question. */
  readonly asked: boolean
  readonly events: readonly string[]
}

/** How many scenes with each type of event are watched. */
const watchedEach = 1

function gameOf(id: string): Game {
  const game = gameById(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

/** Events that deal cards into a question, or answer such a question. */
const dealtIntoQuestions = /\/(gifts|path)(Drawn|Kept)$/
const ofMixed = /^(cityCardUsed|contract(Drawn|Kept|Completed))$/
const ofDraft = /^(characterTaken|goalsDealt|goalsKept)$/

export const furtherGames: readonly FurtherGames[] = [
  {
    name: 'voyages with all modules and both drafts',
    game: gameOf('voyages'),
    players: 5,
    options: {
      characters: 'draft',
      goals: 'draft',
      'new-characters': 'on',
      'secret-paths': 'on',
      agents: 'on',
      companions: 'on',
      venice: 'on'
    },
    seeds: [12, 11, 8],
    isWatched: ({ type }) => type.includes('/') || ofDraft.test(type),
    moving: 12
  },
  {
    name: 'khan with mixed characters',
    game: gameOf('khan'),
    players: 4,
    options: { characters: 'mixed' },
    seeds: [13],
    // Matteo Polo draws contracts of his own.
    isWatched: ({ type }) => ofMixed.test(type) || ofDraft.test(type),
    moving: 4
  }
]

/** The games to open, each with those of its scenes that are watched, in their order. */
export function scenesToWatch({ game, players, options, seeds, isWatched }: FurtherGames): readonly {
  readonly played: RandomGame
  readonly scenes: readonly SceneToWatch[]
}[] {
  const seen = new Map<string, number>()
  return seeds.map((seed) => {
    const played = randomGame(game.rules, { players, seed, options })
    const scenes = played.entries.flatMap((entry, at): SceneToWatch[] => {
      const events = 'events' in entry ? entry.events : []
      const types = [...new Set(events.filter(isWatched).map(({ type }) => type))]
      if (types.every((type) => (seen.get(type) ?? 0) >= watchedEach)) return []
      for (const type of types) seen.set(type, (seen.get(type) ?? 0) + 1)
      return [
        {
          at,
          asked: types.some((type) => dealtIntoQuestions.test(type)),
          events: events.map(({ type }) => type)
        }
      ]
    })
    return { played, scenes }
  })
}
