/** The words of going on from a result to the next table, in English. */
import { english } from '../message'

export const en = english({
  join: 'Join the rematch',
  /** Another table that the host has opened, not a rematch. */
  next: 'Join the next table',
  nextOf: 'Join the next table: {game}',
  waits: 'The host can start a rematch or open another table; its button then appears here.'
})
