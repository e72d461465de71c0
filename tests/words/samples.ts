/** Arguments to try the functions of the catalogues with. */
import { cityCards } from '../../shared/games/voyages/content/city-cards'
import type { Cause } from '../../shared/games/voyages/types'

type Arguments = readonly unknown[]

const bundles = [{ camel: 1, pepper: 3 }, { gold: 2, 'black-die': 1 }, {}]
const [cost, reward] = bundles
const effects = cityCards.map(({ effect }) => effect)
const causes: readonly Cause[] = [
  { kind: 'compensation' },
  { kind: 'contractColumn', column: 6 },
  { kind: 'cityBonus', location: 'ormuz' },
  { kind: 'outpost', location: 'moscow' },
  { kind: 'contract', contract: 'x' },
  { kind: 'character', character: 'matteo-polo' },
  { kind: 'space', space: 'travel' }
]

/** Numbers of a refusal or a fault: 2 for whatever is asked, except for what is no number. */
const numbers = new Proxy<Record<string, unknown>>(
  {
    item: 'camel',
    requirement: 'two-drivers',
    card: 'silk-red',
    reason: 'EIO',
    problem: 'comma',
    expected: 'list',
    path: ''
  },
  { get: (known, key) => (typeof key === 'symbol' || key === 'toJSON' ? undefined : (known[key] ?? 2)) }
)
const names = ['Anna', 'Émile', 'Ben']

/** Of functions that take more than texts and numbers, by the end of their path: the first that fits. */
const special: readonly (readonly [path: RegExp, samples: readonly Arguments[]])[] = [
  // Played games say these.
  [/log\.sentence$/, []],
  [
    /dieName$/,
    [
      [{ colour: 'own', value: 5 }, 'red', 1],
      [{ colour: 'white', value: 0 }, 'red']
    ]
  ],
  [/columnName$/, [['bazaar-silk', 4, cost]]],
  [
    /spaceName$/,
    [
      ['travel', 2],
      ['contracts', 1]
    ]
  ],
  [
    /(travelName|goName)$/,
    bundles.flatMap((one) => [
      ['oasis-a', one],
      ['ormuz', one]
    ])
  ],
  [/(contractName|completeName|explain\.contract)$/, [[cost, reward, 5]]],
  [/rowName$/, [[2, cost, reward, 1]]],
  [
    /tradeName$/,
    [
      [1, cost, reward],
      [3, cost, reward]
    ]
  ],
  [/(goodsName|bundleShort)$/, bundles.map((one) => [one])],
  [
    /(itemName|noun|names\.amount|stock)$/,
    [
      ['camel', 1],
      ['camel', 2],
      ['own-city-bonus', 1],
      ['vp', 0]
    ]
  ],
  [/goalName$/, [[['moscow', 'ormuz'], 5]]],
  [/effectWords$/, effects.map((effect) => [effect])],
  [/cityCard$/, effects.map((effect) => ['ormuz', effect])],
  [
    /(explain\.outpost|explain\.cityBonus)$/,
    [
      ['ormuz', cost],
      ['moscow', cost]
    ]
  ],
  [
    /routeCost$/,
    [
      ['oasis-a', 'moscow', cost],
      ['moscow', 'ormuz', {}]
    ]
  ],
  [/reasonOf$/, [...causes.map((cause) => [cause]), [undefined]]],
  [/refusalSentence$/, [[{ code: 'unheard-of' }, String]]],
  [/packFault$/, [['name-twice', { name: 'Lop' }]]],
  [
    /(hints\.target|goTo)$/,
    [
      ['Lop', 2, 1],
      ['Lop', 1, 0],
      ['Lop', 0, 1]
    ]
  ],
  [
    /wayOf$/,
    [
      [1, 2, 1],
      [undefined, 1, 0]
    ]
  ],
  [/voyages\/words\/refusals\.unreachable$/, [[1], [2]]],
  [/barrierOf$/, [['Anna']]],
  [/(refusals|faults|sentences)\.[\w-]+$/, [[numbers, (): string => 'Balkh']]],
  [
    /(handCard|cardsOf)$/,
    [
      ['oil-red', 2, 1],
      ['driver-blue', 1, 0]
    ]
  ],
  [
    /expedition\/assist\/words\.reach$/,
    [
      [{ camel: undefined, space: 'Balkh', spaces: 1, chests: 0, beyond: undefined }],
      [{ camel: 2, space: 'Balkh', spaces: 3, chests: 2, beyond: 'Lop' }]
    ]
  ],
  [/expedition\/assist\/words\.draw$/, [[['driver-blue', 'silk-red'], 'Lop']]],
  [/expedition\/assist\/words\.threats\.\w+$/, [['Anna', 2, 'Etzina', 3]]],
  [/(controls\.take|controls\.shown|names\.card)$/, [['driver-blue'], ['spices-green']]],
  [/(names\.hand|spending)$/, [[['oil-red', 'oil-red', 'driver-blue']]]],
  [/(discards)$/, [[1, 'driver-blue'], [4]]],
  [
    /bothOf$/,
    [
      [
        [
          { number: 1, name: 'Balkh' },
          { number: 2, name: 'Lop' }
        ],
        3,
        1
      ]
    ]
  ],
  [
    /expedition\/words\/controls\.space$/,
    [
      [
        {
          name: 'Balkh',
          requirement: 'two-drivers',
          chest: 2,
          scoring: 3,
          camels: names,
          cost: { cards: 2, gold: 1 }
        }
      ],
      [{ name: 'Ormuz', chest: 0, camels: [] }]
    ]
  ],
  [
    /expedition\/words\/explain\.space$/,
    [
      [
        'Balkh',
        { requirement: 'two-drivers', chest: 2, scoring: 3 },
        true,
        { stage: 1, stageCity: 'Ganzhou', finalCity: 'Dadu' }
      ],
      [
        'Dadu',
        { scoring: 3 },
        false,
        { stage: 2, stageCity: 'Ganzhou', finalCity: 'Dadu', kind: 'final-city' }
      ]
    ]
  ],
  [
    /expedition\/words\/names\.space$/,
    [
      [{ id: 'ormuz', name: 'X' }, true],
      [{ id: 'x', name: 'X' }, false]
    ]
  ],
  [/whereabouts$/, [[['Balkh']], [['Balkh', 'Lop']]]],
  [/(controls\.rival|chart)$/, [['Anna', ['a', 'b']]]],
  [
    /(common\.and|found|muted|winners|listOf|names\.list|waitingFor)$/,
    [
      [names, []],
      [['Anna'], ['Ben']]
    ]
  ],
  [
    /differs$/,
    [
      ['1.0', '1.1', 'here'],
      ['1.0', '1.1', 'there'],
      ['1.0', '1.1', 'either']
    ]
  ],
  [/(mdns)$/, [[true], [false]]],
  [
    /(beacon)$/,
    [
      [41270, true],
      [41270, false]
    ]
  ]
]

/** Counts where texts belong, and texts where counts do, make sentences with holes: those are no samples. */
const isWhole = (said: unknown): boolean => !/NaN|undefined|\s$|^\s/.test(String(said))

/** Sets of arguments that functions of counts, texts and lists might take: counts in each plural form, then names. */
const plain: readonly Arguments[] = [
  ...[0, 1, 2, 5, 12].map((n) => [n, n, n, n]),
  ['Anna', 'Ormuz', 'Lop'],
  ['Émile', 'Balkh', 'Dadu'],
  [names, names, names],
  ['Ormuz', names, 2]
]

/**
 * What to try a function with; `path` names it, as a leaf of the catalogues. Where nothing is known of it, what all of
 * its languages take and make a sentence of; undefined where they take none of it.
 */
export function samplesOf(
  path: string,
  languages: readonly ((...given: Arguments) => unknown)[]
): readonly Arguments[] | undefined {
  const known = special.find(([end]) => end.test(path))?.[1]
  if (known) return known
  const taken = plain.filter((sample) => {
    try {
      return languages.every((speak) => isWhole(speak(...sample)))
    } catch {
      return false
    }
  })
  if (taken.length === 0) return undefined
  // A list can be written as a text by accident: where counts or texts do, lists need not.
  return taken.some(([first]) => typeof first === 'number')
    ? taken.filter(([first]) => !Array.isArray(first))
    : taken
}
