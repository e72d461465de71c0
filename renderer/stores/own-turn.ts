/** Whether the open table waits for this device. */
import type { useTable } from './table'

/** A seat of this device has a decision to make; not under a replay. Reactive. */
export const isOwnTurn = ({
  replay,
  decisions,
  own
}: Pick<ReturnType<typeof useTable>, 'replay' | 'decisions' | 'own'>): boolean =>
  !replay && decisions.some(({ seat }) => own.includes(seat))
