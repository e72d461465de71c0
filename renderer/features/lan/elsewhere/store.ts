/** Seats of this device in games that go on at other hosts: remembers them while it plays there, and finds them again from Home. */
import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import type { HostRow, TableInfo } from '../../../../shared/protocol/messages'
import { isLive } from '../../../../shared/protocol/table-messages'
import { holdSeat, releaseSeat } from '../../../link/held-seats'
import { useConnection } from '../../../stores/connection'
import { useLan } from '../../../stores/lan'
import { useTable } from '../../../stores/table'
import { ownSeats } from '../own-seats'

/** A table of a host on the network at which this device has a seat. */
export interface SeatElsewhere {
  readonly host: HostRow
  readonly table: TableInfo
  /** The table waits for this device. A table with a password does not tell. */
  readonly turn: boolean
}

export const useSeatsElsewhere = defineStore('seatsElsewhere', () => {
  const connection = useConnection()
  const lan = useLan()
  const table = useTable()

  /** Those at the hosts that are found now; where it is this device's turn first. */
  const seats = computed(() =>
    lan.hosts
      .filter(({ fits }) => fits)
      .flatMap((host) =>
        host.tables.flatMap((one): SeatElsewhere[] => {
          const own = ownSeats(host.host, one)
          return own.length === 0
            ? []
            : [{ host, table: one, turn: one.waiting.some((seat) => own.includes(seat)) }]
        })
      )
      .sort((a, b) => Number(b.turn) - Number(a.turn))
  )

  watch(
    () => [connection.away?.host, table.replay ? undefined : table.info, table.own.length > 0] as const,
    ([host, info, seated]) => {
      if (host === undefined || !info) return
      const at = { host, table: info.id }
      if (!isLive(info.status)) releaseSeat(at)
      else if (seated) holdSeat(at)
    },
    { immediate: true }
  )
  watch(
    () => lan.hosts,
    (hosts) => {
      for (const { host, tables } of hosts)
        for (const one of tables) if (!isLive(one.status)) releaseSeat({ host, table: one.id })
    }
  )

  return { seats }
})
