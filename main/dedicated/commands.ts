// The commands that a running host takes from the command line, one entry each.

import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TableInfo } from '../../shared/protocol/messages'
import { tableId } from '../../shared/protocol/fields'
import { isDead } from '../host/folder/generation'
import {
  onFile,
  optionsOf,
  playerOf,
  seatingOf,
  seatOf,
  shareOf,
  shareOptions,
  wishOf,
  type CommandOption,
  type Values
} from './arguments'
import type { RunningHost } from './running-host'
import { lanText, tablesText } from './table-text'
import { watcherOf, watchersOf, watchersText } from './watchers'
import { words } from './words'

/** The output of a command: `json` for programs (`--json`), `text` for people. */
export interface Answer {
  readonly json: unknown
  readonly text: string
}

export interface Command {
  /** The command's name, then its positional arguments in capitals, all of them required. */
  readonly usage: string
  /** The options it takes besides --folder and --json. */
  readonly options: readonly CommandOption[]
  /** Rejects with Refused, NoHost, or an Error of one sentence. */
  run(host: RunningHost, given: readonly string[], values: Values): Promise<Answer>
}

const done = (json: unknown = {}, text: string = words.done): Answer => ({ json, text })

/** A command whose only argument is a table. */
function onTable(name: string, run: (host: RunningHost, table: string) => Promise<Answer>): Command {
  return {
    usage: `${name} TABLE`,
    options: [],
    run: async (host, [word = '']) => run(host, (await tableOf(host, word)).id)
  }
}

/** A command about one spectator of a table. */
const onWatcher = (name: string, type: 'kickWatcher' | 'readmitWatcher'): Command => ({
  usage: `${name} TABLE WATCHER`,
  options: [],
  run: async (host, [word = '', id = '']) => {
    const [{ id: table }, watcher] = [await tableOf(host, word), watcherOf(id)]
    return done(await host.get({ type, table, watcher }))
  }
})

export const commands = {
  tables: {
    usage: 'tables',
    options: [],
    run: async (host) => {
      const { tables } = await host.get({ type: 'listTables' })
      return done({ tables }, tablesText(tables))
    }
  },
  lan: {
    usage: 'lan',
    options: [],
    run: async (host) => {
      const state = await host.get({ type: 'lanState' })
      return done(state, lanText(state))
    }
  },
  new: {
    usage: 'new GAME SEATS',
    options: ['option', ...shareOptions],
    run: async (host, [name = '', seats = ''], values) => {
      const wish = { type: 'gatherTable' as const, ...wishOf(name, seats), options: optionsOf(values) }
      const share = shareOf(values, undefined)
      const whenFull = wish.seats.some(({ by }) => by === 'lan')
      const { table } = await host.get({ ...wish, whenFull })
      try {
        await host.get({ type: 'shareTable', table, share })
        if (!whenFull) await host.get({ type: 'beginTable', table })
      } catch (error) {
        // A table that nobody was told of would be left behind.
        await host.get({ type: 'deleteTable', table }).catch(() => undefined)
        throw error
      }
      return done({ table }, words.made(table))
    }
  },
  share: {
    usage: 'share TABLE',
    options: shareOptions,
    run: async (host, [word = ''], values) => {
      const table = await tableOf(host, word)
      const share = shareOf(values, table.share)
      const state = await host.get({ type: 'shareTable', table: table.id, share })
      return done(state, lanText(state))
    }
  },
  close: onTable('close', async (host, table) =>
    done(await host.get({ type: 'shareTable', table, share: null }))
  ),
  begin: onTable('begin', async (host, table) => done(await host.get({ type: 'beginTable', table }))),
  seat: {
    usage: 'seat TABLE SEAT WHO',
    options: [],
    run: async (host, [word = '', at = '', who = '']) => {
      const [{ id: table }, seat, by] = [await tableOf(host, word), seatOf(at), playerOf(who)]
      return done(await host.get({ type: 'setSeat', table, seat, by }))
    }
  },
  kick: {
    usage: 'kick TABLE SEAT',
    options: [],
    run: async (host, [word = '', at = '']) => {
      const [{ id: table }, seat] = [await tableOf(host, word), seatOf(at)]
      return done(await host.get({ type: 'kick', table, seat }))
    }
  },
  watchers: onTable('watchers', async (host, table) => {
    const those = await watchersOf(host, table)
    return done(those, watchersText(those))
  }),
  remove: onWatcher('remove', 'kickWatcher'),
  readmit: onWatcher('readmit', 'readmitWatcher'),
  rematch: {
    usage: 'rematch TABLE',
    options: ['seats'],
    run: async (host, [word = ''], values) => {
      const { id: table } = await tableOf(host, word)
      const made = await host.get({ type: 'rematch', table, seating: seatingOf(values) })
      return done(made, words.made(made.table))
    }
  },
  abandon: onTable('abandon', async (host, table) => done(await host.get({ type: 'abandonTable', table }))),
  delete: onTable('delete', async (host, table) =>
    done(await host.get({ type: 'deleteTable', table }), words.deleted(table))
  ),
  restore: {
    usage: 'restore TABLE',
    options: [],
    run: async (host, [word = '']) => {
      const { success, data: table } = tableId.safeParse(word)
      if (!success) throw new Error(words.noTable(word))
      return done(await host.get({ type: 'restoreTable', table }))
    }
  },
  export: {
    usage: 'export TABLE FILE',
    options: [],
    run: async (host, [word = '', name = '']) => {
      const { id: table } = await tableOf(host, word)
      const { text, secrets } = await host.get({ type: 'exportTable', table })
      const file = resolve(name)
      onFile(file, words.notWritten, () => writeNew(file, text))
      return done({ file, secrets }, words.written(file))
    }
  },
  stop: {
    usage: 'stop',
    options: [],
    run: async (host) => {
      const { pid } = host
      // Asked, not sent a signal: its process id means nothing outside a container in which it may run.
      await host.get({ type: 'stopHost' })
      let released = 0
      for (let waited = 0; ; waited += pollInterval) {
        if (host.released()) released += pollInterval
        // A process elsewhere, perhaps in a container of this machine's name, is not seen to end.
        if (isDead(host) || released > processGrace) break
        if (waited >= stopTimeout) throw new Error(words.stillRunning(pid))
        await new Promise((resolve) => setTimeout(resolve, pollInterval))
      }
      return done({ pid })
    }
  }
} as const satisfies Readonly<Record<string, Command>>

/** How long `stop` waits for the host to end, and how often it checks, in milliseconds. */
const [stopTimeout, pollInterval] = [10_000, 50]
/** How long the process may take to end once it has released the folder, in milliseconds. */
const processGrace = 2000

/** Writes a file that does not exist yet. Throws the system's error, and then leaves none. */
function writeNew(file: string, text: string): void {
  const opened = openSync(file, 'wx', 0o600)
  try {
    writeFileSync(opened, text)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(opened)
  }
}

/** The table with this id, or the only one whose id ends with it. */
async function tableOf(host: RunningHost, word: string): Promise<TableInfo> {
  const { tables } = await host.get({ type: 'listTables' })
  if (word === '') throw new Error(words.noTable(word))
  const exact = tables.find(({ id }) => id === word)
  const [first, ...others] = exact ? [exact] : tables.filter(({ id }) => id.endsWith(word))
  if (!first) throw new Error(words.noTable(word))
  if (others.length > 0) throw new Error(words.severalTables(word))
  return first
}
