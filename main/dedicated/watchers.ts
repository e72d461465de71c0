// Those who only watch a table, for its commands.

import type { Watcher } from '../../shared/protocol/messages'
import type { RunningHost } from './running-host'
import { words } from './words'

/** Those who watch a table, and those who were removed from it. */
export interface WatchersAt {
  readonly watchers: readonly Watcher[]
  readonly removed: readonly Watcher[]
}

/** Asks for the spectators of a table. */
export async function watchersOf(host: RunningHost, table: string): Promise<WatchersAt> {
  const { watchers = [], removed } = await host.get({ type: 'listWatchers', table })
  return { watchers, removed }
}

/** The number of a spectator, as typed. */
export function watcherOf(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new Error(words.noWatcher(word))
  return Number(word)
}

/** One line per spectator: number and name, and whether they were removed. */
export function watchersText({ watchers, removed }: WatchersAt): string {
  const line = ({ id, name = words.nameless }: Watcher): string => `${id}  ${name}`
  const lines = [...watchers.map(line), ...removed.map((one) => `${line(one)} (${words.removed})`)]
  return lines.length > 0 ? lines.join('\n') : words.noWatchers
}
