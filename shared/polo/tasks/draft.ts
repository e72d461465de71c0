/** Tasks before the first round: picking one of the revealed characters, and which goal cards to keep. */
import { listed } from '../../engine/choices'
import { refusalOf, type Seat } from '../../engine/rules'
import { seatOf } from '../../engine/seats'
import { cardsIn, type Zone } from '../../engine/visibility'

interface Writes<Event> {
  close(seat: Seat): void
  emit(event: Event): void
}

/** Takes one of the revealed characters. */
export const pickCharacterTask = <Character extends string>() => {
  interface Asked {
    readonly state: { readonly offered: readonly Character[] }
  }
  return {
    choices: ({ state }: Asked) =>
      listed(state.offered.map((character) => ({ type: 'pickCharacter' as const, character }))),
    refusal: ({ state }: Asked, { character }: { readonly character: Character }) =>
      state.offered.includes(character) ? undefined : refusalOf('not-offered'),
    resolve: (
      play: Writes<{ type: 'characterTaken'; seat: Seat; character: Character }>,
      seat: Seat,
      _task: unknown,
      { character }: { readonly character: Character }
    ): void => {
      play.close(seat)
      play.emit({ type: 'characterTaken', seat, character })
    }
  }
}

interface Keeps {
  readonly keep: number
}
interface AskedGoals {
  readonly state: { readonly seats: readonly { readonly goals: Zone }[] }
  readonly seat: Seat
  readonly task: Keeps
}

const dealtTo = ({ state, seat }: AskedGoals): readonly string[] => cardsIn(seatOf(state, seat).goals)

/** Keeps `keep` of the goal cards dealt, in secret, all seats at once. */
export const keepGoalsTask = {
  alwaysAsked: true as const,
  choices: (asked: AskedGoals) =>
    listed(subsets(dealtTo(asked), asked.task).map((goals) => ({ type: 'keepGoals' as const, goals }))),
  refusal: (asked: AskedGoals, { goals }: { readonly goals: readonly string[] }) => {
    const different = new Set(goals).size === goals.length
    const dealt = dealtTo(asked)
    return different && goals.length === asked.task.keep && goals.every((goal) => dealt.includes(goal))
      ? undefined
      : refusalOf('not-offered')
  },
  resolve: (
    play: Writes<{ type: 'goalsKept'; seat: Seat; kept: Zone }>,
    seat: Seat,
    { keep }: Keeps,
    { goals }: { readonly goals: readonly string[] }
  ): void => {
    play.close(seat)
    play.emit({ type: 'goalsKept', seat, kept: { count: keep, cards: [...goals] } })
  }
}

function subsets(cards: readonly string[], { keep }: Keeps): string[][] {
  let sets: string[][] = [[]]
  for (const card of cards) sets = [...sets, ...sets.map((set) => [...set, card])]
  return sets.filter((set) => set.length === keep)
}
