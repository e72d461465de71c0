/** The course of the game: from one question to the next, turn to turn, phase to phase (rulings 12, 18, 30, 34, 42 to 44). */
import type { Course } from '../../engine/task'
import type { Seat } from '../../engine/rules'
import { diceOf } from '../../polo/dice'
import { clockwise, lastToEnd, lowRoll, nextWithDice } from '../../polo/turn'
import type { Content, Play, Khan } from './game'
import { bonusesOf, pairsOf, payIncome, rollBonus } from './income'
import { finalScores } from './scoring'
import type { Die, LaidContract, State, TurnedTile } from './types'

/** Phases in which several seats answer at once. */
export const isSimultaneous = ({ phase }: State): boolean =>
  phase === 'goals' || phase === 'income' || phase === 'compensation'

/** How the game goes on until somebody must choose. */
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

/** The last seat picks first, then in reverse order; then everybody looks at three goal cards and keeps one (ruling 44). */
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
    const cards = (play.state.goalPile.cards ?? []).slice(0, goalsDealt)
    play.emit({ type: 'goalsDealt', seat, dealt: { count: goalsDealt, cards } })
  }
  for (const seat of seats) play.open(seat, { kind: 'keep-goals', keep: goalsKept })
}

/** Dice back, the next offers, then the bonuses (ruling 42). */
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

/** The tiles that lie uppermost on the piles now, to be seen by all: the offers of the next round (ruling 16). */
export function topTiles({ books }: Content, { offerPiles }: State): readonly TurnedTile[] {
  const turned: TurnedTile[] = []
  for (const { id: book } of books) {
    const tile = offerPiles[book].cards?.[0]
    if (tile !== undefined) turned.push({ book, tile })
  }
  return turned
}

/** New cards in the action area, the roll, what it brings, and compensation (rulings 18, 42, 44, 51, 59). */
function rollAll(play: Play): void {
  const { content, state } = play
  if (state.round > 1) {
    const cards = (state.cardPile.cards ?? []).slice(0, content.numbers.areaCards)
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

/** A seat's dice for the round. Those of round 1 were rolled at set-up (ruling 44). */
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

/** A low sum is made up in camels and coins (ruling 18). */
function compensate(play: Play, seat: Seat): void {
  const { character, dice } = play.seat(seat)
  if (play.content.character(character).rolls === false) return
  const count = lowRoll(dice, play.content.numbers.compensationBelow)
  if (count > 0) play.open(seat, { kind: 'camel-or-coin', count, mix: true, cause: { kind: 'compensation' } })
}

/** Who has something for every die gets it; pairs are asked about (ruling 51). */
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

/** Contracts are laid in empty places, then comes the next seat clockwise that holds dice (rulings 12, 34). */
function nextTurn(play: Play): void {
  layContracts(play)
  const seat = nextWithDice(play.state.seats, lastToEnd(play.events))
  if (seat !== undefined) startTurn(play, seat)
  else if (play.state.round >= play.content.numbers.rounds)
    play.emit({ type: 'gameScored', scores: finalScores(play.content, play.state) })
  else startRound(play, play.state.round + 1)
}

/** Empty places of contract cities are filled from the pile, as far as it goes (ruling 34). */
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
