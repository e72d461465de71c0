/**
 * From what is on the table to the paragraph that tells about it. Every table is complete: a new refusal, task, item or
 * space does not compile until it has its paragraph.
 */
import type { PlaceKind } from '../../../../shared/games/khan/content/map'
import type { Effect } from '../../../../shared/games/khan/effects'
import type { RefusalCode } from '../../../../shared/games/khan/refusals'
import type { BonusActionId, Item, Phase, PointSource, TaskKind } from '../../../../shared/games/khan/types'
import type { ParagraphId } from './structure'

type Links<Key extends string> = Readonly<Record<Key, ParagraphId>>
/** Names that content or another game may bring are found by any id. */
type ById<Key extends string> = Links<Key> & Readonly<Partial<Record<string, ParagraphId>>>

const refusals: Links<RefusalCode> = {
  'answer-first': 'turn.course',
  'not-offered': 'turn.course',
  'main-action-done': 'turn.course',
  'main-action-owed': 'turn.course',
  'no-such-space': 'turn.place',
  'dice-count': 'turn.place',
  'die-not-in-hand': 'turn.place',
  'die-value': 'characters.mixed',
  'own-colour-there': 'turn.place',
  'coins-short': 'turn.jade',
  'camels-short': 'turn.jade',
  'jade-short': 'turn.jade',
  'goods-short': 'turn.jade',
  'jade-part': 'turn.jade',
  'khan-full': 'actions.khan',
  'khan-value': 'actions.khan',
  'die-too-low': 'actions.books',
  'space-barred': 'characters.gantulga-od',
  'no-seal': 'actions.seals',
  'seal-owned': 'actions.seals',
  'seal-needed': 'travel.routes',
  'no-contract': 'actions.contracts',
  'no-affordable-step': 'travel.spaces',
  'no-post-there': 'posts.placing',
  'post-new': 'posts.placing',
  'card-occupied': 'actions.city-card',
  'space-used': 'characters.mixed',
  'no-such-card': 'characters.mixed',
  'card-used': 'characters.mixed',
  'special-full': 'actions.special',
  'nothing-to-count': 'actions.city-card',
  'contract-not-active': 'bonus.contract',
  'die-has-no-value': 'characters.mixed',
  'die-at-end': 'bonus.dice',
  'black-die-taken': 'bonus.dice',
  'no-black-die': 'bonus.dice',
  'too-many-uses': 'actions.city-card',
  'not-a-neighbour': 'travel.routes',
  'no-steps-left': 'travel.spaces',
  'must-move': 'travel.spaces',
  'no-post-to-leave': 'characters.mixed'
}

const tasks: Links<TaskKind> = {
  'pick-character': 'setup.players',
  'keep-goals': 'scoring.goals',
  turn: 'turn.course',
  'choose-offer': 'actions.books',
  'take-seal': 'actions.seals',
  'take-contracts': 'actions.contracts',
  'discard-contract': 'actions.contracts',
  'city-contract': 'contracts.drawn',
  trade: 'actions.city-card',
  'choose-goods': 'characters.mixed',
  'pay-goods': 'actions.city-card',
  'camel-or-coin': 'round.compensation',
  'choose-reward': 'bonus.money-bag',
  rewards: 'posts.bonuses',
  'copy-bonus': 'posts.bonuses',
  'own-bonuses': 'actions.city-card',
  'double-bonus': 'characters.mailin-and-tian-chin',
  'swap-pairs': 'characters.isabella-donati',
  'pick-black': 'setup.black-dice',
  'contract-offer': 'contracts.drawn',
  move: 'travel.spaces',
  settle: 'posts.placing',
  'extra-post': 'posts.extra',
  'move-post': 'posts.none-left'
}

const items: Links<Item> = {
  coin: 'turn.jade',
  camel: 'turn.jade',
  pepper: 'actions.books',
  silk: 'actions.books',
  gold: 'actions.books',
  jade: 'turn.jade',
  vp: 'game.aim',
  'any-good': 'characters.mixed',
  'different-goods': 'characters.mixed',
  'black-die': 'bonus.dice',
  contract: 'contracts.drawn',
  'contract-from-city': 'contracts.drawn',
  move: 'travel.move',
  'other-city-bonus': 'posts.bonuses',
  'own-city-bonus': 'actions.city-card',
  'coins-or-camel': 'characters.mongke-khan'
}

/** The printed action spaces; city cards are told of as cards. */
type PrintedSpace =
  | 'book-1'
  | 'book-2'
  | 'book-3-upper'
  | 'book-3-lower'
  | 'khans-favor'
  | 'guild-seals'
  | 'travel-lower'
  | 'travel-middle'
  | 'travel-upper'
  | 'contracts'
  | 'special-balkh'
  | 'special-hormuz'
  | 'special-baghdad'
  | 'money-bag'
const spaces: ById<PrintedSpace> = {
  'book-1': 'actions.books',
  'book-2': 'actions.books',
  'book-3-upper': 'actions.books',
  'book-3-lower': 'actions.books',
  'khans-favor': 'actions.khan',
  'guild-seals': 'actions.seals',
  'travel-lower': 'travel.spaces',
  'travel-middle': 'travel.spaces',
  'travel-upper': 'travel.spaces',
  contracts: 'actions.contracts',
  'special-balkh': 'actions.special',
  'special-hormuz': 'actions.special',
  'special-baghdad': 'actions.special',
  'money-bag': 'bonus.money-bag',
  'gunj-goods': 'characters.mixed',
  'gunj-move': 'characters.mixed'
}

const bonusActions: Links<BonusActionId> = {
  'complete-contract': 'bonus.contract',
  'improve-seal': 'bonus.seal',
  'money-bag': 'bonus.money-bag',
  'reroll-die': 'bonus.dice',
  'adjust-die': 'bonus.dice',
  'take-black-die': 'bonus.dice'
}

type OwnCharacter =
  | 'filippo-vitello'
  | 'mongke-khan'
  | 'de-wu'
  | 'abha-basu'
  | 'mailin-and-tian-chin'
  | 'isabella-donati'
  | 'gantulga-od'
const characters: ById<OwnCharacter> = {
  'filippo-vitello': 'characters.filippo-vitello',
  'mongke-khan': 'characters.mongke-khan',
  'de-wu': 'characters.de-wu',
  'abha-basu': 'characters.abha-basu',
  'mailin-and-tian-chin': 'characters.mailin-and-tian-chin',
  'isabella-donati': 'characters.isabella-donati',
  'gantulga-od': 'characters.gantulga-od',
  'gunj-kokochin': 'characters.mixed',
  'khan-arghun': 'characters.mixed'
}

/** Places by kind, cities by what they offer. */
const places: Links<PlaceKind | 'contract' | 'card' | 'bonus' | 'special'> = {
  start: 'travel.routes',
  city: 'posts.bonuses',
  oasis: 'travel.routes',
  contract: 'actions.contracts',
  card: 'actions.city-card',
  bonus: 'posts.bonuses',
  special: 'actions.special'
}

const effects: Links<Effect['kind']> = {
  trade: 'actions.city-card',
  perCount: 'actions.city-card',
  byDie: 'actions.city-card',
  perPip: 'actions.city-card',
  takeSeal: 'actions.seals'
}

const sources: Links<PointSource> = {
  contracts: 'bonus.contract',
  cityCards: 'actions.city-card',
  cities: 'posts.bonuses',
  posts: 'posts.placing',
  characters: 'setup.players',
  shields: 'scoring.shields',
  goals: 'scoring.goals',
  goods: 'scoring.end',
  coins: 'scoring.end',
  mostContracts: 'scoring.contracts'
}

const phases: Links<Phase> = {
  characters: 'setup.players',
  goals: 'scoring.goals',
  income: 'round.start',
  compensation: 'round.compensation',
  turns: 'turn.course',
  over: 'scoring.end'
}

/** Things on the table that have no data of their own. */
type Piece =
  | 'dice'
  | 'figure'
  | 'post'
  | 'newPost'
  | 'route'
  | 'goal'
  | 'price'
  | 'hourglass'
  | 'outpost'
  | 'seal'
  | 'shield'
const pieces: Links<Piece> = {
  dice: 'turn.place',
  figure: 'travel.spaces',
  post: 'posts.placing',
  newPost: 'posts.placing',
  route: 'travel.routes',
  goal: 'scoring.goals',
  price: 'turn.occupied',
  hourglass: 'travel.first',
  outpost: 'posts.bonuses',
  seal: 'actions.seals',
  shield: 'scoring.shields'
}

export const ruleOf = {
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
