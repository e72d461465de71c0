/**
 * What the family's components need from the game around them. A game provides one such object at its table
 * (`familyKey`), so that no component knows its state, choices or catalogue. Values that are read in a `computed` or a
 * template follow the game's view.
 */
import { inject, type ComputedRef, type InjectionKey, type ShallowRef } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { OwnSpace } from '../../shared/polo/characters'
import type { Die, PlacedDie } from '../../shared/polo/dice'
import type { Standing } from '../../shared/engine/standing'
import type { BundleOf, Item } from '../art/icons'
import type { PieceColour } from '../art/seats'
import type { SeatColour } from '../contract/colours'
import type { Tip } from '../kit/tips/tips'
import type { ShownRoom } from './contracts/room'
import type { MapLayout } from './map/layout'
import type { Selection } from './selection'
import type { Status } from './status'
import type { ContractFace, SeatThings } from './things'
import type { TravelPlan } from './travel/plan'
import type { CharacterText, FamilyRules, FamilyWords } from './words'

/** The seats of the table. */
export interface FamilySeats {
  /** The seat whose board is in front, what it has, and the other seats, clockwise from it. */
  readonly me: ComputedRef<Seat>
  readonly own: ComputedRef<SeatThings>
  readonly rivals: ComputedRef<readonly Seat[]>
  seatAt(seat: Seat): SeatThings
  nameOf(seat: Seat): string
  /** Neutral for seat -1, whose dice belong to nobody. */
  colourOf(seat: Seat): SeatColour | 'neutral'
  dieColour(seat: Seat, colour: string): PieceColour
  readonly startSeat: ComputedRef<Seat>
  /** Who starts the next round as things stand, where a piece beside that seat shows it. */
  readonly nextStart?: ComputedRef<Seat>
  /** Dice are being placed: an empty hand means that none are left for this round. */
  readonly playing: ComputedRef<boolean>
  /** The items of a stock, in display order. */
  readonly stockItems: readonly Item[]
  /** Contracts a seat may hold at once. */
  readonly contractSlots: number
  /** All posts of a seat, and the points that the n-th of them brings when it is placed. */
  postsOf(seat: Seat): number
  postPoints(nth: number, seat: Seat): number
  /** The texts of a seat's character; undefined before it has one. */
  characterOf(seat: Seat): CharacterText | undefined
  /** The action spaces of a seat's character. */
  ownSpaces(seat: Seat): readonly OwnSpace<BundleOf>[]
  /** Texts of a character that state values of the content; undefined for none. */
  readonly textWith?: (character: string) => Partial<CharacterText> | undefined
  pointsOf(seat: Seat): number
  /** Points by source as far as this device may know them, with a note on what is left out. */
  standingOf(seat: Seat): Standing | undefined
  standingNote(seat: Seat, standing: Standing): string | undefined
}

/** What can be chosen now, and what a press does. */
export interface FamilyTargets {
  /** This seat is asked for its turn now. */
  readonly turn: ComputedRef<boolean>
  readonly selection: Selection
  space(space: string): Status
  /** Coins to pay for the chosen dice: 0 on a free space, undefined on an occupied one while no dice are chosen. */
  price(space: string): number | undefined
  /** The highest price there if dice without a value are still to get one; the same as `price` otherwise. */
  priceUpTo(space: string): number | undefined
  diceOn(space: string): readonly PlacedDie[]
  /** The dice, with their values, that a press would place here, while this is the selected space. */
  proposedOn(space: string): readonly Die[]
  complete(contract: string): Status
  /** Of each item of a contract's cost, how many the seat lacks; empty where it can pay. */
  lacking(seat: Seat, contract: string): BundleOf
  /** How other bonus actions of this turn make up what a contract lacks, in words. */
  completedSoon(contract: string): string | undefined
  /** Black dice that may still be taken this round. */
  blackDiceLeft(): number
  /** What a bonus action does for the seat in front. */
  bonusHelp(action: string): string
  /** The tip of a target: why it is refused and what helps, then what it is. */
  tip(status: Status, help: string): Tip
  pressSpace(space: string): void
  pressPlace(place: string): void
  pressDie(index: number): void
  pressBonus(action: string): void
  pressContract(contract: string): void
  /** What taking the picked contracts means for those in hand. */
  readonly room: ShownRoom
}

/** The open question of the seat in front. Each form that answers one knows its kind. */
export interface FamilyQuestion {
  readonly task: ComputedRef<{ readonly kind: string } | undefined>
  /** The answers if they make a short list; empty in a turn. */
  readonly listed: ComputedRef<readonly { readonly type: string }[]>
  answer(choice: { readonly type: string }): void
  /** Why a choice may not be made now. */
  refusal(choice: { readonly type: string }): Refusal | undefined
  /** The characters offered in a draft. */
  readonly offered: ComputedRef<readonly string[]>
}

/** Journeys, and texts about the places of the map. */
export interface FamilyJourneys {
  readonly travelPlan: TravelPlan
  /** The main action of the turn is still to be done, with dice in hand: a journey may begin. */
  readonly placing: ComputedRef<boolean>
  placeKind(place: string): string
  /** What a place is good for. */
  placeHelp(place: string): string
  /** How many dice a journey takes, in words. */
  travelNeeds(): string
  /** The choice that a press on a place makes; undefined if the open question is not answered on the map. */
  placeChoice(place: string): { readonly type: string } | undefined
  /** Why no journey leads to a place, and what helps if one can still begin; idle if a journey leads there. */
  journeyStatus(place: string): Status
}

export interface Family extends FamilyQuestion, FamilySeats, FamilyTargets, FamilyJourneys {
  readonly words: FamilyWords
  readonly rules: FamilyRules
  readonly map: MapLayout
  /** A contract by its id. */
  contract(id: string): ContractFace
  /** Whose full board is open. */
  readonly board: ShallowRef<Seat | undefined>
}

export const familyKey: InjectionKey<Family> = Symbol('family')

/** The family table around this component; throws outside of one. */
export function useFamily(): Family {
  const family = inject(familyKey)
  if (!family) throw new Error('useFamily: no family table around this component')
  return family
}
