/** The words of coming along to a rematch, in English. */
import { english } from '../message'

export const en = english({
  join: 'Join the rematch',
  waits: 'The host can start a rematch; its button then appears here.'
})
