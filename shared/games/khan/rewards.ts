/** Rewards that need an answer, a draw or a movement (rulings 17, 29, 33, 40, 41). */
import type { Seat } from '../../engine/rules'
import { awardPostPoints, type PostBonus } from '../../polo/posts'
import { commonRewards, type RewardHandlers } from '../../polo/reward-handlers'
import { earlierSeatDraws, mayDraw } from '../../polo/rewards'
import { openMovement } from './board'
import type { Content, Play } from './game'
import { canMove } from './movement'
import { ownContractCities, ownMarkerCities } from './seats'
import type { Bundle, Cause, ContractId, LocationId, Reward, SeatState, State, Task } from './types'

/** True for rewards out of a supply that all seats share; a movement may bring an outpost tile. */
const draws = (item: string): boolean =>
  item === 'contract' || item === 'contract-from-city' || item === 'black-die' || item === 'move'

/** Tasks in which a seat draws or may yet draw; also movements, which may end where a tile or a contract lies. */
const drawing = new Set<Task['kind']>([
  'city-contract',
  'pick-black',
  'double-bonus',
  'move',
  'settle',
  'move-post'
])

/**
 * True while a reward must wait for its draw. Draws are made clockwise from the start seat: a seat waits while an earlier
 * one still has a draw, or may copy one (ruling 43).
 */
export function waits(content: Content, state: State, seat: Seat, reward: Reward): boolean {
  if (!draws(reward.item)) return false
  return earlierSeatDraws<Task>(
    state,
    seat,
    (task) => drawing.has(task.kind) || mayDraw(content, state, task, draws)
  )
}

/**
 * Takes a black die and rolls it; one from the incomes of a round is rolled later with all others. If the black dice were
 * rolled on the board, the seat chooses one instead (rulings 17, 59).
 */
export function takeBlackDie(play: Play, seat: Seat, cause: Cause): void {
  if (play.state.blackDice.some((value) => value > 0)) {
    play.open(seat, { kind: 'pick-black', cause })
    return
  }
  const { character } = play.seat(seat)
  const rolls = play.content.character(character).rolls !== false && play.state.phase !== 'income'
  const value = rolls ? play.chance.roll() : 0
  play.emit({ type: 'blackDieTaken', seat, value, cause })
  if (rolls) awardForDie(play, seat, value)
}

/** Gives a character its reward for a die that was rolled, or taken with its value (ruling 51). */
export function awardForDie(play: Play, seat: Seat, value: number): void {
  const { character } = play.seat(seat)
  const reward = play.content.character(character).perRoll?.[value - 1]
  if (reward) play.award(seat, reward, { kind: 'character', character })
}

/** Gives what a post from the supply brings: points of the last posts (ruling 25), and the character's reward. */
export const postBonus =
  (play: Play): PostBonus =>
  (seat) => {
    awardPostPoints<Cause>(play, seat, play.content.numbers.postPoints)
    const { character, posts } = play.seat(seat)
    const own: Bundle | undefined = play.content.character(character).afterPost?.(posts.length)
    if (own) play.award(seat, own, { kind: 'character', character })
  }

/** The contracts that lie in the city `at`, or if it is empty in all cities with a post of the seat. */
export const contractsIn = (
  content: Content,
  state: State,
  me: SeatState,
  at: LocationId = ''
): readonly ContractId[] => {
  const there: ContractId[] = []
  for (const city of at === '' ? ownContractCities(content, me) : [at])
    for (const id of state.cityContracts[city] ?? []) if (id !== '') there.push(id)
  return there
}

/** Gives one reward, or asks for what it needs; emits `rewardLost` if it cannot be given. */
export function resolveReward(play: Play, seat: Seat, reward: Reward): void {
  handlers[reward.item](play, seat, reward)
}

/** Puts all but one of a reward on the agenda, to be carried out after the first. */
function queueRest(play: Play, seat: Seat, reward: Reward): void {
  if (reward.count > 1)
    play.open(seat, { kind: 'rewards', pending: [{ ...reward, count: reward.count - 1 }] })
}

const handlers: RewardHandlers<Play, Reward> = {
  ...commonRewards<Play, Reward>({
    ownCities: (play, seat) => ownMarkerCities(play.content, play.seat(seat)),
    canMove: ({ content, state }, seat) => canMove(content, state, seat),
    openMovement: (play, seat, steps, cause) => openMovement(play, seat, { travel: '', steps, cause }),
    pile: ({ state }) => state.pile
  }),
  'black-die': (play, seat, reward) => {
    queueRest(play, seat, reward)
    if (play.state.blackDice.length > 0) takeBlackDie(play, seat, reward.cause)
    else play.emit({ type: 'rewardLost', seat, reward: { ...reward, count: 1 } })
  },
  'contract-from-city': (play, seat, reward) => {
    queueRest(play, seat, reward)
    const { cause } = reward
    const at = cause.kind === 'contractCity' ? cause.location : ''
    if (contractsIn(play.content, play.state, play.seat(seat), at).length > 0)
      play.open(seat, { kind: 'city-contract', at, cause })
    else play.emit({ type: 'rewardLost', seat, reward: { ...reward, count: 1 } })
  },
  'other-city-bonus': (play, seat, { cause }) =>
    play.open(seat, { kind: 'copy-bonus', at: cause.kind === 'cityBonus' ? cause.location : '', except: [] }),
  'coins-or-camel': (play, seat, { count, cause }) => {
    const { perOasis } = play.content.character(play.seat(seat).character)
    play.open(seat, { kind: 'choose-reward', options: perOasis?.choice ?? [], count, cause })
  }
}
