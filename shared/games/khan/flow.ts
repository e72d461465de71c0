/** The course of the game: what happens from one decision, turn or phase to the next (rulings 12, 18, 30, 34, 42 to 44). */
import type { Course } from '../../engine/task'
import type { Seat } from '../../engine/rules'
import { cardsIn } from '../../engine/visibility'
import { diceOf } from '../../polo/dice'
import { clockwise, lastToEnd, lowRoll, nextWithDice } from '../../polo/turn'
import type { Content, Play, Khan } from './game'
import { bonusesOf, pairsOf, payIncome, rollBonus } from './income'
import { finalScores } from './scoring'
import type { Die, LaidContract, State, TurnedTile } from './types'

/** Phases in which several seats answer at once. */
export const isSimultaneous = ({ phase }: State): boolean =>
  phase === 'goals' || phase === 'income' || phase === 'compensation'

/** How the game goes on by itself until somebody must choose. */
export const course: Course<Khan, Play> = { first: ({ startSeat }) => startSeat, next: nextPhase }

/** The next phase or turn; false if the game is over. */
function nextPhase(play: Play): boolean {
  const { state } = play
  switch (state.phase) {
    case 'characters':
      draft(play)
      return true
    case 'goals':
      startRound(play, 1)
      return true
    case 'income':
      rollAll(play)
      return true
    case 'compensation':
      layContracts(play)
      play.emit({ type: 'phaseStarted', phase: 'turns' })
      startTurn(play, state.startSeat)
      return true
    case 'turns':
      nextTurn(play)
      return true
    case 'over':
      return false
  }
}

/**
 * Asks the next seat to draft a character, from the last seat back to the start seat; then deals every seat three goal cards
 * to keep one of (ruling 44).
 */
function draft(play: Play): void {
  const seats = clockwise(play.state.players, play.state.startSeat)
  const next = seats.findLast((seat) => play.seat(seat).character === '')
  if (next !== undefined) {
    play.open(next, { kind: 'pick-character' })
    return
  }
  const { goalsDealt, goalsKept } = play.content.numbers
  play.emit({ type: 'phaseStarted', phase: 'goals' })
  for (const seat of seats) {
    const cards = cardsIn(play.state.goalPile).slice(0, goalsDealt)
    play.emit({ type: 'goalsDealt', seat, dealt: { count: goalsDealt, cards } })
  }
  for (const seat of seats) play.open(seat, { kind: 'keep-goals', keep: goalsKept })
}

/** Starts a round: dice back, the next offer tiles, then the incomes (ruling 42). */
function startRound(play: Play, round: number): void {
  const { content, state } = play
  play.emit({ type: 'roundStarted', round, startSeat: state.hourglass })
  const turned = round > 1 ? topTiles(content, state) : []
  if (turned.length > 0) play.emit({ type: 'offersTurned', turned })
  play.emit({ type: 'phaseStarted', phase: 'income' })
  for (const seat of clockwise(state.players, state.startSeat)) {
    const me = play.seat(seat)
    const doubles = content.character(me.character).doublesBonus && bonusesOf(content, me).length > 0
    if (doubles) play.open(seat, { kind: 'double-bonus' })
    else payIncome(play, seat)
  }
}

/** The top tile of each offer pile, about to be turned face up: the offers of the next round (ruling 16). */
export function topTiles({ books }: Content, { offerPiles }: State): readonly TurnedTile[] {
  const turned: TurnedTile[] = []
  for (const { id: book } of books) {
    const tile = offerPiles[book].cards?.[0]
    if (tile !== undefined) turned.push({ book, tile })
  }
  return turned
}

/** Deals new area cards, rolls all dice, gives compensation and what the roll brings (rulings 18, 42, 44, 51, 59). */
function rollAll(play: Play): void {
  const { content, state } = play
  if (state.round > 1) {
    const cards = cardsIn(state.cardPile).slice(0, content.numbers.areaCards)
    play.emit({ type: 'areaCardsDealt', cards })
  }
  if (state.round > 1 || state.seats.some(({ character }) => content.character(character).whiteDice))
    play.emit({ type: 'diceRolled', dice: state.seats.map((_, seat) => rollSeat(play, seat)) })
  if (state.rollsBlack)
    play.emit({ type: 'blackDiceRolled', values: state.blackDice.map(() => play.chance.roll()) })
  play.emit({ type: 'phaseStarted', phase: 'compensation' })
  for (const seat of clockwise(state.players, state.startSeat)) {
    compensate(play, seat)
    rewardRoll(play, seat)
  }
}

/** Rolls a seat's dice for the round; in round 1 only white ones, as the others were rolled at set-up (ruling 44). */
function rollSeat(play: Play, seat: Seat): Die[] {
  const { content, state, chance } = play
  const { character, dice } = play.seat(seat)
  const { rolls, whiteDice = 0 } = content.character(character)
  const value = (): number => (rolls === false ? 0 : chance.roll())
  const own = state.round > 1 ? content.numbers.ownDice : 0
  return [
    ...diceOf(own, 'own', value),
    ...dice.map((die): Die => (state.round > 1 ? { colour: die.colour, value: value() } : die)),
    ...diceOf(whiteDice, 'white', value)
  ]
}

/** Asks a seat with a low sum of dice to choose camels and coins for the difference (ruling 18). */
function compensate(play: Play, seat: Seat): void {
  const { character, dice } = play.seat(seat)
  if (play.content.character(character).rolls === false) return
  const count = lowRoll(dice, play.content.numbers.compensationBelow)
  if (count > 0) play.open(seat, { kind: 'camel-or-coin', count, mix: true, cause: { kind: 'compensation' } })
}

/** Gives a character its reward for every die of the roll, or first asks which pairs to swap (ruling 51). */
function rewardRoll(play: Play, seat: Seat): void {
  const { character, dice } = play.seat(seat)
  if (!play.content.character(character).perRoll) return
  const pairs = pairsOf(dice)
  if (pairs.length > 0) play.open(seat, { kind: 'swap-pairs', pairs })
  else rollBonus(play, seat, [])
}

function startTurn(play: Play, seat: Seat): void {
  play.emit({ type: 'turnStarted', seat })
  play.open(seat, { kind: 'turn' })
}

/** Refills contracts, then starts the turn of the next seat that holds dice, or ends the round (rulings 12, 34). */
function nextTurn(play: Play): void {
  layContracts(play)
  const seat = nextWithDice(play.state.seats, lastToEnd(play.events))
  if (seat !== undefined) startTurn(play, seat)
  else if (play.state.round >= play.content.numbers.rounds)
    play.emit({ type: 'gameScored', scores: finalScores(play.content, play.state) })
  else startRound(play, play.state.round + 1)
}

/** Fills empty places of contract cities from the pile, until it runs out: they are full when a turn begins (ruling 34). */
function layContracts(play: Play): void {
  const { cityContracts, pile } = play.state
  const laid: LaidContract[] = []
  for (const location of play.content.contractCities) {
    const places = cityContracts[location] ?? []
    for (let place = 0; place < places.length; place++) {
      const contract = places[place] === '' ? pile.cards?.[laid.length] : undefined
      if (contract !== undefined) laid.push({ location, place, contract })
    }
  }
  if (laid.length > 0) play.emit({ type: 'contractsLaid', laid })
}
