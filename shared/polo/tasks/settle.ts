/** Tasks of placing posts after a movement: which city comes first, and which post moves if none is left. */
import type { Seat } from '../../engine/rules'
import { seatOf } from '../../engine/seats'
import {
  movePostChoices,
  movePostRefusal,
  orderMatters,
  settleChoices,
  settleCity,
  settleRefusal,
  type MovePostChoice,
  type PostBonus,
  type SettleChoice,
  type Settling
} from '../posts'

interface Settles<Task> {
  seat(seat: Seat): { readonly posts: readonly string[]; readonly postsLeft: number }
  close(seat: Seat): void
  amend(seat: Seat, task: Task): void
  open(seat: Seat, task: { readonly kind: 'move-post'; readonly to: string }): void
  emit(event: { readonly type: 'postPlaced'; readonly seat: Seat; readonly location: string }): void
}

/**
 * Places posts in the cities where a movement ended, then gives what they bring. Asks for the order of cities only
 * where it matters: if there are too few posts, or where the game says so.
 */
export const settleTask = <Task extends Settling, Play extends Settles<Task>>(game: {
  /** Awards what a post placed from the supply brings. */
  readonly bonus: (play: Play) => PostBonus
  /** True if the seat chooses which city comes first although posts are left. */
  readonly asks?: (task: Task) => boolean
  /** Called when all posts are placed, while the task is still open. */
  readonly settled: (play: Play, seat: Seat, task: Task) => void
}) => ({
  choices: ({ task }: { task: Task }) => settleChoices(task),
  refusal: ({ task }: { task: Task }, choice: SettleChoice) => settleRefusal(task, choice),
  resolve: (play: Play, seat: Seat, task: Task, { location }: SettleChoice): void =>
    settleCity<Task>(play, seat, task, location, game.bonus(play)),
  proceed: (play: Play, seat: Seat, task: Task): boolean => {
    if (game.asks?.(task) || orderMatters(task, play.seat(seat).postsLeft)) return false
    const [city] = task.cities
    if (city === undefined) game.settled(play, seat, task)
    else settleCity<Task>(play, seat, task, city, game.bonus(play))
    return true
  }
})

interface AskedMove {
  readonly state: { readonly seats: readonly { readonly posts: readonly string[] }[] }
  readonly seat: Seat
}

/** No posts left: one on the map must move. */
export const movePostTask = {
  choices: ({ state, seat }: AskedMove) => movePostChoices(seatOf(state, seat).posts),
  refusal: ({ state, seat }: AskedMove, choice: MovePostChoice) =>
    movePostRefusal(seatOf(state, seat).posts, choice),
  resolve: (
    play: {
      close(seat: Seat): void
      emit(event: { type: 'postMoved'; seat: Seat; from: string; to: string }): void
    },
    seat: Seat,
    { to }: { readonly to: string },
    { from }: MovePostChoice
  ): void => {
    play.close(seat)
    play.emit({ type: 'postMoved', seat, from, to })
  }
}
