/** What a player of the Expedition has in front of them: the view, whose things they are, and the door to the rules. */
import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import { topTask } from '../../../shared/engine/agenda'
import type { Refusal, Seat } from '../../../shared/engine/rules'
import { type Content, type Track } from '../../../shared/games/expedition/content'
import { seatOf } from '../../../shared/games/expedition/seats'
import type { Choice, SeatState, State, Task } from '../../../shared/games/expedition/types'
import type { PieceColour } from '../../art/seats'
import { useTable } from '../../stores/table'
import { pieceColour } from '../../table/draw'
import { frontSeats } from '../../table/front-seat'
import { acting, type Acting } from './act'
import { lighting, type Lighting } from './lit'
import { reaching, type Reach } from './reach'
import { selecting, type Selection } from './selection'
import { spaceNames } from './spaces'

/** The facts of the table. */
export interface Facts {
  readonly content: ComputedRef<Content>
  readonly track: ComputedRef<Track>
  readonly view: ComputedRef<State>
  /** The seat whose hand lies in front: the one that sits here, else the one to move. */
  readonly me: ComputedRef<Seat>
  readonly own: ComputedRef<SeatState>
  /** The others, clockwise from here. */
  readonly rivals: ComputedRef<readonly Seat[]>
  /** The question this seat must answer now, with its hand open. */
  readonly task: ComputedRef<Task | undefined>
  readonly colourOf: (seat: Seat) => PieceColour
  readonly nameOf: (seat: Seat) => string
  /** Name of the space at an index. */
  readonly spaceName: (index: number) => string
  /** Why this seat may not choose this now, by the rules alone. */
  readonly refusal: (choice: Choice) => Refusal | undefined
  readonly choose: (...choices: readonly Choice[]) => Promise<Refusal | undefined>
  readonly refuse: (refusal: Refusal) => void
}

export interface Desk extends Facts {
  readonly selection: Selection
  readonly reach: Reach
  readonly lit: Lighting
  readonly act: Acting
}

function facts(): Facts {
  const table = useTable()
  const view = computed(() => table.view as State)
  const content = computed(() => table.game?.content as Content)
  const track = computed(() => content.value.track(view.value.track))
  const { me, rivals } = frontSeats(
    () => (table.view as State | undefined)?.activeSeat,
    () => view.value.seats.length
  )
  const own = computed(() => seatOf(view.value, me.value))
  return {
    content,
    track,
    view,
    me,
    own,
    rivals,
    task: computed(() =>
      table.decision && table.seat !== null && own.value.hand.cards
        ? topTask(view.value.agenda, table.seat)
        : undefined
    ),
    colourOf: (seat) => pieceColour(table.info?.seats[seat]?.colour),
    nameOf: (seat) => table.info?.seats[seat]?.name ?? '',
    spaceName: (index) => spaceNames(content.value, track.value)(index),
    refusal: (choice) => table.refusalOf(choice),
    choose: (...choices) => table.choose(...choices),
    refuse: (refusal) => void table.refuse(refusal)
  }
}

/** Everything the panels need. Call once, in the table. */
export function makeDesk(): Desk {
  const known = facts()
  const selection = selecting(known)
  const reach = reaching(known, selection)
  const lit = lighting(known, selection, reach)
  return { ...known, selection, reach, lit, act: acting(known, selection, reach, lit) }
}

export const deskKey: InjectionKey<Desk> = Symbol('desk')

/** The desk of the table around this component. */
export function useDesk(): Desk {
  const desk = inject(deskKey)
  if (!desk) throw new Error('no desk here')
  return desk
}
