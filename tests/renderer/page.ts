// A page on a fake host: Pinia, link, stores, and optionally an open table.

import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { useConnection } from '../../renderer/stores/connection'
import { useTable } from '../../renderer/stores/table'
import { FakeHost } from './fake-host'

export interface FakePage {
  readonly host: FakeHost
  readonly pinia: Pinia
  readonly table: ReturnType<typeof useTable>
}

/** Creates stores on a fake host, without an open table. */
export function fakePage(
  players: number,
  options: Record<string, string> = {},
  host = new FakeHost(players, options)
): FakePage {
  const pinia = createPinia()
  setActivePinia(pinia)
  useConnection().attach(host)
  const table = useTable()
  table.listen()
  return { host, pinia, table }
}

/** Creates stores on a fake host and opens its table. */
export async function openPage(
  players: number,
  options: Record<string, string> = {},
  host = new FakeHost(players, options)
): Promise<FakePage> {
  const page = fakePage(players, options, host)
  await page.table.open('t1')
  return page
}

/** Waits until pending promise callbacks have run. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve()
}
