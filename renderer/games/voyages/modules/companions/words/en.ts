/** English: what the Companions say. The groups are those of the game's own words; `own` is theirs alone. */
import { byIds, english } from '../../../../../words/message'

export const en = english({
  options: {
    options: {
      companions: {
        label: 'Companions',
        values: {
          off: { label: 'Off', note: 'adds companions to hire, and a space where one die hires them' },
          on: {
            label: 'On',
            note: 'fourteen companions, hired at the Companion House; their costs and abilities are ours, the printed ones are not known; no other expansion needed'
          }
        }
      }
    }
  },
  names: {
    spaces: { 'companions/house': 'Companion House' },
    sources: { 'companions/companion': 'Companions' }
  },
  explain: {
    spaceHelp: {
      'companions/house':
        'Place 1 die: hire an open companion whose number is no higher than the die, for its cost. Without room for another, one of yours goes.'
    }
  },
  prompts: {
    prompts: {
      'companions/hire': { what: 'Hire a companion', how: 'pay its cost' },
      'companions/borrow': { what: 'Take a companion for this round', how: 'no die, no cost' }
    }
  },
  refusals: {
    refusals: {
      'companions/none-to-hire': 'No open companion can be hired with this die and your stock.',
      'companions/die-too-low': 'This companion asks for a die of at least {needs}; yours shows {value}.',
      'companions/dismiss-one': 'You have no room for another companion: say which of yours goes.',
      'companions/same-again': 'Not the same companion two rounds running.'
    }
  },
  log: {
    revealed: { 'companions/rowFilled': 'a new companion was laid out' }
  },
  own: {
    log: {
      hired: '{who} hires a companion: {companion}',
      dismissed: '{who} hires {companion} and dismisses {other}',
      borrowed: '{who} takes a companion for this round: {companion}',
      returned: '{who} returns a companion: {companion}',
      used: '{who} is helped by a companion: {companion}',
      rowFilled: '{n, plural, one {A companion is laid out} other {# companions are laid out}}: {companions}'
    },
    companions: byIds({
      'companion-camel-driver': 'Camel Driver',
      'companion-astrologer': 'Astrologer',
      'companion-money-changer': 'Money Changer',
      'companion-spice-trader': 'Spice Trader',
      'companion-interpreter': 'Interpreter',
      'companion-silk-weaver': 'Silk Weaver',
      'companion-caravan-leader': 'Caravan Leader',
      'companion-innkeeper': 'Innkeeper',
      'companion-court-page': 'Court Page',
      'companion-notary': 'Notary',
      'companion-goldsmith': 'Goldsmith',
      'companion-guide': 'Guide',
      'companion-envoy': 'Envoy',
      'companion-chronicler': 'Chronicler'
    }),
    /** What an ability does; the bundles of a companion are written by code. */
    does: {
      reroll: '{n, plural, one {# reroll} other {# rerolls}} a round for nothing.',
      adjust: '{n, plural, one {Once} other {# times}} a round, turning a die costs no camels.',
      camelsOff: '{n, plural, one {# camel} other {# camels}} less for each route that asks for camels.',
      freePlacement: '{n, plural, one {# occupied space} other {# occupied spaces}} a round for nothing.',
      khansFavor: '{n, plural, one {Once} other {# times}} a round, Khan’s Favor brings more: {reward}.',
      contract:
        '{n, plural, one {Once} other {# times}} a round, completing a contract brings more: {reward}.',
      coinsOff:
        '{n, plural, one {# coin} other {# coins}} off the price of the steps in every Travel action.',
      cardUses:
        '{n, plural, one {# more use} other {# more uses}} than the die allows on city cards that trade or count.',
      onTake: 'When taken: {reward}.',
      roundStart: 'At the start of each later round: {reward}.'
    },
    labels: {
      board: 'Companions to hire',
      yours: 'Companions',
      companion: '{companion}, from die {least}, costs {cost}',
      hire: 'Hire {companion} for {cost}',
      dismiss: 'Dismiss {companion}',
      borrow: 'Take {companion}',
      whom: '{name}: you may have {n, plural, one {one} other {#}}. Which one goes?',
      back: 'Choose another',
      borrowed: 'for this round',
      usesLeft:
        '{n, plural, =0 {used up this round} one {# use left this round} other {# uses left this round}}',
      empty: 'empty place'
    }
  }
})
