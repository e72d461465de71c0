/** What is open in a turn, in one line: the kinds of moves that the rules list, not which of them is good. */
import type { Said } from '../../words/message'
import type { assist } from '../words/en/assist'

/** What a turn offers; undefined where the seat is not asked for one. */
export interface TurnOpen {
  /** Spaces that take dice of the hand. */
  readonly spaces: readonly string[]
  /** Bonus actions worth a sentence, in words. */
  readonly bonus: readonly string[]
}

/** Empty where nothing but the turn's end is open. `panelOf`: a space by the panel it belongs to. */
export function coachLineOf(
  { coach }: Pick<Said<typeof assist>, 'coach'>,
  open: TurnOpen | undefined,
  panelOf: (space: string) => string
): string {
  if (!open) return ''
  const places = [...new Set(open.spaces.map(panelOf))]
  return [...open.bonus, places.length > 0 ? coach.open(places) : ''].filter(Boolean).join(' ')
}
