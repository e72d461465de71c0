/** The facts of an Expedition table that its panels read: the view, the seats, and what the rules say about a choice. */
import { computed, type ComputedRef } from 'vue'
import { topTask } from '../../../shared/engine/agenda'
import type { Refusal, Seat } from '../../../shared/engine/rules'
import { baseContent, type Content, type Track } from '../../../shared/games/expedition/content'
import { seatOf } from '../../../shared/games/expedition/seats'
import type { Choice, SeatState, State, Task } from '../../../shared/games/expedition/types'
import type { PieceColour } from '../../art/seats'
import { useTableOf } from '../../stores/table-of'
import { pieceColour } from '../../kit/draw'
import { frontSeats } from '../../kit/front-seat'
import { spaceNames } from './spaces'
import type { ExpeditionTypes } from './types'

/** The facts of the table. */
export interface Facts {
  readonly content: ComputedRef<Content>
  readonly track: ComputedRef<Track>
  readonly view: ComputedRef<State>
  /** The seat whose hand is in front: the one that sits at this device, else the one to move. */
  readonly me: ComputedRef<Seat>
  readonly own: ComputedRef<SeatState>
  /** The other seats, clockwise from `me`. */
  readonly rivals: ComputedRef<readonly Seat[]>
  /** The task this seat must answer now; undefined while its hand is hidden. */
  readonly task: ComputedRef<Task | undefined>
  readonly colourOf: (seat: Seat) => PieceColour
  readonly nameOf: (seat: Seat) => string
  readonly spaceName: (index: number) => string
  /** Why the rules refuse this choice to the front seat now; undefined if it is legal. */
  readonly refusal: (choice: Choice) => Refusal | undefined
  readonly choose: (...choices: readonly Choice[]) => Promise<Refusal | undefined>
  /** Shows a refusal, with a note on what helps. */
  readonly refuse: (refusal: Refusal, note?: string) => void
}

/** The facts of the open table. Call once, in the table. */
export function factsOfTable(): Facts {
  const table = useTableOf<ExpeditionTypes>()
  const view = computed(() => table.view)
  const content = computed(() => table.game?.content ?? baseContent)
  const track = computed(() => content.value.track(view.value.track))
  const { me, rivals } = frontSeats(
    () => view.value.activeSeat,
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
    refuse: (refusal, note = '') => {
      table.refused = { refusal, ...(note !== '' && { remedy: { note } }) }
    }
  }
}
