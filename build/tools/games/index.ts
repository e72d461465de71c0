/** What the tools know about each game. A new game needs no entry. */
import { expeditionFacts } from './expedition'
import type { GameFacts } from './game'
import { khanFacts } from './khan'
import { voyagesFacts } from './voyages'

const facts: Readonly<Record<string, GameFacts>> = {
  voyages: voyagesFacts,
  expedition: expeditionFacts,
  khan: khanFacts
}

const nothing: GameFacts = {
  kinds: { tasks: [], choices: [], events: [] },
  landmarks: [],
  marks: () => [],
  character: () => undefined,
  counted: 'points',
  figures: () => ({}),
  inWords: (means) => Object.entries(means).map(([name, value]) => `${name} ${value}`),
  describe: (state) => [JSON.stringify(state)]
}

/** The facts of the game with this id. */
export const factsOf = (game: string): GameFacts => facts[game] ?? nothing
