/** Donata's die tokens: five, of which one is placed in each round as a die without colour (rulings 96 to 101). */
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import { tokensIn } from '../../../../polo/dice'
import type { Play, Voyages } from '../../game'
import type { State } from '../../types'
import { own, tablesIn } from './kit'
import type { Agents } from './types'

/** All five, to use one in each round. */
export function dealTokens(play: Play, seat: Seat): void {
  play.emit({ type: 'agents/tokensDealt', seat, values: tablesIn(play.content).tokenValues })
}

/** Tokens come to hand once the dice are rolled: they are not rolled and not counted (ruling 101). */
export function takeTokens(play: Play): void {
  own(play.state).seats.forEach(({ tokens }, seat) => {
    if (tokens.length > 0) play.emit({ type: 'agents/tokensTaken', seat, values: [...tokens] })
  })
}

/** A token is neither rolled nor turned, and never placed with another (rulings 100, 101). */
export function tokenRefusal(choice: Voyages['choice']): Refusal<Agents['refusal']> | undefined {
  if (choice.type === 'place') return tokensIn(choice.dice) > 1 ? refusalOf('agents/one-token') : undefined
  if (choice.type !== 'reroll' && choice.type !== 'adjust') return undefined
  return choice.die.colour === 'token' ? refusalOf('agents/token-stays') : undefined
}

/** The token of a seat that lies on a space, if there is one. */
const placed = ({ spaces }: State, seat: Seat): number | undefined =>
  Object.values(spaces)
    .flat()
    .find((die) => die.seat === seat && die.colour === 'token')?.value

/** A used token leaves the game at the end of its round (ruling 99). */
export function spendTokens(play: Play): void {
  own(play.state).seats.forEach(({ tokens }, seat) => {
    const value = tokens.length > 0 ? placed(play.state, seat) : undefined
    if (value !== undefined && tokens.includes(value)) play.emit({ type: 'agents/tokenSpent', seat, value })
  })
}
