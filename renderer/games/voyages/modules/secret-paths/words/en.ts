/** English: what the Secret Paths say. The groups are those of the game's own words; `own` is theirs alone. */
import { english } from '../../../../../words/message'

export const en = english({
  options: {
    options: {
      'secret-paths': {
        label: 'Secret Paths',
        values: {
          off: { label: 'Off', note: 'adds a character for the draft and path tokens' },
          on: {
            label: 'On',
            note: 'one more character for the draft, who collects path tokens for his journeys; what the twelve tokens do is ours, the printed ones are not known; needs the draft of characters, no other expansion'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'secret-paths/andre-de-longjumeau': {
        name: 'André de Longjumeau',
        short: 'Draws 2 path tokens each round and keeps one',
        full: 'Draws two path tokens when a round begins and keeps one of them. Each helps one of his journeys, or is a step on the map, and is then used up.'
      }
    },
    amounts: {
      'secret-paths/path': '{n, plural, one {# path token} other {one of # path tokens}}'
    }
  },
  explain: {
    items: {
      'secret-paths/path':
        'Draw path tokens and keep one. It lies face up before you until you use it for a journey, once.'
    }
  },
  prompts: {
    prompts: {
      'secret-paths/keep-path': { what: 'Keep a path token', how: 'the other one goes back' }
    }
  },
  refusals: {
    refusals: {
      'secret-paths/no-such-path': 'You do not hold this path token.',
      'secret-paths/in-a-movement':
        'This path token serves a journey: use it once you have planned one, before its first step.',
      'secret-paths/bonus-action':
        'This path token is a bonus action of its own and does not serve a journey.',
      'secret-paths/travel-alone':
        'This path token works only with the Travel action, not with a bonus movement.',
      'secret-paths/too-late': 'One path token a movement, and only before its first step.',
      'secret-paths/by-one-die': 'You use this path token by placing a single die on Travel.',
      'secret-paths/of-no-use': 'This path token would change nothing for you.'
    }
  },
  log: {
    revealed: {
      'secret-paths/pathDrawn': 'path tokens were drawn',
      'secret-paths/pathsShuffled': 'the path tokens were shuffled'
    }
  },
  own: {
    log: {
      pathsShuffled: 'The used path tokens are shuffled',
      pathDrawn: '{who} draws a path token: {path}',
      pathKept: '{who} keeps {path}',
      pathUsed: '{who} uses a path token: {path}'
    },
    /** What a token is called, as a title, by what it does. */
    paths: {
      steps: '{n, plural, one {One more step} other {# more steps}}',
      freeRoads: '{n, plural, one {One free route} =2 {Two free routes} other {# free routes}}',
      allRoadsFree: 'All routes free',
      oases: 'Oasis to oasis',
      'large-city': 'Large city to large city',
      'small-city': 'Small city to small city',
      coinsOff: '{n, plural, one {One coin off} =6 {Six coins off} other {# coins off}}',
      move: '{n, plural, one {A step} other {# steps}}',
      passingPost: 'Post in passing',
      dice: 'Lone rider'
    },
    pathHelp: {
      steps:
        'A Travel action may have {n, plural, one {one more step, without coins for it} other {# more steps, without coins for them}}.',
      freeRoads:
        '{n, plural, one {One route of a movement costs} =2 {Two routes of a movement cost} other {# routes of a movement cost}} nothing.',
      allRoadsFree: 'All routes of one movement cost nothing.',
      oases: 'In one movement go from any oasis to any other, each a step whose route costs nothing.',
      'large-city':
        'Once in a movement go from a large city to any other: one step{n, plural, =0 {} one { and # camel} other { and # camels}}.',
      'small-city':
        'Once in a movement go from a small city to any other: one step{n, plural, =0 {} one { and # camel} other { and # camels}}.',
      coinsOff: 'A Travel action costs {n, plural, one {# coin} other {# coins}} less for its steps.',
      move: 'A bonus action: {n, plural, one {one step} other {up to # steps}} on the map.',
      passingPost: 'In one movement leave a post in one city that you pass through.',
      dice: 'A Travel action with a single die: place it on Travel.'
    },
    labels: {
      paths: 'Path tokens',
      use: 'Use path token: {path}',
      plan: 'Travel with path token: {path}',
      keep: 'Keep path token: {path}'
    }
  }
})
