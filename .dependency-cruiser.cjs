// The import arrows of the house: which room may know which. `npm run lint:arrows` checks them.

'use strict'

const rooms = ['main', 'preload', 'renderer']

/** The rooms of the host, from the one that knows all that follow to the one that knows none. */
const hostRooms = ['session', 'table', 'people', 'updates', 'folder']

/** The rooms of the page: each may import itself and those before it. What one row holds may import each other. */
const pageRooms = [
  ['contract'],
  ['words'],
  ['art', 'theme'],
  ['link'],
  ['stores'],
  ['kit'],
  ['polo'],
  ['games'],
  ['features'],
  ['table'],
  ['screens'],
  ['gallery', 'App\\.vue', 'main\\.ts']
]

/** The features of the page, in the same order: each may import itself and those before it. */
const features = [
  'help',
  'sound',
  'rules',
  'replay',
  'guide',
  'advice',
  'lan',
  'statistics',
  'analysis',
  'solo',
  'standings',
  'recap',
  'moments',
  'updates',
  'settings'
]

/** One forbidden arrow: imports from `from` to `to` are errors; `except` lists what `to` still allows. */
const arrow = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...rooms.map((room) =>
      arrow(
        `${room}-knows-no-other-room`,
        `${room}/ may import shared/ and packages; the rooms talk over the bridge or a socket.`,
        { path: `^${room}/` },
        { path: `^(?:${rooms.filter((other) => other !== room).join('|')})/` }
      )
    ),
    arrow(
      'product-knows-no-tests',
      'The product does not import tests or build scripts.',
      { path: '^(?:shared|main|preload|renderer)/', pathNot: '\\.test\\.ts$' },
      { path: '^(?:tests|build)/' }
    ),
    arrow(
      'shared-knows-no-room',
      'Nothing imports upward: shared/ is used by all rooms and knows none.',
      { path: '^shared/' },
      { path: `^(?:${rooms.join('|')})/` }
    ),
    arrow(
      'shared-is-pure',
      'shared/ runs in Node, in the page and in workers: no Node modules there.',
      { path: '^shared/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] }
    ),
    arrow(
      'renderer-is-a-page',
      'renderer/ runs in a browser: no Node modules there.',
      { path: '^renderer/', pathNot: ['\\.test\\.ts$', '\\.mjs$'] },
      { dependencyTypes: ['core'] }
    ),
    arrow(
      'engine-knows-no-game',
      'The engine is what is true of every game.',
      { path: '^shared/engine/' },
      { path: '^shared/', pathNot: '^shared/engine/' }
    ),
    arrow(
      'family-imports-engine-only',
      'The family is what its games have in common. That it names none of them is the rule of the registry, below.',
      { path: '^shared/polo/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|polo|games)/' }
    ),
    arrow(
      'game-looks-down',
      'A game imports its family, the engine and itself; games never import each other.',
      { path: '^shared/games/([^/]+)/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|players|polo|games/$1)/' }
    ),
    arrow(
      'expedition-is-not-of-the-family',
      'Expedition shares neither dice nor contracts with the family.',
      { path: '^shared/games/expedition/' },
      { path: '^shared/polo/' }
    ),
    arrow(
      'players-import-engine-only',
      'What a bot knows of one game lies in that game.',
      { path: '^shared/players/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|players)/' }
    ),
    arrow(
      'protocol-imports-engine-at-most',
      'Messages are the same for every game.',
      { path: '^shared/protocol/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|protocol)/' }
    ),
    arrow(
      'lan-addresses-know-nothing',
      'Addresses and room codes are plain arithmetic.',
      { path: '^shared/lan/' },
      { path: '^shared/', pathNot: '^shared/lan/' }
    ),
    arrow(
      'discovery-knows-no-host',
      'Finding knows addresses, not tables: what a hello says is the business of whoever gives it one.',
      { path: '^main/lan/discovery/' },
      { path: '^(?:main|shared)/', pathNot: '^(?:main/lan/discovery|shared/lan)/' }
    ),
    ...hostRooms.map((room, at) =>
      arrow(
        `host-${room}-looks-down`,
        `main/host/${room}/ may import the rooms of the host below it: ${hostRooms.join(' -> ')}; the table knows its players.`,
        { path: `^main/host/${room}/` },
        {
          path: '^main/',
          pathNot: [
            `^main/host/(?:${hostRooms.slice(at).join('|')})/`,
            '^main/host/refusal-error\\.ts$',
            ...(room === 'table' ? ['^main/host/players/'] : [])
          ]
        }
      )
    ),
    arrow(
      'host-players-know-no-table',
      'What plays at a table is told all it needs.',
      { path: '^main/host/players/' },
      { path: '^main/', pathNot: ['^main/host/players/', '^main/host/refusal-error\\.ts$'] }
    ),
    arrow(
      'host-no-circle',
      'No circle of files in the host, types included: what two files say of each other belongs in a third.',
      { path: '^main/host/' },
      { circular: true }
    ),
    arrow(
      'only-the-registry-imports-games',
      'In shared/, only shared/games/index.ts imports games; the host takes them from the registry.',
      {
        path: '^(?:shared|main|preload)/',
        pathNot: ['^shared/games/index\\.ts$', '^shared/games/[^/]+/', '\\.test\\.ts$']
      },
      { path: '^shared/games/[^/]+/' }
    ),
    ...pageRooms.slice(0, -1).map((room, at) =>
      arrow(
        `page-${room[0]}-looks-up`,
        `renderer/${room.join(', ')} may import what stands before it: ${pageRooms.map((one) => one[0]).join(', ')}.`,
        { path: `^renderer/(?:${room.join('|')})/` },
        {
          path: `^renderer/(?:${pageRooms
            .slice(at + 1)
            .flat()
            .map((one) => (one.includes('.') ? `${one}$` : `${one}/`))
            .join('|')})`
        }
      )
    ),
    ...features
      .slice(0, -1)
      .map((feature, at) =>
        arrow(
          `page-feature-${feature}-looks-up`,
          `A feature may import those before it: ${features.join(', ')}.`,
          { path: `^renderer/features/${feature}/` },
          { path: `^renderer/features/(?:${features.slice(at + 1).join('|')})/` }
        )
      ),
    arrow(
      'page-has-known-rooms',
      'A new folder of the page needs its place in the order.',
      { path: '^renderer/' },
      {
        path: '^renderer/',
        pathNot: [`^renderer/(?:${pageRooms.flat().join('|')})(?:/|$)`, '^renderer/features/']
      }
    ),
    arrow(
      'page-has-known-features',
      'A new feature needs its place in the order.',
      { path: '^renderer/' },
      // What is fetched later is listed for those above the features.
      {
        path: '^renderer/features/',
        pathNot: `^renderer/features/(?:later\\.ts$|(?:${features.join('|')})/)`
      }
    ),
    arrow(
      'only-the-entry-knows-the-registry',
      'main.ts gives the page its games; nothing else knows which there are.',
      { path: '^renderer/', pathNot: '^renderer/main\\.ts$' },
      { path: '^renderer/games/index\\.ts$' }
    ),
    arrow(
      'page-fetches-games',
      'The page fetches each game when it is needed (stores/games.ts); only workers have all of them at once.',
      { path: '^renderer/', pathNot: '-worker\\.ts$' },
      { path: '^shared/games/(?:index|thinking)\\.ts$', dependencyTypesNot: ['type-only'] }
    ),
    arrow(
      'only-the-registry-knows-faces',
      'What the page knows of a game it knows by the contract. The gallery shows pieces of all of them.',
      { path: '^renderer/', pathNot: '^renderer/(?:games|gallery)/' },
      { path: '^renderer/games/[^/]+/' }
    ),
    arrow(
      'page-no-circle',
      'No circle of files in the page, types included: what two files say of each other belongs in a third.',
      { path: '^renderer/' },
      { circular: true }
    ),
    arrow(
      'one-game-one-face',
      'The board of one game does not import the board of another.',
      { path: '^renderer/games/([^/]+)/' },
      { path: '^(?:renderer|shared)/games/[^/]+/', pathNot: '^(?:renderer|shared)/games/$1/' }
    ),
    arrow(
      'page-polo-knows-no-game',
      "The family's pieces are given what they show: by props, or by what a game gives at its table.",
      { path: '^renderer/polo/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|polo|protocol)/' }
    ),
    arrow(
      'shared-no-circle',
      'No circle of files in shared/, types included: types that name each other stand in one file.',
      { path: '^shared/' },
      { circular: true }
    ),
    arrow(
      'no-cycle',
      'A circle of run-time imports hides who owns what.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }
    ),
    arrow(
      'no-unresolved',
      'An import that leads nowhere.',
      { pathNot: '^build/' },
      { couldNotResolve: true, pathNot: '^electron$' }
    )
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:out|dist|coverage|test-results)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.cjs', '.vue', '.json']
    }
  }
}
