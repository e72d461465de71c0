/** Sums up what a turn offers in one line: the kinds of moves that the rules allow, without judging which is good. */
import type { Said } from '../../words/message'
import type { assist } from '../words/en/assist'

/** What a turn offers. */
export interface TurnOpen {
  /** Spaces where dice in hand can be placed. */
  readonly spaces: readonly string[]
  /** Sentences about bonus actions that are worth mentioning. */
  readonly bonus: readonly string[]
}

/** Returns an empty string if only ending the turn is left. `panelOf` names the panel to which a space belongs. */
export function coachLineOf(
  { coach }: Pick<Said<typeof assist>, 'coach'>,
  open: TurnOpen | undefined,
  panelOf: (space: string) => string
): string {
  if (!open) return ''
  const places = [...new Set(open.spaces.map(panelOf))]
  return [...open.bonus, places.length > 0 ? coach.open(places) : ''].filter(Boolean).join(' ')
}
