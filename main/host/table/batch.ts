// Plays the choices of one command: all of them or none.

import type { ChoiceEntry } from '../../../shared/engine/entries'
import type { Match } from '../../../shared/engine/match'
import type { Seat } from '../../../shared/engine/rules'
import type { UndoState } from '../../../shared/protocol/messages'
import type { NextMoves, Step } from './audience'
import type { DecisionIds } from './decisions'
import { refusal, Refused } from '../refusal-error'

/** What can be undone now. `alone`: the only seat of a person at a table of computers. */
function undoOf(match: Match, alone?: Seat): UndoState {
  const choices = alone === undefined ? 0 : match.aloneChoices(alone)
  if (alone !== undefined && choices > 0) return { seat: alone, choices }
  const seat = match.undoable
  return seat === undefined
    ? { barrier: match.barrier(0) ?? 'nothing' }
    : { seat, choices: match.undoableChoices }
}

/** What comes next in the match, public to all viewers; `alone` as there. */
export const nextMovesOf = (match: Match, ids: DecisionIds, alone?: Seat): NextMoves => ({
  decisions: ids.open,
  undo: undoOf(match, alone)
})

/** How the entries of a batch are numbered and marked. */
export interface BatchPlace {
  /** The log number of the first entry. */
  readonly first: number
  /** The entries after the first are marked as belonging to the same command. */
  readonly marks: boolean
  /** The only seat of a person at a table of computers. */
  readonly alone?: Seat | undefined
}

/**
 * Plays `choices` one by one. Only the last may draw or reveal something, so that a batch that is refused at a later
 * choice cannot be used to look ahead or to roll again. Refusals (match and ids are then as before, and `at`
 * says which choice): malformed-choice, batch-chance, fault, and the game's own.
 */
export function playBatch(
  match: Match,
  ids: DecisionIds,
  seat: Seat,
  choices: readonly unknown[],
  { first, marks, alone }: BatchPlace,
  log: (line: string) => void
): { readonly entries: readonly ChoiceEntry[]; readonly steps: readonly Step[] } {
  const parsed = choices.map((choice, at) => parse(match, choice, at))
  const mark = parsed.length > 1 ? match.mark() : undefined
  const { open } = ids
  const entries: ChoiceEntry[] = []
  const steps: Step[] = []
  try {
    for (const [at, choice] of parsed.entries()) {
      const entry = play(match, seat, choice, { at, joined: marks && at > 0 }, log)
      if (at < parsed.length - 1 && drew(match, entry)) throw new Refused(refusal('batch-chance'), at)
      ids.advance(match.rules, match.state, match.length, seat)
      entries.push(entry)
      steps.push({ number: first + at, ...nextMovesOf(match, ids, alone) })
    }
  } catch (error) {
    if (mark) match.returnTo(mark)
    ids.returnTo(open)
    throw error
  }
  return { entries, steps }
}

function parse(match: Match, choice: unknown, at: number): unknown {
  const parsed: unknown = match.rules.parseChoice(choice)
  if (parsed === undefined) throw new Refused(refusal('malformed-choice'), at)
  return parsed
}

function play(
  match: Match,
  seat: Seat,
  choice: unknown,
  { at, joined }: { readonly at: number; readonly joined: boolean },
  log: (line: string) => void
): ChoiceEntry {
  let played
  try {
    played = match.choose(seat, choice, joined)
  } catch (error) {
    // The match has restored its position itself.
    log(`fault in the rules: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    throw new Refused(refusal('fault'), at)
  }
  if ('refusal' in played) throw new Refused(played.refusal, at)
  return played
}

/** True if the entry used chance or revealed something to somebody. */
const drew = (match: Match, entry: ChoiceEntry): boolean =>
  entry.draws.length > 0 || entry.events.some((event) => match.rules.reveals(event))
