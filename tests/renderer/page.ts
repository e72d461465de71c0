// A page on a fake host: pinia, link, stores, and an open table where wanted.

import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { useConnection } from '../../renderer/stores/connection'
import { useTable } from '../../renderer/stores/table'
import { FakeHost } from './fake-host'

export interface FakePage {
  readonly host: FakeHost
  readonly pinia: Pinia
  readonly table: ReturnType<typeof useTable>
}

/** Stores on a new fake host; no table is open yet. */
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

/** The same with its table open. */
export async function openPage(
  players: number,
  options: Record<string, string> = {},
  host = new FakeHost(players, options)
): Promise<FakePage> {
  const page = fakePage(players, options, host)
  await page.table.open('t1')
  return page
}

/** Lets everything that is under way happen. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve()
}
