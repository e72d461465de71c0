import { listed } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { topTask } from '../../../engine/agenda'
import { arrivalRewards } from '../../../polo/posts'
import type { Award } from '../../../polo/play'
import { times } from '../../../polo/stock'
import { movePostTask, settleTask } from '../../../polo/tasks/settle'
import type { KhanWords, Play } from '../game'
import { oasisRewards } from '../movement'
import { postBonus } from '../rewards'
import { hasContract } from '../seats'
import type { Bundle, Choice, Item, OutpostId, TaskOf } from '../types'
import { defineTask, notOffered } from './task'

type Task = TaskOf<'settle'>

const base = settleTask<Task, Play>({
  bonus: postBonus,
  asks: ({ cities, one }) => one && cities.length > 1,
  settled: (play, seat, task) => {
    const { posts, postsLeft } = play.seat(seat)
    const cities = task.extra.filter((city) => !posts.includes(city))
    if (cities.length > 0 && postsLeft > 0) {
      play.amend(seat, { ...task, extra: [] })
      play.open(seat, { kind: 'extra-post', cities })
      return
    }
    play.close(seat)
    awardBonuses(play, seat, task)
  }
})

/**
 * Places posts in the cities where a movement ended, asks for the extra post of the upper Travel space, then gives all bonuses
 * (rulings 23 to 27). Outside the Travel action, a movement of two figures places one post, in a city of the seat's choice
 * (ruling 49).
 */
export const settle = defineTask('settle', ['settleFirst'], {
  ...base,
  resolve: (play, seat, task, choice) => {
    const cities = task.one ? [choice.location] : task.cities
    base.resolve(play, seat, { ...task, cities }, choice)
  }
})

/** The seat may place one more post, from its supply only, in a city passed through (rulings 24, 25). */
export const extraPost = defineTask('extra-post', ['extraPost', 'stop'], {
  choices: ({ task }) =>
    listed<Choice>([
      ...task.cities.map((location): Choice => ({ type: 'extraPost', location })),
      { type: 'stop' }
    ]),
  refusal: ({ task }, choice) =>
    choice.type === 'stop' || task.cities.includes(choice.location) ? undefined : notOffered(),
  resolve: (play, seat, _task, choice) => {
    play.close(seat)
    const below = topTask(play.state.agenda, seat)
    if (choice.type === 'stop' || below?.kind !== 'settle') return
    const { location } = choice
    play.emit({ type: 'postPlaced', seat, location })
    play.amend(seat, { ...below, settled: [...below.settled, location] })
    // Last, because the bonus may open tasks that must be answered before the `settle` task goes on.
    postBonus(play)(seat)
  }
})

/** The supply of posts is empty: the seat must move one of its other posts (ruling 25). */
export const movePost = defineTask('move-post', ['movePost'], movePostTask)

/** Gives all at once outposts, markers and contracts of the cities, and what oases bring (rulings 24, 26, 27, 46). */
function awardBonuses(play: Play, seat: Seat, { settled, oases }: Task): void {
  const { content, state } = play
  const taken: OutpostId[] = []
  for (const city of settled) {
    const outpost = state.outposts[city]
    if (outpost) taken.push(outpost)
  }
  const rewards: Award<KhanWords>[] = arrivalRewards<Bundle>(play, seat, settled, (city) => {
    const [bonus, outpost] = [state.cityBonuses[city], state.outposts[city]]
    return {
      bonus: bonus ? content.cityBonus(bonus).reward : undefined,
      outpost: outpost ? content.outpost(outpost) : undefined
    }
  })
  for (const location of settled)
    if (hasContract(state, location))
      rewards.push({ items: { 'contract-from-city': 1 }, cause: { kind: 'contractCity', location } })
  const { character } = play.seat(seat)
  if (oases > 0)
    for (const items of oasisRewards(content, character))
      rewards.push({ items: times<Item>(items, oases), cause: { kind: 'character', character } })
  play.awardAll(seat, rewards)
  for (const bonus of taken) keepOutpost(play, bonus)
}

/** Gives a used outpost tile to the character that keeps them; without one it leaves the game (rulings 26, 45). */
function keepOutpost(play: Play, bonus: OutpostId): void {
  play.state.seats.forEach(({ character }, keeper) => {
    if (play.content.character(character).keepsOutposts)
      play.emit({ type: 'outpostKept', seat: keeper, bonus })
  })
}
