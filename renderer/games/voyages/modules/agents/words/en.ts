/** English: what the Agents of Venice say. The groups are those of the game's own words; `own` is theirs alone. */
import { byIds, english } from '../../../../../words/message'

export const en = english({
  options: {
    options: {
      agents: {
        label: 'Agents of Venice',
        partly: 'Its characters come by the draft only',
        values: {
          off: { label: 'Off', note: 'adds characters for the draft, city cards, goals and contracts' },
          on: {
            label: 'On',
            note: 'five more characters for the draft (one of them only with the Companions), four city cards, four goals, six contracts, three small-city bonuses; no other expansion needed. Characters are the printed ones where their text was found; cards, goals and contracts are ours'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'agents/bellela-fantina-moreta': {
        name: 'Bellela, Fantina & Moreta',
        short: 'Another character each round',
        full: 'Five characters that nobody holds lie face up before you. At the start of a round, choose one of them to play for that round; then it leaves the game.'
      },
      'agents/donata-badoer': {
        name: 'Donata Badoer',
        short: 'One die token each round; 1 camel each round',
        full: 'Has five die tokens. Uses exactly one in each round, as a die without a colour, each once in the game. Also 1 camel when a round begins.'
      },
      'agents/papa-gregorio-x': {
        name: 'Papa Gregorio X',
        short: 'Borrows a companion each round',
        full: 'When a round begins, takes one open companion for that round, without a die and without paying; never the same one two rounds running.'
      },
      'agents/piedro-tartarino': {
        name: 'Piedro Tartarino',
        short: 'Fewer camels for black dice and for turning',
        full: 'Pays fewer camels for a black die, and fewer to turn a die. Still only one bought black die a turn.'
      },
      'agents/rusticiano': {
        name: 'Rusticiano',
        short: 'Six bonus cards, each used once',
        full: 'Draws six bonus cards once characters are picked. Each may be used once, as a bonus action on his own turn; any number in a turn.'
      }
    },
    sources: { 'agents/bonus-card': 'Bonus cards' }
  },
  prompts: {
    prompts: {
      'agents/assume': { what: 'Play a character for this round', how: 'it leaves the game afterwards' },
      'agents/to-beijing': { what: 'Send a figure to Beijing?', how: 'as Kubilai Khan, for nothing' },
      'agents/lowest-slot': { what: 'A post for Beijing', how: 'it takes the slot with the fewest points' },
      'agents/remove-figure': { what: 'One figure leaves the map', how: 'choose which' }
    }
  },
  refusals: {
    refusals: {
      'agents/no-such-card': 'You do not hold this bonus card.',
      'agents/no-contract-left': 'No contract is left to draw.',
      'agents/token-stays': 'A die token keeps its value: it is neither rerolled nor turned.',
      'agents/one-token': 'Only one die token a round: this placement has two.'
    }
  },
  log: {
    revealed: {
      'agents/cardsDealt': 'bonus cards were drawn',
      'agents/charactersDealt': 'characters were drawn'
    }
  },
  own: {
    log: {
      cardsDealt: '{who} draws {n, plural, one {a bonus card} other {# bonus cards}}: {cards}',
      cardUsed: '{who} uses a bonus card: {card}',
      tokensDealt: '{who} has the die tokens {values}',
      tokensTaken: '{who} takes up {n, plural, one {the last die token} other {# die tokens}}',
      tokenSpent: '{who} removes the die token {value} from the game',
      charactersDealt: '{who} may play: {characters}',
      characterAssumed: '{who} plays {character} for this round',
      characterReturned: '{who} gives the character back',
      slotTaken: '{who} takes the slot with the fewest points in Beijing'
    },
    cards: byIds({
      'bonus-card-two-goods': 'Different goods',
      'bonus-card-gold': 'Gold',
      'bonus-card-pepper': 'Pepper',
      'bonus-card-coins': 'Coins',
      'bonus-card-camels': 'Camels',
      'bonus-card-move': 'A step',
      'bonus-card-black-die': 'Black die',
      'bonus-card-contract': 'A contract',
      'bonus-card-city-bonuses': 'City bonuses',
      'bonus-card-vp-per-contract': 'Points for contracts',
      'bonus-card-vp-per-post': 'Points for posts'
    }),
    /** What Piedro pays. */
    piedro: {
      short: 'Black die for {die, plural, one {# camel} other {# camels}}, turning a die for {turn, number}',
      full: 'Pays {die, plural, one {# camel} other {# camels}} instead of 3 for a black die, and {turn, number} instead of 2 to turn a die. Still only one bought black die a turn.'
    },
    /** Rusticiano, when played for one round. */
    rusticianoForRound: {
      short: '{n, plural, one {A bonus card, used once} other {# bonus cards, each used once}}',
      full: 'Draws {n, plural, one {a bonus card} other {# bonus cards}} for this round. Each may be used once, as a bonus action on your own turn; unused ones go back.'
    },
    /** What a character does that is played for one round, where it differs from what its own player has. */
    forRound: byIds({
      'kubilai-khan':
        'A figure may go to Beijing at once, for nothing. If you have no post there, you place one on the free slot with the fewest points.',
      'niccolo-and-marco-polo':
        'For this round a second figure shares the steps of every movement, from Venezia on; then one of the two leaves the map. Also 1 camel.',
      'wilhelm-von-rubruk':
        'Two more posts for this round, placed before all others; those not placed leave the game. Posts may be left in every city passed through. The last of all your posts scores 10 more points if you place it in this round.',
      'agents/donata-badoer':
        'Five die tokens, of which exactly one is used, as a die without a colour. Also 1 camel.',
      'new-characters/khan-arghun':
        'Two city cards that are not on the board lie ready for this round. Once a turn, as a bonus action, you may use one as if with a 6, without a die or a post; unused ones go back.'
    }),
    /** The same in a few words. */
    forRoundShort: byIds({
      'kubilai-khan': 'A figure may go to Beijing at once',
      'new-characters/khan-arghun': 'Uses one of 2 city cards each turn'
    }),
    labels: {
      cards: 'Bonus cards',
      use: 'Use bonus card: {card}',
      gives: 'Once, as a bonus action: {reward}.',
      perContract: '1 point for each contract you have completed, at most {most}',
      perPost: '1 point for each of your posts, at most {most}',
      tiles: 'Characters',
      left: 'still to play: {name}',
      now: '{name} for this round',
      toBeijing: 'Figure {n} ({place}): to Beijing',
      stay: 'Stay',
      remove: 'Take this figure off the map: {place}'
    }
  }
})
