// The import arrows of the house: which room may know which. `npm run lint:arrows` checks them.

'use strict'

const rooms = ['main', 'preload', 'renderer']

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
      'game-imports-engine-only',
      'A game imports the engine and itself; games never import each other.',
      { path: '^shared/games/([^/]+)/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|games/$1)/' }
    ),
    arrow(
      'bots-import-engine-only',
      'What a bot knows of one game lies in that game.',
      { path: '^shared/bots/' },
      { path: '^shared/', pathNot: '^shared/(?:engine|bots)/' }
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
    arrow(
      'only-the-registry-imports-games',
      'In shared/, only shared/games/index.ts imports games; the host takes them from the registry.',
      {
        path: '^(?:shared|main|preload)/',
        pathNot: ['^shared/games/index\\.ts$', '^shared/games/[^/]+/', '\\.test\\.ts$']
      },
      { path: '^shared/games/[^/]+/' }
    ),
    arrow(
      'one-game-one-face',
      'The board of one game does not import the board of another.',
      { path: '^renderer/games/([^/]+)/' },
      { path: '^(?:renderer|shared)/games/[^/]+/', pathNot: '^(?:renderer|shared)/games/$1/' }
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
