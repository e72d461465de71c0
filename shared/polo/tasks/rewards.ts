/** The task of taking rewards that came together, in an order of the seat's choice. */
import { listed } from '../../engine/choices'
import { refusalOf, type Seat } from '../../engine/rules'
import { takeableRewards, type PendingReward } from '../rewards'

interface Pending<Reward> {
  readonly pending: readonly Reward[]
}
interface Settles<Reward> {
  close(seat: Seat): void
  amend(seat: Seat, task: { readonly kind: 'rewards' } & Pending<Reward>): void
}

/** `waits`: true for a reward that must wait for an earlier seat's draw; `resolve` carries one reward out. */
export const rewardsTask = <
  Content,
  State,
  Play extends Settles<Reward>,
  Reward extends PendingReward
>(game: {
  readonly waits: (content: Content, state: State, seat: Seat, reward: Reward) => boolean
  readonly resolve: (play: Play, seat: Seat, reward: Reward) => void
}) => {
  interface Asked {
    readonly content: Content
    readonly state: State
    readonly seat: Seat
    readonly task: Pending<Reward>
  }
  const waits =
    ({ content, state, seat }: Asked) =>
    (reward: Reward): boolean =>
      game.waits(content, state, seat, reward)
  /** Indices of rewards that may be taken now, of equal ones only the first. */
  const takeable = (asked: Asked): number[] => takeableRewards(asked.task.pending, waits(asked))
  return {
    choices: (asked: Asked) => listed(takeable(asked).map((index) => ({ type: 'reward' as const, index }))),
    refusal: (asked: Asked, { index }: { readonly index: number }) =>
      takeable(asked).includes(index) ? undefined : refusalOf('not-offered'),
    mayGrow: (asked: Asked): boolean => asked.task.pending.some(waits(asked)),
    blocked: (asked: Asked): boolean => takeable(asked).length === 0,
    resolve: (play: Play, seat: Seat, task: Pending<Reward>, { index }: { readonly index: number }): void => {
      const reward = task.pending[index]
      if (!reward) throw new Error(`no reward ${index}`)
      const rest = task.pending.filter((_, i) => i !== index)
      if (rest.length > 0) play.amend(seat, { kind: 'rewards', pending: rest })
      else play.close(seat)
      game.resolve(play, seat, reward)
    }
  }
}
