/**
 * The texts that the family's components show, as a game's catalogue gives them in the language in use, and links to
 * its rules.
 */
import type { Die, DieColour } from '../../shared/polo/dice'
import type { BundleOf } from '../art/icons'

type Texts = Readonly<Record<string, string | undefined>>

/** Labels that stand on the pieces. */
export interface FamilyLabels {
  readonly asNeeded: string
  readonly asNeededHelp: string
  readonly bonusBar: string
  readonly chooseDice: string
  readonly chosen: string
  readonly completeNow: string
  readonly contractsInHand: string
  readonly camelSlider: string
  readonly cancel: string
  readonly confirm: string
  readonly decline: string
  readonly discardLast: string
  readonly drawMark: string
  readonly endTurn: string
  readonly actionDone: string
  readonly drawn: string
  readonly free: string
  readonly gain: string
  readonly go: string
  readonly goals: string
  readonly goOn: string
  readonly khan: string
  readonly lossEnd: string
  readonly lossStay: string
  readonly lossText: string
  readonly lossTitle: string
  readonly lowest: string
  readonly map: string
  readonly makesRoom: string
  readonly makesRoomHelp: string
  readonly mayMakeRoom: string
  readonly mayMakeRoomHelp: string
  readonly roomAsked: string
  readonly minus: string
  readonly neutral: string
  readonly newPost: string
  readonly noContract: string
  readonly noDice: string
  readonly pay: string
  /** After "Hold to peek at your". */
  readonly peekGoals: string
  readonly plus: string
  readonly pointsNow: string
  readonly posts: string
  readonly projected: string
  readonly rivals: string
  readonly rollMark: string
  readonly scoreNow: string
  readonly startsRound: string
  readonly stock: string
  readonly stop: string
  readonly stopName: string
  readonly stay: string
  readonly stayName: string
  readonly takenThisTurn: string
  readonly turnOrder: string
  readonly seeTable: string
  readonly backToQuestion: string
  readonly value: string
  readonly ways: string
  readonly yours: string
  /** City cards beside the board that a character uses without dice. */
  readonly besideCards: string
  readonly besideNone: string
  readonly besideNote: string
  readonly besideOf: string
  readonly ownBoard: string
  besideLeft(count: number): string
  boardOf(name: string): string
  chosenOf(count: { readonly n: number; readonly of: number }): string
  completed(count: number): string
  diceLeft(count: number): string
  discard(contract: string): string
  diceOf(name: string): string
  figure(nth: number): string
  fromPlace(place: string): string
  figureOf(name: string): string
  keepInstead(contract: string): string
  leastNow(value: number): string
  leavePost(city: string): string
  movePost(from: string): string
  less(what: string): string
  missing(count: number): string
  more(what: string): string
  pick(character: string): string
  postOf(name: string): string
  postsLeft(count: number): string
  noRoom(count: number): string
  roomMade(count: number): string
  seeBoard(name: string): string
  setValue(value: number): string
  standsIn(place: string): string
  steps(count: number): string
  stepsLeft(count: number): string
  useBeside(effect: string): string
  via(places: string): string
}

export interface CharacterText {
  readonly name: string
  readonly short: string
  readonly full: string
}

/** Grouped as a game's catalogue groups them, so that the catalogue itself can be given. */
export interface FamilyWords {
  readonly controls: {
    readonly labels: FamilyLabels
    /** `nth` tells equal dice apart. */
    dieName(die: Die, seatColour: string, nth?: number): string
    spaceName(space: string, dice: number): string
    khanName(place: { readonly least: number; readonly left: number }): string
    contractName(cost: BundleOf, reward: BundleOf, vp: number): string
    completeName(cost: BundleOf, reward: BundleOf, vp: number): string
    camelsName(camels: number, coins: number): string
    goName(to: string, fare: BundleOf): string
    goodsName(goods: BundleOf): string
    travelName(to: string, fare: BundleOf): string
    tradeName(times: number, cost: BundleOf, reward: BundleOf): string
  }
  readonly names: {
    readonly bonusActions: Texts
    readonly characters: Readonly<Record<string, CharacterText | undefined>>
    readonly placeKinds: Texts
    readonly places: Texts
    readonly sources: Texts
    readonly spaces: Texts
    readonly stockNames: Texts
    amount(item: string, count: number): string
  }
  readonly explain: {
    readonly bonusHelp: Texts
    readonly items: Texts
    /** By the number of the post, from its points. */
    readonly postBadges: Readonly<Record<number, ((points: number) => string) | undefined>>
    readonly spaceHelp: Texts
    /** Of a die by its colour. */
    readonly dice: Readonly<Record<DieColour, string>>
    readonly goals: string
    blackDiceLeft(count: number): string
    readonly lostBlackDie: string
    figureHelp(owner: string): string
    rivalDie(owner: string): string
    rivalValueless(owner: string): string
    postHelp(owner: string): string
    startHelp(owner: string): string
    /** The hourglass beside the seat that starts the next round, in a game that has one. */
    readonly hourglass?: (owner: string) => string
    readonly occupiedAny: string
    occupiedHelp(price: number): string
    occupiedRange(coins: { least: number; most: number }): string
    routeCost(from: string, to: string, cost: BundleOf): string
    /** `none` for an empty bundle. */
    bundleShort(bundle: BundleOf, none?: string): string
    character(text: Pick<CharacterText, 'name' | 'full'>): string
    contract(cost: BundleOf, reward: BundleOf, vp: number): string
  }
  readonly prompts: {
    readonly turnPrompts: { readonly armed: string }
    listOf(values: readonly string[]): string
  }
  readonly assist: {
    readonly boards: { readonly choose: string; readonly pin: string; readonly unpin: string }
    readonly contract: {
      readonly bonus: string
      bonusHow(how: string): string
      missing(what: string): string
    }
    readonly journey: { readonly stock: string; readonly fewerCamels: string; readonly fewerCoins: string }
    readonly trade: { readonly uses: string }
  }
}

/** Paragraphs of the rules book about things on the table, by id. */
export interface FamilyRules {
  readonly bonusActions: Texts
  readonly characters: Texts
  readonly items: Texts
  readonly pieces: Texts
  readonly places: Texts
  readonly sources: Texts
  readonly spaces: Texts
}
