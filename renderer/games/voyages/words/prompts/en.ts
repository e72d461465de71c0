/** The top bar's prompt: what (a few words) and how (a hint), for every kind of task. */
import type { Cause, TaskKind } from '../../../../../shared/games/voyages/types'
import { listsOf } from '../../../../words/catalogue'
import { characters, places, spaces } from '../names/en'

export interface Prompt {
  readonly what: string
  readonly how: string
}

export const prompts: Readonly<Record<TaskKind, Prompt>> = {
  'pick-character': { what: 'Choose a character', how: 'the others pick after you' },
  'keep-goals': { what: 'Keep two goals', how: 'nobody else sees them' },
  turn: { what: 'Your turn: place dice', how: 'choose dice, then a lit space, or a space first' },
  'choose-column': { what: 'At the stall', how: 'choose what to take' },
  'take-contracts': { what: 'Take contracts', how: 'choose one or two from the row' },
  'discard-contract': { what: 'Make room', how: 'choose a contract to give up' },
  trade: { what: 'City card', how: 'choose how often to use it' },
  'choose-goods': { what: 'Choose goods', how: 'take what you need most' },
  'pay-goods': { what: 'Pay goods', how: 'choose what to hand over' },
  'camel-or-coin': { what: 'Camels or coins', how: 'choose what to take' },
  rewards: { what: 'Several rewards', how: 'choose which one comes first' },
  'copy-bonus': { what: 'Copy a bonus', how: 'choose a lit small city' },
  'own-bonuses': { what: 'City bonuses', how: 'choose one of your small cities' },
  'contract-offer': { what: 'A contract is offered', how: 'keep it in place of another, or decline' },
  move: { what: 'Travel on', how: 'choose a lit place, or stop here' },
  settle: { what: 'Two new cities', how: 'choose which gets its post first' },
  'move-post': { what: 'No post left', how: 'choose a post to move here' }
}

/** What a question on the slip is about: nothing where the board shows it. */
export const reasonOf = (cause: Cause | undefined): string => {
  switch (cause?.kind) {
    case 'compensation':
      return 'for a low roll'
    case 'contractColumn':
      return `for column ${cause.column}`
    case 'cityBonus':
      return `bonus of ${places[cause.location] ?? cause.location}`
    case 'outpost':
      return `outpost of ${places[cause.location] ?? cause.location}`
    case 'contract':
      return 'reward of a contract'
    case 'character':
      return `as ${characters[cause.character].name}`
    case 'space':
      return `from ${spaces[cause.space] ?? cause.space}`
    default:
      return ''
  }
}

/** Turn prompts by what can still be done. */
export const turnPrompts = {
  begin: { what: 'Your turn: place dice', how: 'choose dice, then a lit space, or a space first' },
  chosen: (values: string) => ({ what: 'Your turn: place dice', how: `${values} chosen, pick a lit space` }),
  spaceChosen: (space: string, values: string) => ({
    what: space,
    how: `${values} proposed: choose the space again to place them`
  }),
  armed: (action: string) => ({ what: action, how: 'choose one of your dice' }),
  turnDie: { what: 'Die ±1', how: 'turn it up with +, down with −' },
  done: { what: 'Your turn', how: 'bonus actions or end turn' },
  noDice: { what: 'Your turn', how: 'no dice left: bonus actions or end turn' }
}

/** "3, 4 and 6". */
export const listOf = listsOf('en-GB')
