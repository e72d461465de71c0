/** The top bar's prompt: what (a few words) and how (a hint), for every kind of task. */
import { prompts as family } from '../../../../polo/words/en/prompts'
import { english } from '../../../../words/message'

export const prompts = english({
  ...family,
  prompts: {
    ...family.prompts,
    'keep-goals': { what: 'Keep one goal', how: 'nobody else sees it' },
    'choose-offer': { what: 'At the book', how: 'choose one of the four offers' },
    'take-seal': { what: 'Take a guild seal', how: 'choose a lit seal' },
    'take-contracts': { what: 'Take contracts', how: 'choose one or two from cities with your post' },
    'city-contract': { what: 'A contract of the city', how: 'take one, or none' },
    'choose-reward': { what: 'Choose a reward', how: '' },
    'pick-black': { what: 'A black die', how: 'choose which one to take' },
    'double-bonus': { what: 'Twice this round', how: 'choose which bonus comes twice' },
    'swap-pairs': {
      what: 'Pairs of your roll',
      how: 'a swapped pair brings this instead of its two usual rewards'
    },
    'extra-post': { what: 'One more post', how: 'choose a city passed through, or none' },
    'copy-bonus': { what: 'Copy a bonus', how: 'choose a lit marker' },
    'own-bonuses': { what: 'City bonuses', how: 'choose one of your marker cities' }
  },
  reasons: {
    ...family.reasons,
    seal: 'bonus of the {seal}',
    offer: 'from {book}',
    kept: 'kept tile',
    contractCity: 'for the post in {place}'
  },
  turnPrompts: {
    ...family.turnPrompts,
    /** No main action is possible (ruling 13): before a die lies on the money bag, and after it. */
    stuck: {
      what: 'Your turn: no main action',
      how: 'none yet: change a die if you can, or put a die on the money bag'
    },
    bagged: { what: 'Your turn', how: 'no main action is possible: bonus actions or end turn' },
    /** The Travel space is chosen: where to. */
    placeNext: 'choose a lit place on the map',
    pay: { what: 'How do you pay?', how: 'coins and camels, or jade in their place' }
  }
})
