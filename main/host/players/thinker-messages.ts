/** What the host and a thread that thinks say to each other. `to` and `drop`: the number of a question. */
import type { Question } from '../../../shared/games/thinking'
import type { Advice } from '../../../shared/players/reasons'

export type ToThinker = { readonly to: number; readonly question: Question } | { readonly drop: number }

export type FromThinker = { readonly to: number } & (
  { readonly advice: Advice } | { readonly dropped: true } | { readonly problem: string }
)
