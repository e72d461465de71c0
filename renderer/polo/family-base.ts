/** The part of `Family` that follows from a game's model alike in every game. */
import { computed, type ComputedRef } from 'vue'
import type { Standing } from '../../shared/engine/standing'
import type { Seat } from '../../shared/engine/rules'
import { useTable } from '../stores/table'
import type { FamilyActions } from './actions'
import type { BonusChoice } from './bonus/actions'
import type { Family } from './family'
import type { Status } from './status'

/** What it needs of a game's model. */
interface Model extends Pick<Family, 'me'> {
  readonly view: ComputedRef<{
    readonly startSeat: Seat
    readonly phase: string
    readonly offered: readonly string[]
  }>
  readonly goals: ComputedRef<readonly string[] | undefined>
  readonly targets: Pick<Family, 'turn' | 'placing' | 'space' | 'price'> & {
    choice(choice: BonusChoice): Status
  }
  readonly remedies: { soon(choice: BonusChoice): string | undefined }
  readonly act: FamilyActions<never, { readonly type: string }>
}

/** `standings`: the points of all seats as this viewer may know them; `notes`: what to say about hidden goal cards. */
export function familyBase(
  { view, me, goals, targets, remedies, act }: Model,
  standings: (viewer: Seat | 'seats' | 'public', goals: readonly string[] | undefined) => readonly Standing[],
  notes: () => { readonly ownGoals: string; readonly hiddenGoals: string }
) {
  const table = useTable()
  return {
    offered: computed(() => view.value.offered),
    answer: (choice) => void table.choose(choice),
    refusal: (choice) => table.refusalOf(choice),
    startSeat: computed(() => view.value.startSeat),
    playing: computed(() => view.value.phase === 'turns'),
    standingOf: (seat) => {
      const mine = seat === me.value
      const viewer = table.info?.open ? 'seats' : mine ? seat : 'public'
      return standings(viewer, mine ? goals.value : undefined)[seat]
    },
    standingNote: (seat, { hidden }) => {
      if (hidden.length === 0) return undefined
      const { ownGoals, hiddenGoals } = notes()
      return seat === me.value && table.seat !== null ? ownGoals : hiddenGoals
    },
    turn: targets.turn,
    placing: targets.placing,
    space: targets.space,
    price: targets.price,
    complete: (contract) => targets.choice({ type: 'completeContract', contract }),
    completedSoon: (contract) => remedies.soon({ type: 'completeContract', contract }),
    placeChoice: act.placeChoice,
    journeyStatus: act.journeyStatus,
    pressSpace: act.space,
    pressPlace: act.place,
    pressDie: act.die,
    pressContract: act.complete
  } satisfies Partial<Family>
}
