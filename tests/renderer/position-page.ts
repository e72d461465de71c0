// A page on a declared position: real rules, stores and panels, and a fake host whose table never changes.

import { shallowRef } from 'vue'
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import type { HostLink } from '../../renderer/link/link'
import { useConnection } from '../../renderer/stores/connection'
import { giveInterfaces, interfaces } from './interfaces'
import { useTable } from '../../renderer/stores/table'
import type { AnyRules, Seat } from '../../shared/engine/rules'
import { gameWithPack, games } from '../../shared/games'
import type { Reply, Request, Snapshot } from '../../shared/protocol/messages'

const names = ['Aylin', 'Lorenzo', 'Mei', 'Yusuf']
const colours = ['red', 'blue', 'yellow', 'green'] as const

/** What the fake host needs of a test's position. */
interface Position {
  readonly rules: AnyRules
  /** Computers play all seats except the one to move. */
  readonly computers?: boolean
  /** Every seat is played elsewhere: the page only watches. */
  readonly watched?: boolean
  readonly match: { readonly state: unknown }
  /** The content pack of the table. */
  readonly pack?: unknown
}

/** The reply to opening the table or taking a seat over. */
function snapshotOf(
  { match, rules, pack, computers = false, watched = false }: Position,
  seat: Seat | null,
  secrets: boolean
): Snapshot {
  const state = match.state as { readonly seats: readonly unknown[] }
  const decisions = rules
    .decisions(state, 'public')
    .map((open) => ({ seat: open.seat, task: open.task, id: 1 }))
  const seats = state.seats.map((_, i) => ({
    name: names[i] ?? '',
    colour: colours[i] ?? '',
    by: watched
      ? ('lan' as const)
      : computers && i !== decisions[0]?.seat
        ? ('bot' as const)
        : ('here' as const),
    taken: true,
    present: true
  }))
  const over = gameWithPack(games, rules.id, pack)
  const packed = 'game' in over ? over.pack : undefined
  const table = {
    id: 't1',
    game: rules.id,
    status: 'running' as const,
    seats,
    options: {},
    ...(packed && { pack: { name: packed.name, hash: packed.hash } }),
    created: 0,
    updated: 0,
    choices: 0,
    round: 1,
    waiting: decisions.map((open) => open.seat)
  }
  const view: unknown = rules.view(state, secrets && seat !== null ? seat : 'public')
  return {
    type: 'snapshot',
    table,
    seat,
    secrets,
    view,
    next: 0,
    chat: [],
    own: seats.flatMap(({ by }, i) => (by === 'here' ? [i] : [])),
    decisions,
    undo: { barrier: 'nothing' },
    log: []
  }
}

/** The reply to a peek at a seat's secrets. */
const secretsOf = ({ rules, match }: Position, seat: Seat): unknown =>
  games.find((game) => game.rules.id === rules.id)?.secrets(match.state, seat)

/** Opens a declared position with the seat to move at the device. Requests are recorded in `asked`. */
export async function openPosition(position: Position): Promise<{ pinia: Pinia; asked: readonly Request[] }> {
  const pinia = createPinia()
  setActivePinia(pinia)
  giveInterfaces(interfaces)
  const asked: Request[] = []
  const link: HostLink = {
    state: shallowRef('open'),
    greeting: shallowRef(undefined),
    refused: shallowRef(undefined),
    onPush: () => () => undefined,
    request: async <R extends Request>(request: R) => {
      asked.push(request)
      const value =
        request.type === 'takeOver'
          ? snapshotOf(position, request.seat, request.secrets)
          : request.type === 'openTable'
            ? snapshotOf(position, null, false)
            : request.type === 'getPack'
              ? { pack: position.pack }
              : request.type === 'peek'
                ? { secrets: secretsOf(position, request.seat) }
                : {}
      return { ok: true, value } as Reply<R['type']>
    }
  }
  useConnection().attach(link)
  const table = useTable()
  table.listen()
  await table.open('t1')
  return { pinia, asked }
}
