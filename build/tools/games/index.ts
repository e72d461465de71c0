/** What the tools know of each game; nothing is needed for a new one. */
import type { GameFacts } from './game'
import { voyagesFacts } from './voyages'

const facts: Readonly<Record<string, GameFacts>> = { voyages: voyagesFacts }

const nothing: GameFacts = {
  kinds: { tasks: [], choices: [], events: [] },
  landmarks: [],
  marks: () => [],
  character: () => undefined,
  figures: () => ({}),
  describe: (state) => [JSON.stringify(state)]
}

/** The facts of the game with this id. */
export const factsOf = (game: string): GameFacts => facts[game] ?? nothing
