/**
 * From what is on the table to the paragraph that tells about it (T-15). Every table is complete: a new refusal,
 * task, item or character does not compile until it has its paragraph.
 */
import type { JourneyRefusal } from '../../../../shared/games/voyages/assist/fares'
import type { PlaceKind } from '../../../../shared/games/voyages/content/map'
import type { Effect } from '../../../../shared/games/voyages/effects'
import type { RefusalCode } from '../../../../shared/games/voyages/refusals'
import type {
  BazaarId,
  BonusActionId,
  CharacterId,
  Item,
  Phase,
  PointSource,
  TaskKind
} from '../../../../shared/games/voyages/types'
import { joinedGroups } from '../../../words/joined'
import { linksOfModules } from '../modules/links'
import type { OfModule } from '../../../../shared/polo/open-game'
import type { ParagraphId } from './structure'

type Links<Key extends string> = Readonly<Record<Key, ParagraphId>>

const refusals: Links<RefusalCode | JourneyRefusal['code']> = {
  'answer-first': 'turn.course',
  'not-offered': 'turn.course',
  'main-action-done': 'turn.course',
  'main-action-owed': 'turn.last',
  'no-such-space': 'turn.place',
  'dice-count': 'turn.place',
  'die-not-in-hand': 'turn.place',
  'die-value': 'characters.raschid-ad-din-sinan',
  'own-colour-there': 'turn.colour',
  'coins-short': 'turn.occupied',
  'camels-short': 'bonus.when',
  'goods-short': 'rewards.goods',
  'khan-full': 'actions.khan',
  'khan-value': 'actions.khan',
  'row-empty': 'contracts.row',
  'no-affordable-step': 'travel.costs',
  'no-post-there': 'actions.city-card',
  'card-occupied': 'actions.city-card',
  'nothing-to-count': 'cards.count',
  'contract-not-active': 'bonus.contract',
  'die-has-no-value': 'characters.raschid-ad-din-sinan',
  'die-at-end': 'bonus.adjust',
  'black-die-taken': 'bonus.black-die',
  'no-black-die': 'rewards.black-die',
  'column-too-high': 'actions.contracts',
  'too-many-uses': 'cards.trade',
  'not-a-neighbour': 'travel.routes',
  'no-steps-left': 'actions.travel',
  'must-move': 'actions.travel',
  'no-post-to-leave': 'characters.wilhelm-von-rubruk',
  'journey-steps': 'actions.travel',
  'journey-short': 'travel.costs',
  'journey-none': 'travel.routes'
}

const tasks: Links<TaskKind> = {
  'pick-character': 'characters.choosing',
  'keep-goals': 'scoring.goals',
  turn: 'turn.course',
  'choose-column': 'actions.bazaar',
  'take-contracts': 'actions.contracts',
  'discard-contract': 'contracts.slots',
  trade: 'cards.trade',
  'choose-goods': 'rewards.goods',
  'pay-goods': 'rewards.goods',
  'camel-or-coin': 'round.compensation',
  rewards: 'rewards.order',
  'copy-bonus': 'posts.copy',
  'own-bonuses': 'cards.city-bonus',
  'contract-offer': 'contracts.drawn',
  move: 'actions.travel',
  settle: 'posts.none-left',
  'move-post': 'posts.none-left'
}

const items: Links<Item> = {
  coin: 'rewards.icons',
  camel: 'rewards.icons',
  pepper: 'rewards.icons',
  silk: 'rewards.icons',
  gold: 'rewards.icons',
  vp: 'game.aim',
  'any-good': 'rewards.goods',
  'different-goods': 'rewards.goods',
  'black-die': 'rewards.black-die',
  contract: 'contracts.drawn',
  move: 'travel.bonus',
  'other-city-bonus': 'posts.copy',
  'own-city-bonus': 'cards.city-bonus'
}

/** The printed action spaces. */
type PrintedSpace = BazaarId | 'khans-favor' | 'take-5-coins' | 'contracts' | 'travel' | 'money-bag'
const spaces: Links<PrintedSpace> = {
  'bazaar-gold': 'actions.bazaar',
  'bazaar-silk': 'actions.bazaar',
  'bazaar-pepper': 'actions.bazaar',
  'bazaar-camel': 'actions.bazaar',
  'khans-favor': 'actions.khan',
  'take-5-coins': 'actions.coins',
  contracts: 'actions.contracts',
  travel: 'actions.travel',
  'money-bag': 'bonus.purse'
}

const bonusActions: Links<BonusActionId> = {
  'complete-contract': 'bonus.contract',
  'money-bag': 'bonus.purse',
  'reroll-die': 'bonus.reroll',
  'adjust-die': 'bonus.adjust',
  'take-black-die': 'bonus.black-die'
}

const characters: Links<CharacterId> = {
  'berke-khan': 'characters.berke-khan',
  'johannes-caprini': 'characters.johannes-caprini',
  'kubilai-khan': 'characters.kubilai-khan',
  'matteo-polo': 'characters.matteo-polo',
  'mercator-ex-tabriz-4p': 'characters.mercator-ex-tabriz',
  'mercator-ex-tabriz-3p': 'characters.mercator-ex-tabriz',
  'mercator-ex-tabriz-2p': 'characters.mercator-ex-tabriz',
  'niccolo-and-marco-polo': 'characters.niccolo-and-marco-polo',
  'raschid-ad-din-sinan': 'characters.raschid-ad-din-sinan',
  'wilhelm-von-rubruk': 'characters.wilhelm-von-rubruk'
}

const places: Links<PlaceKind> = {
  start: 'travel.routes',
  'large-city': 'posts.outpost',
  'small-city': 'posts.small-city',
  beijing: 'posts.beijing',
  oasis: 'travel.routes'
}

const effects: Links<Effect['kind']> = {
  trade: 'cards.trade',
  perCount: 'cards.count',
  byDie: 'cards.die',
  perPip: 'cards.die'
}

const sources: Links<PointSource> = {
  contracts: 'bonus.contract',
  cityCards: 'cards.all',
  cityBonuses: 'posts.small-city',
  posts: 'posts.many',
  beijing: 'posts.beijing',
  goals: 'scoring.goals',
  goods: 'scoring.stock',
  coins: 'scoring.stock',
  mostContracts: 'scoring.contracts'
}

const phases: Links<Phase> = {
  characters: 'characters.choosing',
  goals: 'scoring.goals',
  roundStart: 'round.start',
  income: 'round.income',
  compensation: 'round.compensation',
  turns: 'turn.course',
  roundEnd: 'round.end',
  over: 'scoring.end'
}

/** Things on the table that have no data of their own. */
type Piece = 'dice' | 'figure' | 'post' | 'newPost' | 'route' | 'goal' | 'price'
const pieces: Links<Piece> = {
  dice: 'turn.place',
  figure: 'actions.travel',
  post: 'posts.many',
  newPost: 'posts.placing',
  route: 'travel.routes',
  goal: 'scoring.goals',
  price: 'turn.occupied'
}

const own = {
  refusals,
  tasks,
  items,
  spaces,
  bonusActions,
  characters,
  places,
  effects,
  sources,
  phases,
  pieces
} as const
type Own = typeof own

/** Paragraphs by code, kind or id, those of modules among them. */
export const ruleOf: { readonly [G in keyof Own]: Own[G] & Readonly<Record<OfModule, string>> } =
  joinedGroups(own, ...linksOfModules)
