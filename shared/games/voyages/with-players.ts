/** Voyages with the knowledge of its computer players, for the host and for worker threads. */
import type { Seat } from '../../engine/rules'
import type { Module } from './game'
import { voyagesOver } from './index'
import { modules } from './modules'
import { knowledgeOfModules } from './modules/knowledge'
import { voyagesPacks } from './packs'
import { voyagesKnowledge } from './player'
import type { State } from './types'

const starter = (first: unknown): Seat => (first as State).startSeat

function over(played: readonly Module[]) {
  const game = voyagesOver(played)
  return { ...game, knowledge: voyagesKnowledge(game.contentIn, knowledgeOfModules), starter }
}

export const voyagesWithPlayers = { ...over(modules), packs: voyagesPacks(over) }
