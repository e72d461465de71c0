/** Plans of a table against computer players that Home begins with one press. Loaded when it is needed. */
import { effectScope, ref } from 'vue'
import type { Settings } from '../../shared/protocol/messages'
import { entryOf } from '../stores/games'
import { fetchForForm } from '../stores/packs'
import type { PlannedSeat } from '../stores/tables'
import { useWords } from '../words'
import { againstComputers } from './players-form'
import { useTablePlan } from './table-plan'
import { rememberedPlaying } from './use-seat-devices'

/** What the host is asked for. */
export interface Plan {
  readonly options: Readonly<Record<string, string>>
  readonly seats: readonly PlannedSeat[]
  readonly pack?: unknown
}

/** The first person of the last table against this many usual computer players, with the default options. */
export function usualPlan(game: string, { seats }: Pick<Settings, 'seats'>, opponents: number): Plan {
  const { names } = useWords().newTable
  return { options: {}, seats: againstComputers(opponents, seats, names, entryOf(game)?.colours ?? []) }
}

/**
 * The table that the form of a new table would open with: its players, options and content as they were last chosen.
 * Fetches the game for it; rejects while the host is unreachable.
 */
export async function formerPlan(game: string, before: Pick<Settings, 'seats' | 'options'>): Promise<Plan> {
  await fetchForForm(game)
  const scope = effectScope()
  const plan = scope.run(() => {
    const playing = rememberedPlaying(before.seats)
    const { form, seats, content } = useTablePlan(ref(game), { before, playing, onLan: false, mode: {} })
    return { options: form.chosen(), seats: seats(), pack: content.pack() }
  })
  scope.stop()
  return plan ?? { options: {}, seats: [] }
}
