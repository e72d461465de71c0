/** Rewards that need an answer, a draw or a movement. */
import type { Seat } from '../../engine/rules'
import { isOfModule } from '../../polo/open-game'
import { awardPostPoints, type PostBonus } from '../../polo/posts'
import { commonRewards, type RewardHandlers } from '../../polo/reward-handlers'
import { earlierSeatDraws, mayDraw } from '../../polo/rewards'
import { ownSmallCities } from './cards'
import { canMove, openMovement } from './movement'
import type { Content, Play } from './game'
import type { Cause, CharacterName, Reward, State, Task } from './types'

/** True for rewards drawn from a supply that all seats share. */
const draws = ({ rewards }: Content, item: string): boolean =>
  item === 'contract' || item === 'black-die' || (isOfModule(item) && rewards[item]?.draws === true)

/**
 * True while a reward must wait for its draw. Draws are made clockwise from the start seat: a seat waits while an earlier
 * one still has a draw, may copy one, or must answer a module's question that may bring one (ruling 66).
 */
export function waits(content: Content, state: State, seat: Seat, reward: Reward): boolean {
  const drawn = (item: string): boolean => draws(content, item)
  if (!drawn(reward.item)) return false
  return earlierSeatDraws<Task>(state, seat, (task) => {
    const kind: string = task.kind
    if (isOfModule(kind)) return content.hooks.mayDraw.some((may) => may(kind))
    return mayDraw(content, state, task, drawn)
  })
}

/** Takes a black die from the supply and rolls it, unless the character does not roll dice (rulings 18, 51). */
export function takeBlackDie(play: Play, seat: Seat, cause: Cause): void {
  // A die taken before the dice of the round are rolled is rolled with all others (ruling 83).
  const { phase } = play.state
  const isBeforeRoll = phase === 'roundStart' || phase === 'income'
  const rolls = play.content.character(play.seat(seat).character).rolls !== false && !isBeforeRoll
  play.emit({ type: 'blackDieTaken', seat, value: rolls ? play.chance.roll() : 0, cause })
}

/** The last post that can score points: beyond the usual number only for a character with extra posts (ruling 47). */
export const lastScoringPost = ({ character, numbers }: Content, name: CharacterName | ''): number =>
  numbers.ownPosts + (character(name).extraPosts ?? 0)

/** Gives what a post from the supply brings: points of the last posts (ruling 40), and the character's reward. */
export const postBonus =
  (play: Play): PostBonus =>
  (seat) => {
    const { character, posts } = play.seat(seat)
    if (lastScoringPost(play.content, character) >= posts.length)
      awardPostPoints<Cause>(play, seat, play.content.numbers.postPoints)
    const own = character && play.content.character(character).afterPost?.(posts.length)
    if (own) play.award(seat, own, { kind: 'character', character })
  }

/** Gives one reward, or asks for what it needs; emits `rewardLost` if it cannot be given (rulings 18, 25, 33, 59). */
export function resolveReward(play: Play, seat: Seat, reward: Reward): void {
  const { item } = reward
  if (!isOfModule(item)) {
    handlers[item](play, seat, reward)
    return
  }
  const ofModule = play.content.rewards[item]
  if (!ofModule) throw new Error(`no module brings ${item}`)
  ofModule.resolve(play, seat, reward)
}

const handlers: RewardHandlers<Play, Reward> = {
  // Contracts are drawn from the special pile (rulings 24, 25).
  ...commonRewards<Play, Reward>({
    ownCities: (play, seat) => ownSmallCities(play.content, play.seat(seat)),
    canMove: ({ content, state }, seat) => canMove(content, state, seat, false),
    openMovement: (play, seat, steps, cause) => openMovement(play, seat, { travel: false, steps, cause }),
    pile: ({ state }) => state.special
  }),
  'black-die': (play, seat, reward) => {
    for (let n = 0; n < reward.count; n++) {
      if (play.state.blackDice > 0) takeBlackDie(play, seat, reward.cause)
      else play.emit({ type: 'rewardLost', seat, reward })
    }
  },
  'other-city-bonus': (play, seat, { cause }) =>
    play.open(seat, { kind: 'copy-bonus', at: cause.kind === 'cityBonus' ? cause.location : '' })
}
