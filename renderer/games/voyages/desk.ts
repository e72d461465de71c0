/** What a player of Voyages has in front of them: the view, whose things they are, and the door to the rules. */
import { computed, inject, shallowRef, type ComputedRef, type InjectionKey, type ShallowRef } from 'vue'
import { topTask } from '../../../shared/engine/agenda'
import { all } from '../../../shared/engine/choices'
import type { Refusal, Seat } from '../../../shared/engine/rules'
import { baseContent, type Content } from '../../../shared/games/voyages/content'
import { spaceOf } from '../../../shared/games/voyages/assist/targets'
import type {
  Choice,
  GoalId,
  PlacedDie,
  SeatState,
  State,
  Task,
  TaskKind,
  TaskOf
} from '../../../shared/games/voyages/types'
import { SEAT_COLOURS, type PieceColour, type SeatColour } from '../../art/seats'
import { useTable } from '../../stores/table'
import type { Remedy } from '../../stores/table-types'
import { later } from '../../table/afterwards'
import { frontSeats } from '../../table/front-seat'
import { usePeek, type Peek } from '../../table/use-peek'
import { mending, type Mending } from './assist/mend'
import { goalsIn } from './secrets'
import { lighting, type Lighting } from './lit'
import { selecting, type Selection } from './selection'
import { acting, type Acting } from './act'
import { touring, type Tour } from './tour'

export interface Person {
  readonly seat: Seat
  readonly name: string
  readonly colour: SeatColour
}

/** The facts of the table. */
export interface Facts {
  readonly content: Content
  readonly view: ComputedRef<State>
  /** The dice on a space, in order of placing; with a new round the spaces are cleared a frame after the rest. */
  readonly diceOn: (space: string) => readonly PlacedDie[]
  /** The contract row; with a new round it is dealt a frame after the rest. */
  readonly row: ComputedRef<State['row']>
  readonly people: ComputedRef<readonly Person[]>
  /** The seat whose board lies in front: the one that sits here, else the one to move. */
  readonly me: ComputedRef<Seat>
  readonly own: ComputedRef<SeatState>
  /** The things of any seat. */
  readonly seatAt: (seat: Seat) => SeatState
  /** The others, clockwise from here. */
  readonly rivals: ComputedRef<readonly Seat[]>
  /** The question this seat must answer now. */
  readonly task: ComputedRef<Task | undefined>
  /** Neutral for seat -1, whose dice belong to nobody. */
  readonly colourOf: (seat: Seat) => SeatColour | 'neutral'
  readonly dieColour: (seat: Seat, colour: string) => PieceColour
  readonly nameOf: (seat: Seat) => string
  /** Why this seat may not choose this now, by the rules alone. */
  readonly refusal: (choice: Choice) => Refusal | undefined
  /** The same if this task were asked now: lights what a placement would open, before it is made. */
  readonly refusalAt: (task: Task, choice: Choice) => Refusal | undefined
  readonly choose: (...choices: Choice[]) => Promise<Refusal | undefined>
  readonly refuse: (refusal: Refusal, remedy?: Remedy) => void
  /** The goal cards of the board in front, while they may be shown: looked at just now, in a replay, or at the end. */
  readonly goals: ComputedRef<readonly GoalId[] | undefined>
  /** The look at them: one for the whole table. */
  readonly peek: Peek
  /** What the open task lists, where that is a short list; empty in a turn. */
  readonly listed: ComputedRef<readonly Choice[]>
}

export interface Desk extends Facts {
  readonly selection: Selection
  readonly mend: Mending
  readonly lit: Lighting
  readonly tour: Tour
  readonly act: Acting
  /** Whose full board is open. */
  readonly board: ShallowRef<Seat | undefined>
}

const isColour = (colour: string | undefined): colour is SeatColour =>
  SEAT_COLOURS.some((known) => known === colour)

function facts(): Facts {
  const table = useTable()
  const peek = usePeek(() => table.seat)
  const view = computed(() => table.view as State)
  const people = computed(() =>
    (table.info?.seats ?? []).map(({ name, colour }, seat): Person => ({
      seat,
      name,
      colour: isColour(colour) ? colour : (SEAT_COLOURS[seat] ?? 'blue')
    }))
  )
  const { me, rivals } = frontSeats(
    () => (table.view as State | undefined)?.activeSeat,
    () => view.value.seats.length
  )
  const own = computed(() => seatIn(view.value, me.value))
  const laid = later(
    (): Partial<State> => (table.view as State | undefined) ?? {},
    (before, now) => (before.round ?? 0) > 0 && now.round === (before.round ?? 0) + 1
  )
  const row = computed(() => laid.value.row ?? [])
  const task = computed(() =>
    table.decision && table.seat !== null ? topTask(view.value.agenda, table.seat) : undefined
  )
  const colourOf = (seat: Seat): SeatColour | 'neutral' => people.value[seat]?.colour ?? 'neutral'
  return {
    content: baseContent,
    view,
    diceOn: (space) => laid.value.spaces?.[space] ?? [],
    row,
    people,
    me,
    own,
    seatAt: (seat) => seatIn(view.value, seat),
    rivals,
    task,
    colourOf,
    dieColour: (seat, colour) => (colour === 'black' || colour === 'white' ? colour : colourOf(seat)),
    nameOf: (seat) => people.value[seat]?.name ?? '',
    refusal: (choice) => table.refusalOf(choice),
    refusalAt: (asked, choice) => {
      const agenda = view.value.agenda.map((stack, seat) => (seat === me.value ? [...stack, asked] : stack))
      return table.game?.rules.refusal({ ...view.value, agenda }, me.value, choice)
    },
    choose: (...choices) => table.choose(...choices),
    refuse: (refusal, remedy) => {
      table.refused = { refusal, remedy }
    },
    peek,
    goals: computed(() => {
      const { goals, shownGoals } = own.value
      if (shownGoals.length > 0) return shownGoals
      // In a replay in a view that has them, the cards lie open.
      if (table.replay) return goals.cards
      return peek.secrets.value === undefined ? undefined : goalsIn(peek.secrets.value)
    }),
    listed: computed(() =>
      table.choices && task.value && task.value.kind !== 'turn' ? (all(table.choices) as Choice[]) : []
    )
  }
}

function seatIn(view: State, seat: Seat): SeatState {
  const found = view.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** Everything the panels need. Call once, in the table. */
export function makeDesk(): Desk {
  const known = facts()
  const selection = selecting(known)
  const mend = mending(known, selection, (goal) => {
    if (goal.kind === 'journey') tour.choose(goal.to)
    selection.target.value = spaceOf(goal)
  })
  const lit = lighting(known, selection, mend)
  const tour = touring(known, selection, lit)
  return {
    ...known,
    selection,
    lit,
    tour,
    mend,
    act: acting(known, selection, lit, tour, mend),
    board: shallowRef()
  }
}

export const deskKey: InjectionKey<Desk> = Symbol('desk')

/** The desk of the table around this component. */
export function useDesk(): Desk {
  const desk = inject(deskKey)
  if (!desk) throw new Error('no desk here')
  return desk
}

/** The open task if it is of this kind. */
export function taskOf<K extends TaskKind>(task: Task | undefined, kind: K): TaskOf<K> | undefined {
  return task?.kind === kind ? (task as TaskOf<K>) : undefined
}
