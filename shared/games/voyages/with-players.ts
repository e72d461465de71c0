/** Voyages with the knowledge of its computer players, for the host and for worker threads. */
import type { Module } from './game'
import { voyagesOver } from './index'
import { modules } from './modules'
import { knowledgeOfModules } from './modules/knowledge'
import { voyagesPacks } from './packs'
import { voyagesKnowledge } from './player'

function over(played: readonly Module[]) {
  const game = voyagesOver(played)
  return { ...game, knowledge: voyagesKnowledge(game.contentIn, knowledgeOfModules) }
}

export const voyagesWithPlayers = { ...over(modules), packs: voyagesPacks(over) }
