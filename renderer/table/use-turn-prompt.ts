/** The prompt in the top bar: what the seat at this device must do, or whom the table is waiting for. */
import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { ownSeats } from '../features/lan/own-seats'
import { positionOf } from '../features/solo/remembered'
import { soloTableWords } from '../features/solo/table-words'
import { useConnection } from '../stores/connection'
import { useTable } from '../stores/table'
import { useWords } from '../words'

/** What to do, and how to do it. */
interface TurnPrompt {
  readonly what: string
  readonly how: string
}

export function useTurnPrompt(): ComputedRef<TurnPrompt> {
  const connection = useConnection()
  const table = useTable()
  const words = useWords()
  /** Names the people with a decision (`asked`) and those of them who are not at the table (`absent`). */
  const waiting = (asked: readonly string[], absent: readonly string[]): string =>
    asked.length === 0
      ? ''
      : absent.length === 0
        ? words.people.waitingFor(asked)
        : absent.length === asked.length
          ? words.people.waitingForGone(asked)
          : words.people.waitingForAbsent({ asked, absent })
  /** The game's prompt for the seat here. Computed apart from the hint, which changes with every movement of the pointer. */
  const asked = computed(() => {
    const { decision, ui, seat } = table
    return decision && ui && seat !== null ? ui.prompt(decision.task, table.context, seat) : undefined
  })
  /** At a training position where nothing is chosen yet: what it asks for. */
  const training = computed(() => {
    const { undoState, info } = table
    const isBegun = !('barrier' in undoState && undoState.barrier === 'nothing')
    return positionOf(info?.id) === undefined || isBegun ? undefined : soloTableWords
  })
  /** A guest who watches may take one of the seats, take it back, or ask for it: its player may be the one who watches. */
  const offered = computed(
    () =>
      connection.guest &&
      table.info &&
      (ownSeats(connection.hostId, table.info).length > 0 ||
        table.info.seats.some(
          ({ by, taken, present, kept }) => kept || (by === 'lan' && !(taken && present))
        ))
  )
  /** Somebody else has just taken a choice back: the turn of the seat here may have gone with it. */
  const tookBack = computed(() => {
    const last = table.log[table.log.length - 1]
    return last?.undone && !table.own.includes(last.seat)
      ? words.log.tookBack(table.info?.seats[last.seat]?.name ?? '')
      : ''
  })
  return computed((): TurnPrompt => {
    const { outcome, info } = table
    if (outcome) return { what: words.table.over, how: words.table.overHow }
    if (info?.status === 'abandoned') return { what: words.table.abandoned, how: words.table.abandonedHow }
    if (asked.value) {
      const { what, how } = asked.value
      return {
        what: training.value?.training ?? what,
        how: table.hint || (training.value?.trainingHow ?? how)
      }
    }
    const deciding = table.decisions.map((open) => open.seat)
    const nameOf = (seat: Seat): string => info?.seats[seat]?.name ?? ''
    const names = deciding.map(nameOf)
    const absent = deciding.filter((seat) => info?.seats[seat]?.present === false).map(nameOf)
    return {
      what: waiting(names, absent),
      how:
        table.asking.length > 0
          ? words.asked.waiting
          : table.wishing.length > 0
            ? words.wishes.waiting
            : table.own.length === 0
              ? words.people[offered.value ? 'watchingFor' : 'watching']
              : tookBack.value
    }
  })
}
