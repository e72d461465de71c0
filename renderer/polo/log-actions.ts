/**
 * Groups events that belong together into actions, such as a journey or an action with its gains, and sums each up in one
 * line of the log.
 */
import type { BundleOf } from '../art/icons'
import type { LogActions, LogPart } from '../contract/game-ui'
import type { UiTypes } from '../contract/ui-types'
import { withoutSubject } from '../kit/log/log-groups'
import { arrow, between, seat, text, type Parts } from '../kit/log/parts'
import type { FamilyEvents } from './events'

type Types = keyof FamilyEvents<unknown>

/** What a game adds for its own events. */
interface Own<T extends UiTypes> {
  /** True if the event belongs to the action of the one before it. */
  readonly follows: (event: T['event']) => boolean
  /** True if the action is named after this event, wherever among its events it stands. */
  readonly heads: (event: T['event']) => boolean
  /** Events that say what an action was about, such as the contracts taken: said even in the short line. */
  readonly tells: ReadonlySet<string>
  readonly sentence: (event: T['event'], context: Parameters<LogActions<T>['inShort']>[1]) => Parts
  readonly short: {
    readonly place: (id: string) => LogPart
    readonly amounts: (items: BundleOf) => Parts
    readonly posts: (n: number) => string
  }
}

const follows: ReadonlySet<string> = new Set<Types>([
  'paid',
  'gained',
  'rewardLost',
  'stepped',
  'postPlaced',
  'postMoved',
  'outpostTaken',
  'contractDiscarded',
  'contractDrawn',
  'contractKept',
  'contractDeclined',
  'blackDieTaken'
])
const heads: ReadonlySet<string> = new Set<Types>([
  'dicePlaced',
  'contractCompleted',
  'dieRerolled',
  'dieAdjusted',
  'contractDrawn'
])

/** The fields of an event that all games share. */
interface AnyEvent {
  readonly type: string
  readonly seat?: number
  readonly cause?: { readonly kind: string }
}

/** The payment for a bonus action, which comes before the event of the die. */
const isPriceOfAction = ({ type, cause }: AnyEvent): boolean =>
  type === 'paid' && cause?.kind === 'bonusAction'

/** Sums up the items of these events. */
function sumOfItems(events: readonly { readonly items: BundleOf }[]): BundleOf {
  const sum: Record<string, number> = {}
  for (const { items } of events)
    for (const [item, count] of Object.entries(items)) sum[item] = (sum[item] ?? 0) + (count ?? 0)
  return sum
}

/** Amounts, each with its sign: of one sign for several, "−1 jade, 1 camel", the second might be a gain. */
const signed = (sign: string, amounts: Parts): Parts =>
  amounts
    .filter(({ kind }) => kind === 'amount')
    .flatMap((amount, i) => [text(i === 0 ? sign : ` ${sign}`), amount])

/** Between the parts of a line; it stays with what follows, at the head of the next line if need be. */
const dot = ' \u00b7\u00a0'

/** Builds the actions of a game of the family. */
export function familyLogActions<T extends UiTypes>(own: Own<T>): LogActions<T> {
  const begins: LogActions<T>['begins'] = (event, before) => {
    const [one, last]: [AnyEvent, AnyEvent] = [event, before]
    if (one.seat !== last.seat || last.type === 'phaseStarted') return true
    if (one.type === 'gained' && one.cause?.kind === 'compensation') return true
    if (isPriceOfAction(one)) return true
    if (isPriceOfAction(last)) return false
    return !follows.has(one.type) && !own.follows(event)
  }

  const inShort: LogActions<T>['inShort'] = (events, context) => {
    const of = <K extends Types>(type: K): readonly (T['event'] & FamilyEvents<unknown>[K])[] =>
      events.filter(
        (event: AnyEvent): event is typeof event & FamilyEvents<unknown>[K] => event.type === type
      )
    const { short } = own
    const steps = of('stepped')
    const head =
      events.find((event) => heads.has(event.type) || own.heads(event)) ??
      (steps.length > 0 ? undefined : (events.find(({ type }) => type === 'blackDieTaken') ?? events[0]))
    // A step of another figure begins a new path.
    const ways: LogPart[][] = []
    steps.forEach((step, i) => {
      if (i > 0 && steps[i - 1]?.to === step.from) ways.at(-1)?.push(short.place(step.to))
      else ways.push([short.place(step.from), short.place(step.to)])
    })
    const posts = of('postPlaced')
    // A post in a place that no figure reached, such as a palace, is written like a path of one place.
    for (const { location } of posts)
      if (!steps.some(({ to }) => to === location)) ways.push([short.place(location)])
    const moved = ways.flatMap((way, i) => [...(i > 0 ? [text(', ')] : []), ...between(arrow, way)])
    const others = (event: object): boolean => event !== head
    const paid = short.amounts(sumOfItems(of('paid').filter(others)))
    const gained = short.amounts(sumOfItems(of('gained').filter(others)))
    const [first]: readonly AnyEvent[] = events
    const who = first?.seat
    // So that nobody has to expand the line to find out what was taken, or whether a black die was gained or lost.
    const told = (event: T['event']): Parts => withoutSubject(own.sentence(event, context), who ?? -1)
    const taken = events.filter((event) => own.tells.has(event.type) && others(event)).map(told)
    const dice = [...of('blackDieTaken'), ...of('rewardLost')].filter(others).map(told)
    const rest = [
      ...taken,
      moved,
      posts.length > 0 ? [text(short.posts(posts.length))] : [],
      signed('\u2212', paid),
      signed('+', gained),
      ...dice
    ].filter((parts) => parts.length > 0)
    // An amount alone does not say where it comes from, so the first part is a whole sentence.
    const sentence = head ? own.sentence(head, context) : []
    const all =
      sentence.length > 0 ? [sentence, ...rest] : who === undefined ? rest : [[seat(who), text(' ')], ...rest]
    return all.flatMap((parts, i) =>
      i === 0 || (i === 1 && sentence.length === 0) ? parts : [text(dot), ...parts]
    )
  }
  return { begins, inShort }
}
