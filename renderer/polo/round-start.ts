/**
 * Sums up the start of a round in a few words for each seat: its income, the sum of its roll, and the compensation for
 * a low one.
 */
import type { Die } from '../../shared/polo/dice'
import type { BundleOf } from '../art/icons'
import type { RoundStart } from '../contract/moments'
import type { HandsOf } from './flights'
import { firstRoll } from './scenes'
import { entriesOf } from './words/bundles'

interface RoundWords {
  readonly amount: (item: string, count: number) => string
  readonly sum: (count: number) => string
  readonly low: (count: number) => string
  /** "Round 2". */
  readonly roundTitle: (round: number) => string
  /** "The dice are rolled", where the income came before. */
  readonly rolled: string
}

/** The fields of an event that this summary reads. */
interface AnyEvent {
  readonly type: string
  readonly seat?: number
  readonly items?: BundleOf
  readonly cause?: { readonly kind: string }
  readonly round?: number
  readonly dice?: unknown
}

interface Table extends HandsOf {
  readonly agenda: readonly (readonly { readonly kind: string }[])[]
}

/**
 * `income`: the kinds of causes that count as a round's income; `below`: rolls with a lower sum are compensated. The first
 * round's dice may have been rolled before drafts: then they lie in the hands when it starts.
 */
export function roundStartOf(
  events: readonly AnyEvent[],
  table: Table,
  {
    words,
    income,
    below
  }: { readonly words: RoundWords; readonly income: readonly string[]; readonly below: number }
): RoundStart | undefined {
  const begun = events.findIndex(({ type }) => type === 'roundStarted')
  const started = events[begun]
  const [early] = started?.round === 1 ? firstRoll(table) : []
  const rolled = events.find(({ type }) => type === 'diceRolled') ?? early
  if (!rolled && !started) return undefined
  const paid = begun < 0 ? [] : events.slice(begun)
  const hands = (rolled?.dice ?? []) as readonly (readonly Die[])[]
  const lines = table.agenda.map((tasks, seat) => {
    const sums = new Map<string, number>()
    for (const event of paid)
      if (event.type === 'gained' && event.seat === seat && income.includes(event.cause?.kind ?? ''))
        for (const [item, count] of entriesOf(event.items ?? {}))
          sums.set(item, (sums.get(item) ?? 0) + count)
    const gained = [...sums].map(([item, count]) => words.amount(item, count))
    const sum = (hands[seat] ?? []).reduce((all, { value }) => all + value, 0)
    const isLow = sum > 0 && tasks.some(({ kind }) => kind === 'camel-or-coin')
    return [...gained, ...(sum > 0 ? [words.sum(sum)] : []), ...(isLow ? [words.low(below - sum)] : [])].join(
      ' · '
    )
  })
  return { title: started?.round === undefined ? words.rolled : words.roundTitle(started.round), lines }
}
