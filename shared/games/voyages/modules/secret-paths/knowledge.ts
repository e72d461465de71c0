/** What computer players know of the Secret Paths. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { own, pathsOf, tablesIn } from './kit'
import type { PathEffect } from './paths'

/** Roughly what a kept token will bring, in points. */
const keptWorth: Readonly<Record<PathEffect['kind'], number>> = {
  steps: 1.6,
  freeRoads: 1.8,
  oases: 1.2,
  jump: 2,
  coinsOff: 1.7,
  passingPost: 2,
  dice: 2.4,
  move: 2
}

export const knowledge: ModuleKnowledge = {
  id: 'secret-paths',
  prices: { 'secret-paths/path': 1 },
  characters: { 'secret-paths/andre-de-longjumeau': 8 },
  fill: (world, _seat, unseen, chance) => {
    const { pile } = own(world)
    pile.cards = chance.shuffle(unseen['paths'] ?? []).slice(0, pile.count)
  },
  worth: (content, state, seat, ahead) => {
    const { path } = tablesIn(content)
    return ahead * pathsOf(state, seat).kept.reduce((sum, id) => sum + keptWorth[path(id).effect.kind], 0)
  },
  key: (state, seat) => pathsOf(state, seat).kept.join()
}
