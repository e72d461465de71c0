/** The course of the game: from one question to the next, turn to turn, phase to phase (rulings 13, 26, 27, 43, 64 to 66). */
import { topTask } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import { characterOf } from './characters'
import { compensationBelow, goalsKept, ownDice, rounds } from './content/numbers'
import type { Play } from './play'
import { topOf } from './rewards'
import { finalScores } from './scoring'
import { taskRules } from './tasks'
import type { Bundle, Cause, Die, State } from './types'

/** Phases in which several seats answer at once. */
export function isSimultaneous(state: State): boolean {
  return state.phase === 'goals' || state.phase === 'income' || state.phase === 'compensation'
}

/** Goes on until somebody must choose or the game is over. */
export function goOn(play: Play): void {
  const { state } = play
  for (;;) {
    const before = play.events.length
    let asked = false
    for (let i = 0; i < state.players; i++) {
      const seat = (state.startSeat + i) % state.players
      if (state.agenda[seat]?.length) asked = proceed(play, seat) || asked
    }
    if (state.phase === 'over') return
    if (!asked) nextPhase(play)
    else if (play.events.length === before) return
  }
}

/** Does what the tasks of a seat need no answer for; true if one is left that does. */
function proceed(play: Play, seat: Seat): boolean {
  for (;;) {
    const task = topTask(play.state.agenda, seat)
    if (!task) return false
    const rules = taskRules(task.kind)
    if (rules.proceed?.(play, seat, task)) continue
    if (rules.alwaysAsked) return true
    const asked = { content: play.content, state: play.state, seat, task }
    if (rules.blocked?.(asked)) return true
    const choices = rules.choices(asked)
    if (choices.count() !== 1 || rules.mayGrow?.(asked)) return true
    rules.resolve(play, seat, task, choices.nth(0))
  }
}

function nextPhase(play: Play): void {
  const { state } = play
  switch (state.phase) {
    case 'characters':
      draftOrBegin(play)
      return
    case 'goals':
      startRound(play, 1)
      return
    case 'income':
      roll(play)
      return
    case 'compensation':
      play.emit({ type: 'phaseStarted', phase: 'turns' })
      startTurn(play, state.startSeat)
      return
    default:
      nextTurn(play)
  }
}

/** The last seat picks first, then in reverse order; then the goals (ruling 68). */
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

/** Deals the goal cards, once the characters are known; asks which to keep where more are dealt (ruling 68). */
export function beginGoals(play: Play): void {
  const { state } = play
  const seats = Array.from({ length: state.players }, (_, i) => (state.startSeat + i) % state.players)
  const dealt = state.goalsToDeal
  play.emit({ type: 'phaseStarted', phase: 'goals' })
  for (const seat of seats) {
    const cards = (state.goalPile.cards ?? []).slice(0, dealt)
    play.emit({ type: 'goalsDealt', seat, dealt: { count: dealt, cards } })
  }
  if (dealt <= goalsKept) startRound(play, 1)
  else for (const seat of seats) play.open(seat, { kind: 'keep-goals', keep: goalsKept })
}

/** Round start: start player, dice back, then the bonuses of characters and small cities (ruling 64). */
function startRound(play: Play, round: number): void {
  const { state } = play
  const startSeat = round > 1 && state.lastTraveller >= 0 ? state.lastTraveller : state.startSeat
  play.emit({ type: 'roundStarted', round, startSeat })
  play.emit({ type: 'phaseStarted', phase: 'income' })
  for (let i = 0; i < state.players; i++) payIncome(play, (startSeat + i) % state.players)
}

function payIncome(play: Play, seat: Seat): void {
  const me = play.seat(seat)
  const rewards: { items: Bundle; cause: Cause }[] = []
  const own = characterOf(me.character).roundStart
  if (own && me.character) rewards.push({ items: own, cause: { kind: 'character', character: me.character } })
  for (const location of me.posts) {
    const bonus = play.state.cityBonuses[location]
    if (bonus)
      rewards.push({ items: play.content.cityBonus(bonus).reward, cause: { kind: 'cityBonus', location } })
  }
  play.awardAll(seat, rewards)
}

/** All dice are rolled; a sum below 15 is made up in camels or coins (ruling 19). */
function roll(play: Play): void {
  const { state } = play
  const dice = state.seats.map((seat): Die[] => {
    const character = characterOf(seat.character)
    const value = (): number => (character.rolls === false ? 0 : play.chance.roll())
    return [
      ...Array.from({ length: ownDice }, (): Die => ({ colour: 'own', value: value() })),
      ...Array.from({ length: character.whiteDice ?? 0 }, (): Die => ({ colour: 'white', value: value() })),
      ...seat.dice.map((die): Die => ({ colour: die.colour, value: value() }))
    ]
  })
  play.emit({ type: 'diceRolled', dice })
  play.emit({ type: 'phaseStarted', phase: 'compensation' })
  for (let i = 0; i < state.players; i++) {
    const seat = (state.startSeat + i) % state.players
    if (characterOf(play.seat(seat).character).rolls === false) continue
    const sum = (dice[seat] ?? []).reduce((total, die) => total + die.value, 0)
    if (sum < compensationBelow)
      play.open(seat, {
        kind: 'camel-or-coin',
        count: compensationBelow - sum,
        mix: true,
        cause: { kind: 'compensation' }
      })
  }
}

/** An empty contract row gets two contracts before the turn (ruling 26). */
function startTurn(play: Play, seat: Seat): void {
  const { row, special } = play.state
  play.emit({ type: 'turnStarted', seat })
  if (row.length === 0 && special.count > 0) {
    const contracts = (special.cards ?? [topOf(special)]).slice(0, 2)
    play.emit({ type: 'rowDealt', contracts, from: 'special' })
  }
  play.open(seat, { kind: 'turn' })
}

/** The next seat clockwise that holds dice; without any the round is over (ruling 13). */
function nextTurn(play: Play): void {
  const { state } = play
  const last = lastSeat(play)
  for (let i = 1; i <= state.players; i++) {
    const seat = (last + i) % state.players
    if (play.seat(seat).dice.length > 0) {
      startTurn(play, seat)
      return
    }
  }
  endRound(play)
}

/** The seat whose turn has just ended. */
function lastSeat(play: Play): Seat {
  for (let i = play.events.length - 1; i >= 0; i--) {
    const event = play.events[i]
    if (event?.type === 'turnEnded') return event.seat
  }
  throw new Error('no turn has ended')
}

/** The row goes under the special pile from column 1 on, the next six come out; after round 5 the scoring (ruling 27). */
function endRound(play: Play): void {
  const { state } = play
  if (state.row.length > 0) play.emit({ type: 'rowCleared', contracts: [...state.row] })
  if (state.round >= rounds) {
    play.emit({ type: 'gameScored', scores: finalScores(play.content, state) })
    return
  }
  const pile = state.piles[0]
  if (pile) play.emit({ type: 'rowDealt', contracts: [...(pile.cards ?? [topOf(pile)])], from: 'pile' })
  startRound(play, state.round + 1)
}
