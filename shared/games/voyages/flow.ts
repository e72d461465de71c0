/** The course of the game: what happens from one decision, turn or phase to the next (rulings 13, 26, 27, 43, 64 to 66). */
import type { Seat } from '../../engine/rules'
import type { Course } from '../../engine/task'
import { cardsIn, zones } from '../../engine/visibility'
import { diceOf } from '../../polo/dice'
import { clockwise, lastToEnd, lowRoll, nextWithDice } from '../../polo/turn'
import { finalScores } from './scoring'
import type { Play, Voyages } from './game'
import type { Bundle, Cause, Die, State } from './types'

/** Phases in which several seats answer at once. */
export function isSimultaneous(state: State): boolean {
  return state.phase !== 'characters' && state.phase !== 'turns' && state.phase !== 'over'
}

/** How the game goes on by itself until somebody must choose. */
export const course: Course<Voyages, Play> = { first: ({ startSeat }) => startSeat, next: nextPhase }

/** The next phase or turn; false if the game is over. */
function nextPhase(play: Play): boolean {
  const { state } = play
  switch (state.phase) {
    case 'characters':
      draftOrBegin(play)
      return true
    case 'goals':
      startRound(play, 1)
      return true
    case 'roundStart':
      payIncomes(play)
      return true
    case 'income':
      roll(play)
      return true
    case 'compensation':
      play.emit({ type: 'phaseStarted', phase: 'turns' })
      startTurn(play, state.startSeat)
      return true
    case 'turns':
      nextTurn(play)
      return true
    case 'roundEnd':
      closeRound(play)
      return true
    case 'over':
      return false
  }
}

/** Asks the next seat to draft a character, from the last seat back to the start seat; then deals the goals (ruling 68). */
function draftOrBegin(play: Play): void {
  const { state } = play
  for (let i = state.players - 1; i >= 0; i--) {
    const seat = (state.startSeat + i) % state.players
    if (play.seat(seat).character === '') {
      play.open(seat, { kind: 'pick-character' })
      return
    }
  }
  beginGoals(play)
}

/** Deals the goal cards once all characters are known; asks which to keep if more are dealt than kept (ruling 68). */
export function beginGoals(play: Play): void {
  const { state } = play
  const seats = clockwise(state.players, state.startSeat)
  const dealt = state.goalsToDeal
  for (const setUp of play.content.hooks.setUp) setUp(play)
  play.emit({ type: 'phaseStarted', phase: 'goals' })
  for (const seat of seats) {
    const cards = cardsIn(state.goalPile).slice(0, dealt)
    play.emit({ type: 'goalsDealt', seat, dealt: { count: dealt, cards } })
  }
  const { goalsKept } = play.content.numbers
  if (dealt <= goalsKept) startRound(play, 1)
  else for (const seat of seats) play.open(seat, { kind: 'keep-goals', keep: goalsKept })
}

/** Starts a round: start player, dice back, what modules ask, then the incomes (rulings 43, 64). */
function startRound(play: Play, round: number): void {
  const { state } = play
  const startSeat = round > 1 && state.lastTraveller >= 0 ? state.lastTraveller : state.startSeat
  play.emit({ type: 'roundStarted', round, startSeat })
  for (const roundStarted of play.content.hooks.roundStarted) roundStarted(play)
  if (isAnySeatAsked(state)) play.emit({ type: 'phaseStarted', phase: 'roundStart' })
  else payIncomes(play)
}

const isAnySeatAsked = ({ agenda }: State): boolean => agenda.some((tasks) => tasks.length > 0)

/** Gives every seat its bonuses of the round. */
function payIncomes(play: Play): void {
  const { players, startSeat } = play.state
  play.emit({ type: 'phaseStarted', phase: 'income' })
  for (const seat of clockwise(players, startSeat)) payIncome(play, seat)
}

/** Gives the bonuses of the character, of small cities with a post, and of modules, in round 1 too (rulings 39, 65). */
function payIncome(play: Play, seat: Seat): void {
  const me = play.seat(seat)
  const rewards: { items: Bundle; cause: Cause }[] = []
  const own = play.content.character(me.character).roundStart
  if (own && me.character) rewards.push({ items: own, cause: { kind: 'character', character: me.character } })
  for (const location of me.posts) {
    const bonus = play.state.cityBonuses[location]
    if (bonus)
      rewards.push({ items: play.content.cityBonus(bonus).reward, cause: { kind: 'cityBonus', location } })
  }
  for (const income of play.content.hooks.income) rewards.push(...income(play, seat))
  play.awardAll(seat, rewards)
}

/** Rolls all dice, white ones too; a sum below 15 is compensated with camels or coins (rulings 19, 51, 52). */
function roll(play: Play): void {
  const { content, state } = play
  const { compensationBelow, ownDice } = content.numbers
  const dice = state.seats.map((seat): Die[] => {
    const character = content.character(seat.character)
    const value = (): number => (character.rolls === false ? 0 : play.chance.roll())
    return [
      ...diceOf(ownDice, 'own', value),
      ...diceOf(character.whiteDice ?? 0, 'white', value),
      ...seat.dice.map((die): Die => ({ colour: die.colour, value: value() }))
    ]
  })
  play.emit({ type: 'diceRolled', dice })
  for (const rolled of content.hooks.rolled) rolled(play)
  play.emit({ type: 'phaseStarted', phase: 'compensation' })
  for (const seat of clockwise(state.players, state.startSeat)) {
    if (content.character(play.seat(seat).character).rolls === false) continue
    const count = lowRoll(dice[seat] ?? [], compensationBelow)
    if (count > 0)
      play.open(seat, { kind: 'camel-or-coin', count, mix: true, cause: { kind: 'compensation' } })
  }
}

/** Starts a turn; an empty contract row gets two contracts of the special pile first (ruling 26). */
function startTurn(play: Play, seat: Seat): void {
  const { row, special } = play.state
  play.emit({ type: 'turnStarted', seat })
  if (row.length === 0 && special.count > 0) {
    const contracts = (special.cards ?? [zones.top(special)]).slice(0, 2)
    play.emit({ type: 'rowDealt', contracts, from: 'special' })
  }
  play.open(seat, { kind: 'turn' })
}

/** Starts the turn of the next seat clockwise that holds dice; if there is none, ends the round (ruling 13). */
function nextTurn(play: Play): void {
  const seat = nextWithDice(play.state.seats, lastToEnd(play.events))
  if (seat === undefined) endRound(play)
  else startTurn(play, seat)
}

/** Ends a round; what modules do and ask comes before everything else. */
function endRound(play: Play): void {
  for (const roundEnded of play.content.hooks.roundEnded) roundEnded(play)
  if (isAnySeatAsked(play.state)) play.emit({ type: 'phaseStarted', phase: 'roundEnd' })
  else closeRound(play)
}

/** Puts the row under the special pile, column 1 first, and deals the next; after round 5 scores the game (ruling 27). */
function closeRound(play: Play): void {
  const { state } = play
  if (state.row.length > 0) play.emit({ type: 'rowCleared', contracts: [...state.row] })
  if (state.round >= play.content.numbers.rounds) {
    play.emit({ type: 'gameScored', scores: finalScores(play.content, state) })
    return
  }
  const pile = state.piles[0]
  if (pile) play.emit({ type: 'rowDealt', contracts: [...(pile.cards ?? [zones.top(pile)])], from: 'pile' })
  startRound(play, state.round + 1)
}
