/**
 * What the pieces of the family ask of the game around them. A game gives one such object at its table (`familyKey`);
 * no piece knows its state, choices or catalogue. What is asked in a `computed` or a template follows the game's view.
 */
import { inject, type ComputedRef, type InjectionKey, type ShallowRef } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Die, PlacedDie } from '../../shared/polo/dice'
import type { Standing } from '../../shared/engine/standing'
import type { BundleOf, Item } from '../art/icons'
import type { PieceColour } from '../art/seats'
import type { SeatColour } from '../contract/colours'
import type { Tip } from '../kit/tips/tips'
import type { MapLayout } from './map/layout'
import type { Selection } from './selection'
import type { Status } from './status'
import type { ContractFace, SeatThings } from './things'
import type { TravelPlan } from './travel/plan'
import type { CharacterText, FamilyRules, FamilyWords } from './words'

/** The seats of the table. */
export interface FamilySeats {
  /** The seat whose board lies in front, its things, and the others clockwise from it. */
  readonly me: ComputedRef<Seat>
  readonly own: ComputedRef<SeatThings>
  readonly rivals: ComputedRef<readonly Seat[]>
  seatAt(seat: Seat): SeatThings
  nameOf(seat: Seat): string
  /** Neutral for seat -1, whose dice belong to nobody. */
  colourOf(seat: Seat): SeatColour | 'neutral'
  dieColour(seat: Seat, colour: string): PieceColour
  readonly startSeat: ComputedRef<Seat>
  /** Dice are placed now: an empty hand has none left for this round. */
  readonly playing: ComputedRef<boolean>
  /** What stands in a stock, in this order. */
  readonly stockItems: readonly Item[]
  /** Contracts a seat may hold at once. */
  readonly contractSlots: number
  /** All posts of a seat, and the points that the n-th of them brings when it is placed. */
  postsOf(seat: Seat): number
  postPoints(nth: number, seat: Seat): number
  /** What is said of the character that a seat has now; undefined before it has one. */
  characterOf(seat: Seat): CharacterText | undefined
  pointsOf(seat: Seat): number
  /** Points by source as far as this device may know them, with a note on what is left out. */
  standingOf(seat: Seat): Standing | undefined
  standingNote(seat: Seat, standing: Standing): string | undefined
}

/** A contract in hand goes with what is picked, or may be chosen to go. */
export type Room = 'goes' | 'may-go'

/** What can be chosen now, and what a press does. */
export interface FamilyTargets {
  /** The question of the turn is open here. */
  readonly turn: ComputedRef<boolean>
  readonly selection: Selection
  space(space: string): Status
  /** Coins for the chosen dice; on an occupied space without chosen dice undefined, where free 0. */
  price(space: string): number | undefined
  /** Coins for the most that may still be chosen there with dice without a value; the same price where nothing is. */
  priceUpTo(space: string): number | undefined
  diceOn(space: string): readonly PlacedDie[]
  /** The dice that a press would place here, with their values, once this is the space in question. */
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
  /** The note of a target: why not and what helps, then what it is. */
  tip(status: Status, help: string): Tip
  pressSpace(space: string): void
  pressPlace(place: string): void
  pressDie(index: number): void
  pressBonus(action: string): void
  pressContract(contract: string): void
  /** What taking those picked in the row means for a contract in hand. */
  roomOf(contract: string): Room | undefined
}

/** The open question of the seat in front. Each form that answers one knows its kind. */
export interface FamilyQuestion {
  readonly task: ComputedRef<{ readonly kind: string } | undefined>
  /** What may be answered, where that is a short list; empty in a turn. */
  readonly listed: ComputedRef<readonly { readonly type: string }[]>
  answer(choice: { readonly type: string }): void
  /** Why a choice may not be made now. */
  refusal(choice: { readonly type: string }): Refusal | undefined
  /** What a choice of characters offers. */
  readonly offered: ComputedRef<readonly string[]>
}

/** Journeys, and what is said of the places of the map. */
export interface FamilyJourneys {
  readonly travelPlan: TravelPlan
  /** The main action of the turn is still to be done, with dice in hand: a journey may begin. */
  readonly placing: ComputedRef<boolean>
  placeKind(place: string): string
  /** What a place is good for. */
  placeHelp(place: string): string
  /** What a journey begins with, in words: so many dice. */
  travelNeeds(): string
  /** How a place answers the open question, where that is answered on the map. */
  placeChoice(place: string): { readonly type: string } | undefined
  /** Why no journey leads to a place, and what helps where one can still begin; idle where one does. */
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

/** The family's table around this component. */
export function useFamily(): Family {
  const family = inject(familyKey)
  if (!family) throw new Error('no table of the family here')
  return family
}
