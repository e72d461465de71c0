/** The messages between the host and a worker thread. `to` and `drop` are the number of a question. */
import type { Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'

export type ToThinker = { readonly to: number; readonly question: Question } | { readonly drop: number }

export type FromThinker = { readonly to: number } & (
  { readonly advice: Advice } | { readonly dropped: true } | { readonly problem: string }
)
