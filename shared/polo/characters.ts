/**
 * Characters shared by several games of the family. A character is data and hooks; which games it fits follows from
 * what it uses (`fitsIn`), not from a list.
 */
import type { Amounts } from './stock'

/** What characters of several games receive. */
type SharedItems = Amounts<
  | 'coin'
  | 'camel'
  | 'pepper'
  | 'silk'
  | 'gold'
  | 'vp'
  | 'any-good'
  | 'black-die'
  | 'contract'
  | 'move'
  | 'three-gifts'
>

/** An action space that only its character may use: one die of any value on it in a round. */
export interface OwnSpace<Items = SharedItems> {
  readonly id: string
  readonly brings: Items
  /** What each opponent receives after it. */
  readonly opponents?: Items
}

/** What a character changes; its game adds to it. Each character sets only the fields that it uses. */
export interface FamilyCharacter<Id extends string, Items = SharedItems, Route = FreeRoad> {
  readonly id: Id
  /** Number of players this tile is for; absent for all (some have several versions). */
  readonly players?: number
  /** Where the figures start; absent: at the game's own start. */
  readonly start?: string
  readonly figures?: number
  /** A post placed at set-up. */
  readonly firstPost?: string
  readonly extraPosts?: number
  /** Received at the start of every round. */
  readonly roundStart?: Items
  /** White dice held every round. */
  readonly whiteDice?: number
  /** False: dice have no value until placed. */
  readonly rolls?: false
  /** Coins paid on an occupied space; absent: the value of the lowest die. */
  readonly payForOccupied?: (lowest: number) => number
  /** Roads from a place besides the printed ones; each replaces a printed road to the same place, unless it has a name. */
  readonly routesFrom?: (from: string, oases: readonly string[]) => readonly Route[]
  /** Received when an opponent uses an action space. */
  readonly afterOpponentAction?: (space: SharedSpace) => Items | undefined
  /** Received for the n-th post placed from the seat's supply; posts that move bring nothing. */
  readonly afterPost?: (post: number) => Items | undefined
  /** May leave posts in cities passed through. */
  readonly leavesPosts?: true
  /** Action spaces of its own. */
  readonly spaces?: readonly OwnSpace<Items>[]
  /** City cards beside the board, each of which it may use once (see `beside-cards.ts`). */
  readonly cityCards?: number
}

/** An action space, as seen by characters that share in what opponents receive there. */
export interface SharedSpace {
  readonly id: string
  readonly good?: string
}
interface FreeRoad {
  readonly from: string
  readonly to: string
  readonly cost: Readonly<Record<never, number>>
}

const character = <Id extends string>(one: FamilyCharacter<Id>): FamilyCharacter<Id> => one

/** The rewards of Altan Ord's first six posts: the n-th post brings the first n of these. */
const ladder: readonly SharedItems[] = [
  { vp: 1 },
  { coin: 1 },
  { camel: 1 },
  { pepper: 1 },
  { silk: 1 },
  { gold: 1 }
]

/**
 * The n-th post brings the first n rewards of the ladder, the seventh all six and a black die; later ones bring nothing
 * extra.
 */
export const altanOrd = character({
  id: 'altan-ord',
  afterPost: (post): SharedItems | undefined => {
    if (post > ladder.length + 1) return undefined
    const last: SharedItems = post > ladder.length ? { 'black-die': 1 } : {}
    return Object.assign({}, ...ladder.slice(0, post), last) as SharedItems
  }
})

/** Never pays for an occupied space; all other limits hold. */
export const berkeKhan = character({ id: 'berke-khan', payForOccupied: () => 0 })

/** Three gifts to choose from each round. */
export const fratreNicolao = character({ id: 'fratre-nicolao', roundStart: { 'three-gifts': 1 } })

/** Two spaces of her own: camels and goods, after which every opponent gets a good; or one step. */
export const gunjKokochin = character({
  id: 'gunj-kokochin',
  spaces: [
    { id: 'gunj-goods', brings: { camel: 2, 'any-good': 2 }, opponents: { 'any-good': 1 } },
    { id: 'gunj-move', brings: { move: 1 } }
  ]
})

/** From any oasis to any other in one step without route cost; 3 coins each round. */
export const johannesCaprini = character({
  id: 'johannes-caprini',
  roundStart: { coin: 3 },
  routesFrom: (from, oases) =>
    oases.includes(from) ? oases.filter((to) => to !== from).map((to) => ({ from, to, cost: {} })) : []
})

/** Starts in Beijing with a post there. */
export const kubilaiKhan = character({ id: 'kubilai-khan', start: 'beijing', firstPost: 'beijing' })

/** Six city cards beside the board. */
export const khanArghun = character({ id: 'khan-arghun', cityCards: 6 })

/** A white die and a contract from the pile each round. */
export const matteoPolo = character({ id: 'matteo-polo', whiteDice: 1, roundStart: { contract: 1 } })

/** Shares in the opponents' actions: with fewer players, in more kinds of them. */
const mercator = <Id extends string>(
  id: Id,
  players: number,
  extras: Readonly<Record<string, SharedItems>>
) =>
  character({
    id,
    players,
    afterOpponentAction: ({ id: space, good }) => (good === undefined ? extras[space] : { [good]: 1 })
  })

/** Mercator's versions. `forTwo`: what further spaces of the game bring with two players. */
export const mercators = (forTwo: Readonly<Record<string, SharedItems>> = {}) =>
  [
    mercator('mercator-ex-tabriz-4p', 4, {}),
    mercator('mercator-ex-tabriz-3p', 3, { 'khans-favor': { camel: 1 } }),
    mercator('mercator-ex-tabriz-2p', 2, { 'khans-favor': { camel: 1 }, ...forTwo })
  ] as const

/** Two figures share every movement; 1 camel each round. */
export const niccoloAndMarcoPolo = character({
  id: 'niccolo-and-marco-polo',
  figures: 2,
  roundStart: { camel: 1 }
})

/** Does not roll: dice get their value when placed; no compensation. */
export const raschidAdDinSinan = character({ id: 'raschid-ad-din-sinan', rolls: false })

/** Two posts more, and may leave them in cities passed through. */
export const wilhelmVonRubruk = character({ id: 'wilhelm-von-rubruk', extraPosts: 2, leavesPosts: true })

/** All characters of the family; a game takes in those that fit. */
export const familyCharacters: readonly FamilyCharacter<string>[] = [
  altanOrd,
  berkeKhan,
  fratreNicolao,
  gunjKokochin,
  johannesCaprini,
  khanArghun,
  kubilaiKhan,
  matteoPolo,
  ...mercators(),
  niccoloAndMarcoPolo,
  raschidAdDinSinan,
  wilhelmVonRubruk
]

/** The parts of a game that decide whether a character fits in. */
export interface HostGame<Item extends string = string> {
  /** Everything that a reward may name. */
  readonly items: readonly Item[]
  readonly spaces: readonly SharedSpace[]
  /** Where figures start and posts may stand. */
  readonly start: string
  readonly holdsPosts: (place: string) => boolean
  /** The most posts that a player can place. */
  readonly posts: number
  /** City cards that neither cities nor rounds need. */
  readonly spareCards: number
}

/**
 * True if a game has all that the character uses: its items, a place for its first post, spaces in which it shares, city
 * cards.
 */
export function fitsIn<Item extends string, Id extends string>(
  game: HostGame<Item>,
  one: FamilyCharacter<Id>
): one is FamilyCharacter<Id, Amounts<Item>> {
  const { afterOpponentAction, cityCards = 0, firstPost, start = game.start } = one
  const items: readonly string[] = game.items
  return (
    received(game, one)
      .flatMap(Object.keys)
      .every((item) => items.includes(item)) &&
    start === game.start &&
    cityCards <= game.spareCards &&
    (firstPost === undefined || game.holdsPosts(firstPost)) &&
    (afterOpponentAction === undefined || game.spaces.some((space) => afterOpponentAction(space)))
  )
}

/** Everything that a character brings to itself and to others, except for its share in opponents' actions. */
const received = (
  { posts }: Pick<HostGame, 'posts'>,
  { afterPost, roundStart = {}, spaces = [] }: FamilyCharacter<string>
): readonly SharedItems[] => [
  roundStart,
  ...Array.from({ length: posts }, (_, before) => afterPost?.(before + 1) ?? {}),
  ...spaces.flatMap(({ brings, opponents = {} }) => [brings, opponents])
]
