/** English: what the New Characters say. The groups are those of the game's own words; `own` is theirs alone. */
import { explain as explained } from '../../../../../polo/words/en/explain'
import { log as logged } from '../../../../../polo/words/en/log'
import { names as family } from '../../../../../polo/words/en/names'
import { refusals as refused } from '../../../../../polo/words/en/refusals'
import { byIds, english } from '../../../../../words/message'

export const en = english({
  options: {
    options: {
      'new-characters': {
        label: 'New Characters',
        partly: 'Its characters come by the draft only',
        values: {
          off: { label: 'Off', note: 'adds characters for the draft, gifts and contracts' },
          on: {
            label: 'On',
            note: 'four more characters for the draft, fifteen gifts and four contracts that bring them; values of the printed expansion, no other expansion needed'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'new-characters/altan-ord': family.characters['altan-ord'],
      'new-characters/fratre-nicolao': {
        name: 'Fratre Nicolao',
        short: 'Draws 3 gifts each round and keeps one',
        full: 'Draws three gifts when a round begins and keeps one of them, or two, once in the game.'
      },
      'new-characters/gunj-kokochin': family.characters['gunj-kokochin'],
      'new-characters/khan-arghun': family.characters['khan-arghun']
    },
    amounts: {
      'new-characters/gift': '{n, plural, one {# gift} other {# gifts}}',
      'new-characters/three-gifts': 'three gifts to choose from'
    },
    spaces: {
      'new-characters/gunj-goods': family.ownSpaces['gunj-goods'],
      'new-characters/gunj-move': family.ownSpaces['gunj-move']
    },
    sources: {
      'new-characters/gift': 'Gifts',
      'new-characters/altan-ord': 'Altan Ord'
    }
  },
  explain: {
    items: {
      'new-characters/gift':
        'Draw a gift. Some take effect at once; others are kept and used once on your own turn.',
      'new-characters/three-gifts': 'Draw three gifts and keep one, or two, once in the game.'
    },
    spaceHelp: {
      'new-characters/gunj-goods': explained.ownSpaceHelp['gunj-goods'],
      'new-characters/gunj-move':
        'Place 1 die of any value: one step on the map, without the price of the travel table. For Gunj alone, once a round.'
    }
  },
  prompts: {
    prompts: {
      'new-characters/keep-gifts': { what: 'Keep a gift', how: 'the others go back' },
      'new-characters/either-reward': { what: 'A gift', how: 'choose one of its two rewards' }
    }
  },
  refusals: {
    refusals: {
      'new-characters/no-such-gift': 'You do not hold this gift.',
      'new-characters/in-a-movement':
        'This gift is used on the way: leave a post in a city that you pass through.',
      'new-characters/already-ready': 'The next occupied space of this turn is free already.',
      'new-characters/no-contract-left': 'No contract is left to draw.',
      'new-characters/no-such-card': refused.ofCharacter.noSuchCard,
      'new-characters/card-used': refused.ofCharacter.cardUsed,
      'new-characters/space-used': refused.ofCharacter.used
    }
  },
  log: {
    revealed: {
      'new-characters/giftsDrawn': 'gifts were drawn',
      'new-characters/giftsShuffled': 'the gifts were shuffled'
    }
  },
  own: {
    log: {
      giftsShuffled: 'The used gifts are shuffled',
      giftsDrawn: '{who} draws {n, plural, one {a gift} other {# gifts}}: {gifts}',
      giftsKept: '{who} keeps {gifts}',
      giftDeclined: '{who} has no use for it and draws another: {gift}',
      giftUsed: '{who} uses a gift: {gift}',
      freePlacementReady: '{who} may use an occupied space for nothing',
      cityCardsDealt:
        '{n, plural, =0 {The city cards go back} one {# city card is laid ready} other {# city cards are laid ready}}',
      cityCardUsed: logged.besideCard
    },
    /** What a gift is called, as a title. */
    gifts: byIds({
      'gift-camel-3': 'Three camels',
      'gift-contract-2': 'Two contracts',
      'gift-contract-1': 'A contract',
      'gift-black-die-or-3-coins': 'Black die or coins',
      'gift-set-die': 'Die of your choice',
      'gift-camel-2': 'Two camels',
      'gift-any-good': 'A good',
      'gift-free-placement': 'Free place',
      'gift-coin-5': 'Five coins',
      'gift-two-goods': 'Two goods',
      'gift-passing-post': 'Post in passing',
      'gift-vp-per-post': 'Points for posts',
      'gift-vp-per-contract': 'Points for contracts',
      'gift-coin-8': 'Eight coins',
      'gift-move-1': 'A step'
    }),
    giftHelp: byIds({
      'gift-camel-3': 'At once: 3 camels.',
      'gift-contract-2': 'Kept: draw 2 contracts on your own turn, once.',
      'gift-contract-1': 'Kept: draw a contract on your own turn, once.',
      'gift-black-die-or-3-coins': 'At once: a black die, or 3 coins.',
      'gift-set-die': 'Kept: turn one of your dice to any value on your own turn, once.',
      'gift-camel-2': 'At once: 2 camels.',
      'gift-any-good': 'At once: a good of your choice.',
      'gift-free-placement': 'Kept: once, on your own turn, an occupied space costs nothing.',
      'gift-coin-5': 'At once: 5 coins.',
      'gift-two-goods': 'At once: 2 goods of your choice; every rival gets 1 gold.',
      'gift-passing-post': 'Kept: in a movement, leave a post in one city that you pass through, once.',
      'gift-vp-per-post': 'At once: 1 point for each of your posts on the map, at most 6.',
      'gift-vp-per-contract': 'At once: 1 point for each contract you have completed, at most 6.',
      'gift-coin-8': 'At once: 8 coins; every rival gets 3 coins.',
      'gift-move-1': 'Kept: one step on the map on your own turn, once.'
    }),
    labels: {
      gifts: 'Gifts',
      giftsOf: 'Gifts of {name}',
      use: 'Use gift: {gift}',
      ready: 'ready',
      keepTwo: 'You may keep two, once in the game.',
      keep: '{n, plural, =0 {Choose a gift} one {Keep this gift} other {Keep these two gifts}}',
      setTo: 'Turn the {from} to {to}',
      setDie: 'Which die, and to what value?'
    }
  }
})
