/** The requests by which something is taken back that nobody can undo alone. */
import { z } from 'zod'
import { seat, whole } from './fields'

/**
 * Asks everybody else who plays here whether this seat, of the sender or (for people at the host) played by nobody now, may
 * take back its latest command and everything since. `last` as for `undo`. The answers come with `Standing`.
 */
export const askTakeBack = z.strictObject({
  type: z.literal('askTakeBack'),
  seat,
  last: whole.exactOptional()
})

/** Answers that request; a no of whoever asked withdraws it. */
export const answerTakeBack = z.strictObject({
  type: z.literal('answerTakeBack'),
  ask: whole,
  yes: z.boolean()
})
