/** Dice in hand and on spaces. */
import type { Seat } from '../engine/rules'

/** A seat, or -1 for nobody. */
export type SeatOrNone = Seat

/**
 * `own` is the seat's colour; white and black have no colour. A `token` is placed like a die without colour, shows a
 * fixed value and is never rolled or turned. Of several tokens in hand only one is placed in a round, and the others
 * leave the hand with it.
 */
export type DieColour = 'own' | 'white' | 'black' | 'token'
export const dieColours: readonly DieColour[] = ['own', 'white', 'black', 'token']

/** A die in hand. Value 1 to 6; 0 while its owner has yet to choose one. */
export interface Die {
  readonly colour: DieColour
  readonly value: number
}

/** A die on a space; seat -1 is a neutral die. */
export interface PlacedDie extends Die {
  readonly seat: SeatOrNone
}

/** `count` dice of a colour; `value` is called once for each. */
export function diceOf(count: number, colour: DieColour, value: () => number): Die[] {
  const dice: Die[] = []
  for (let n = 0; n < count; n++) dice.push({ colour, value: value() })
  return dice
}

/** True if the dice have the same colour and value, so that one may stand for the other. */
export const sameDie = (a: Die, b: Die): boolean => a.value === b.value && a.colour === b.colour

/** True if the hand holds all these dice, equal ones as often as they occur. */
export function holds(hand: readonly Die[], dice: readonly Die[]): boolean {
  for (const die of dice) {
    let wanted = 0
    let held = 0
    for (const other of dice) if (sameDie(other, die)) wanted++
    for (const other of hand) if (sameDie(other, die)) held++
    if (held < wanted) return false
  }
  return true
}

/** How many of these dice are tokens; a set to place holds at most one. */
export const tokensIn = (dice: readonly Die[]): number =>
  dice.reduce((sum, { colour }) => sum + (colour === 'token' ? 1 : 0), 0)

/** The dice of a hand that can be placed in a round: of several tokens only the highest. */
export function placeable(hand: readonly Die[]): readonly Die[] {
  if (tokensIn(hand) <= 1) return hand
  const highest = Math.max(...hand.map(({ colour, value }) => (colour === 'token' ? value : 0)))
  const kept = hand.findIndex(({ colour, value }) => colour === 'token' && value === highest)
  return hand.filter(({ colour }, at) => colour !== 'token' || at === kept)
}

/** Removes one die of this colour and value from a hand; throws if there is none. */
export function takeDie(dice: Die[], die: Die): void {
  for (let i = 0; i < dice.length; i++) {
    const held = dice[i]
    if (!held || !sameDie(held, die)) continue
    // Shifted by hand: `splice` would allocate an array of what it removes.
    for (let next = i + 1; next < dice.length; next++) dice[next - 1] = dice[next] as Die
    dice.pop()
    return
  }
  throw new Error(`no ${die.colour} die ${die.value} in hand`)
}

/** Turns a die in hand to another value. */
export function turnDie(dice: Die[], die: Die, value: number): void {
  takeDie(dice, die)
  dice.push({ colour: die.colour, value })
}

/** Dice lying on a space. */
export function diceOn(
  state: { readonly spaces: Readonly<Record<string, readonly PlacedDie[]>> },
  space: string
): readonly PlacedDie[] {
  return state.spaces[space] ?? none
}
const none: readonly PlacedDie[] = []

/** True if a die of the seat's colour lies on the space; white and black dice do not count. */
export function hasOwnColour(there: readonly PlacedDie[], seat: Seat): boolean {
  for (const die of there) if (die.seat === seat && die.colour === 'own') return true
  return false
}
