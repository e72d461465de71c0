/** Groups the events of Voyages into actions for the log. */
import { isOfModule } from '../../../shared/polo/open-game'
import { familyLogActions } from '../../polo/log-actions'
import { modulesPart } from './modules'
import type { VoyagesTypes } from './types'
import { words } from './words'

export const logActions = familyLogActions<VoyagesTypes>({
  follows: ({ type }) =>
    isOfModule(type) ? modulesPart.events[type]?.follows === true : type === 'contractsTaken',
  heads: ({ type }) => isOfModule(type) || type === 'contractsTaken',
  tells: new Set(['contractsTaken']),
  sentence: (event, { view, content, seats }) =>
    words.log.sentence(event, { view, content, colours: seats.map(({ colour }) => colour) }),
  short: words.log.short
})
