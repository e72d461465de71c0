/** Tasks of city bonuses: copying one from another city, and receiving those of the seat's cities one by one. */
import type { Seat } from '../../engine/rules'
import {
  afterOwnBonus,
  copyChoices,
  copyRefusal,
  ownBonusChoices,
  ownBonusRefusal,
  type CityBonusChoice,
  type OwnBonuses
} from '../city-bonuses'

interface Closes {
  close(seat: Seat): void
}
interface At {
  readonly at: string
}
interface Bonuses {
  readonly cityBonuses: Readonly<Record<string, unknown>>
}

/** Copies another city's bonus; no post is needed there. `award` gives the bonus that lies in a city. */
export const copyBonusTask = <Play extends Closes>(
  award: (play: Play, seat: Seat, location: string) => void
) => ({
  choices: ({ state, task }: { state: Bonuses; task: At }) => copyChoices(state.cityBonuses, task.at),
  refusal: ({ state, task }: { state: Bonuses; task: At }, choice: CityBonusChoice) =>
    copyRefusal(state.cityBonuses, task.at, choice),
  resolve: (play: Play, seat: Seat, _task: At, { location }: CityBonusChoice): void => {
    play.close(seat)
    award(play, seat, location)
  }
})

/** Bonuses of different cities of a seat. `cities`: those that it has. */
export const ownBonusesTask = <
  Content,
  State,
  Task extends OwnBonuses,
  Play extends Closes & {
    readonly content: Content
    readonly state: State
    amend(seat: Seat, task: Task): void
  }
>(
  cities: (content: Content, state: State, seat: Seat) => readonly string[],
  /** `taken`: those chosen before it. */
  award: (play: Play, seat: Seat, location: string, taken: readonly string[]) => void
) => {
  interface Asked {
    readonly content: Content
    readonly state: State
    readonly seat: Seat
    readonly task: Task
  }
  const citiesOf = ({ content, state, seat }: Asked) => cities(content, state, seat)
  return {
    choices: (asked: Asked) => ownBonusChoices(citiesOf(asked), asked.task),
    refusal: (asked: Asked, choice: CityBonusChoice) => ownBonusRefusal(citiesOf(asked), asked.task, choice),
    resolve: (play: Play, seat: Seat, task: Task, choice: CityBonusChoice): void => {
      const left = afterOwnBonus(cities(play.content, play.state, seat), task, choice)
      if (left) play.amend(seat, left)
      else play.close(seat)
      award(play, seat, choice.location, task.taken)
    }
  }
}
