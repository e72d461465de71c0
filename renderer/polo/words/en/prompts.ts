/** The top bar's prompt: what (a few words) and how (a hint), for every kind of task. */
import { english } from '../../../words/message'

export const prompts = english({
  /** How many pick a character after this seat. */
  picksAfter:
    '{n, plural, =0 {the last pick: it cannot be taken back} one {# more after you} other {# more after you}}',
  prompts: {
    'pick-character': { what: 'Choose a character', how: '' },
    turn: { what: 'Your turn: place dice', how: 'choose dice, then a lit space, or a space first' },
    'discard-contract': { what: 'Make room', how: 'choose a contract to give up' },
    trade: { what: 'City card', how: 'choose how often to use it' },
    'camel-or-coin': { what: 'Camels or coins', how: 'choose what to take' },
    rewards: { what: 'Several rewards', how: 'choose which one comes first' },
    'contract-offer': { what: 'A contract is offered', how: 'keep it in place of another, or decline' },
    move: { what: 'Take your steps', how: 'choose a lit place, or stop' },
    settle: { what: 'Two new cities', how: 'choose which gets its post first' },
    'move-post': { what: 'No post left', how: 'choose a post to move here' }
  },
  /** Goods to take or to pay, by their number; what kinds may be taken where there are several. */
  goods: {
    choose: '{n, plural, one {Choose a good} other {Choose # goods}}',
    pay: '{n, plural, one {Pay one good} other {Pay # goods}}',
    anyKinds: 'of the same kind or of different kinds',
    different: 'of different kinds',
    handOver: 'choose what to hand over'
  },
  /** What a question on the slip is about: nothing where the board shows it. */
  reasons: {
    compensation: 'for a low roll',
    cityBonus: 'bonus of {place}',
    outpost: 'outpost of {place}',
    contract: 'reward for a contract',
    character: 'as {character}',
    space: 'from {space}'
  },
  /** Turn prompts by what can still be done. */
  turnPrompts: {
    begin: { what: 'Your turn: place dice', how: 'choose dice, then a lit space, or a space first' },
    chosen: '{values} chosen: pick a lit space',
    wayChosen: 'with {values}: press “Travel” to go',
    spaceChosen: 'with {values}: press the space again to place',
    armed: 'choose one of your dice',
    turnDie: { what: 'Die ±1', how: 'turn it up with +, down with −' },
    done: { what: 'Your turn', how: 'bonus actions or end turn' },
    noDice: { what: 'Your turn', how: 'no dice left: bonus actions or end turn' }
  },
  /** \"3, 4 and 6\". */
  listOf: '{values_list}',
  /** Chosen dice that have no value yet: "2 dice". */
  valueless: '{n, plural, one {# die} other {# dice}}'
})
