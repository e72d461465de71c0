/** What the tools know of each game; nothing is needed for a new one. */
import type { GameFacts } from './game'
import { planExpedition } from './expedition-planner'
import { voyagesFacts } from './voyages'

const nothing: GameFacts = {
  kinds: { tasks: [], choices: [], events: [] },
  landmarks: [],
  marks: () => [],
  character: () => undefined,
  figures: () => ({}),
  describe: (state) => [JSON.stringify(state)]
}

const facts: Readonly<Record<string, GameFacts>> = {
  voyages: voyagesFacts,
  expedition: { ...nothing, planner: planExpedition }
}

/** The facts of the game with this id. */
export const factsOf = (game: string): GameFacts => facts[game] ?? nothing
