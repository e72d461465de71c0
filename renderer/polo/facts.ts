/** The facts of a family table that its panels read: the view, the seats, and what the rules say about a choice. */
import { computed, type ComputedRef } from 'vue'
import { topTask, type Agenda } from '../../shared/engine/agenda'
import { all } from '../../shared/engine/choices'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Zone } from '../../shared/engine/visibility'
import type { PlacedDie } from '../../shared/polo/dice'
import type { PieceColour } from '../art/seats'
import { SEAT_COLOURS, type SeatColour } from '../contract/colours'
import type { UiTypes } from '../contract/ui-types'
import { frontSeats } from '../kit/front-seat'
import { usePeek, type Peek } from '../kit/peek/use-peek'
import { shownPoints } from '../kit/shown-points'
import { useTableOf } from '../stores/table-of'
import type { Remedy } from '../stores/table-types'
import type { SeatThings } from './things'

export interface Person {
  readonly seat: Seat
  readonly name: string
  readonly colour: SeatColour
}

/** A seat with the state of its goal cards. */
interface GoalHolder extends SeatThings {
  readonly goals: Zone
  readonly shownGoals: readonly string[]
}

/** A position of the family; `Asked` is the union of its tasks. */
interface View<Asked extends { readonly kind: string }> {
  readonly activeSeat: number
  readonly seats: readonly GoalHolder[]
  readonly spaces: Readonly<Record<string, readonly PlacedDie[]>>
  readonly agenda: Agenda<Asked>
}

/** The types of a family game's interface. */
export interface FamilyTypes<Asked extends { readonly kind: string }> extends UiTypes {
  readonly state: View<Asked>
}

/** The facts of the table. */
export interface Facts<Asked extends { readonly kind: string }, T extends FamilyTypes<Asked>> {
  readonly view: ComputedRef<T['state']>
  /** The dice on a space, in order of placing. */
  readonly diceOn: (space: string) => readonly PlacedDie[]
  readonly people: ComputedRef<readonly Person[]>
  /** The seat whose board is in front: the one that sits at this device, else the one to move. */
  readonly me: ComputedRef<Seat>
  readonly own: ComputedRef<T['state']['seats'][number]>
  readonly seatAt: (seat: Seat) => T['state']['seats'][number]
  /** The other seats, clockwise from `me`. */
  readonly rivals: ComputedRef<readonly Seat[]>
  /** The question this seat must answer now. */
  readonly task: ComputedRef<Asked | undefined>
  /** Neutral for seat -1, whose dice belong to nobody. */
  readonly colourOf: (seat: Seat) => SeatColour | 'neutral'
  readonly dieColour: (seat: Seat, colour: string) => PieceColour
  readonly nameOf: (seat: Seat) => string
  /** Why the rules refuse this choice to the front seat now; undefined if it is legal. */
  readonly refusal: (choice: T['choice']) => Refusal | undefined
  /** The same as if this task were open: shows what a placement would make possible before it is made. */
  readonly refusalAt: (task: Asked, choice: T['choice']) => Refusal | undefined
  readonly choose: (...choices: T['choice'][]) => Promise<Refusal | undefined>
  readonly refuse: (refusal: Refusal, remedy?: Remedy) => void
  /** Takes away the message on the last refusal. */
  readonly dismiss: () => void
  /** The goal cards of the front seat while they may be shown: during a peek, in a replay, or once they lie open. */
  readonly goals: ComputedRef<readonly string[] | undefined>
  /** The peek at them, shared by the whole table. */
  readonly peek: Peek
  /** The goals of the front seat need not be hidden: at an open table, and for one person who plays only computers. */
  readonly goalsLieOpen: ComputedRef<boolean>
  /** The choices of the open task if they make a short list; empty in a turn. */
  readonly listed: ComputedRef<readonly T['choice'][]>
}

const isColour = (colour: string | undefined): colour is SeatColour =>
  SEAT_COLOURS.some((known) => known === colour)

/** Reads the ids of a seat's goal cards from the secrets that the host sends. */
const goalsIn = (secrets: unknown): readonly string[] =>
  Array.isArray(secrets) ? secrets.filter((id): id is string => typeof id === 'string') : []

/** The facts of the open table. Call once, in the table. */
export function tableFacts<Asked extends { readonly kind: string }, T extends FamilyTypes<Asked>>(): Facts<
  Asked,
  T
> {
  const table = useTableOf<T>()
  const peek = usePeek(() => table.seat)
  /** One person plays only computers, and the view includes that seat's secrets. */
  const isAlone = (): boolean =>
    table.seat !== null &&
    table.secrets &&
    table.info?.seats.every(({ by }, seat) => by === 'bot' || seat === table.seat) === true
  const goalsLieOpen = computed(() => table.info?.open === true || isAlone())
  const view = computed((): T['state'] => table.view)
  const people = computed(() =>
    (table.info?.seats ?? []).map(({ name, colour }, seat): Person => ({
      seat,
      name,
      colour: isColour(colour) ? colour : (SEAT_COLOURS[seat] ?? 'blue')
    }))
  )
  const { me, rivals } = frontSeats(
    () => view.value.activeSeat,
    () => view.value.seats.length
  )
  const seatAt = (seat: Seat): T['state']['seats'][number] => {
    const found = view.value.seats[seat]
    if (!found) throw new Error(`no seat ${seat}`)
    return found
  }
  const own = computed(() => seatAt(me.value))
  const task = computed((): Asked | undefined =>
    table.decision && table.seat !== null ? topTask(view.value.agenda, table.seat) : undefined
  )
  const colourOf = (seat: Seat): SeatColour | 'neutral' => people.value[seat]?.colour ?? 'neutral'
  return {
    view,
    diceOn: (space) => view.value.spaces[space] ?? [],
    people,
    me,
    own,
    seatAt,
    rivals,
    task,
    colourOf,
    dieColour: (seat, colour) =>
      colour === 'black' || colour === 'white' || colour === 'token' ? colour : colourOf(seat),
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
    dismiss: () => {
      table.refused = undefined
    },
    peek,
    goalsLieOpen,
    goals: computed(() => {
      const { goals, shownGoals } = own.value
      // Those that the last scoring has revealed stay face down until the ending comes to them.
      if (shownGoals.length > 0 && shownPoints.value === undefined) return shownGoals
      // Shown in a replay, as far as its view has them, and where they need not be hidden.
      if (table.replay || goalsLieOpen.value) return goals.cards
      return peek.secrets.value === undefined ? undefined : goalsIn(peek.secrets.value)
    }),
    listed: computed(() =>
      table.choices && task.value && task.value.kind !== 'turn' ? all(table.choices) : []
    )
  }
}

/** The open task if it is of this kind. */
export const taskOf = <Task extends { readonly kind: string }, Kind extends Task['kind']>(
  task: Task | undefined,
  kind: Kind
): Extract<Task, { readonly kind: Kind }> | undefined => (task && isOfKind(task, kind) ? task : undefined)

const isOfKind = <Task extends { readonly kind: string }, Kind extends Task['kind']>(
  task: Task,
  kind: Kind
): task is Extract<Task, { readonly kind: Kind }> => task.kind === kind
