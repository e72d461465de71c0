/** Donata's five die tokens, one of which may be placed in each round as a die without colour (rulings 96 to 101). */
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import { tokensIn } from '../../../../polo/dice'
import type { Play, Voyages } from '../../game'
import type { State } from '../../types'
import { own, tablesIn } from './kit'
import type { Agents } from './types'

/** Gives a seat all five tokens. */
export function dealTokens(play: Play, seat: Seat): void {
  play.emit({ type: 'agents/tokensDealt', seat, values: tablesIn(play.content).tokenValues })
}

/** Adds tokens to the dice in hand after the roll, so that they are not rolled or counted for compensation (ruling 101). */
export function takeTokens(play: Play): void {
  own(play.state).seats.forEach(({ tokens }, seat) => {
    if (tokens.length > 0) play.emit({ type: 'agents/tokensTaken', seat, values: [...tokens] })
  })
}

/** Refuses to reroll or adjust a token, or to place two of them together (rulings 100, 101). */
export function tokenRefusal(choice: Voyages['choice']): Refusal<Agents['refusal']> | undefined {
  if (choice.type === 'place') return tokensIn(choice.dice) > 1 ? refusalOf('agents/one-token') : undefined
  if (choice.type !== 'reroll' && choice.type !== 'adjust') return undefined
  return choice.die.colour === 'token' ? refusalOf('agents/token-stays') : undefined
}

/** The value of the token that a seat has placed on a space; undefined for none. */
function placedToken({ spaces }: State, seat: Seat): number | undefined {
  for (const dice of Object.values(spaces))
    for (const die of dice) if (die.colour === 'token' && die.seat === seat) return die.value
  return undefined
}

/** Removes the tokens used in this round from the game (ruling 99). */
export function spendTokens(play: Play): void {
  own(play.state).seats.forEach(({ tokens }, seat) => {
    const value = tokens.length > 0 ? placedToken(play.state, seat) : undefined
    if (value !== undefined && tokens.includes(value)) play.emit({ type: 'agents/tokenSpent', seat, value })
  })
}
