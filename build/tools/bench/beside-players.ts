/** `bench --players`: a person's choice, alone and while computer players think at other tables of the same host. */
import { plainSeats } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { Request, TableInfo } from '../../../shared/protocol/messages'
import { round } from '../lib/shares'
import { quantile } from './clock'
import { LanTable, type AskHost } from './lan-table'
import { withHost } from './measured-host'

/** How many choices each of the three parts has, after those of the warm-up; the milliseconds between two choices. */
export interface PlayersEffort {
  readonly choices: number
  readonly warmUp: number
  readonly apart: number
}

/** Seats at each table, tables at which computer players think, and their level. */
const [seats, tables, level] = [3, 8, 5]

/** By how many milliseconds the 99th percentile may be above the one without them. */
const bound = 5

/** Milliseconds until the computer players must have made a choice: their threads have to start. */
const patience = 60_000

/** Milliseconds from the choice to the last update; the help of `bench` explains the figures. */
export interface PlayersFigures {
  readonly game: string
  readonly samples: number
  readonly thinking: { readonly tables: number; readonly players: number; readonly choices: number }
  readonly alone: Quantiles
  readonly beside: Quantiles
  readonly p99Above: number
  readonly bound: number
  readonly within: boolean
}

interface Quantiles {
  readonly p50: number
  readonly p99: number
}

/** Deals a table whose seats all have computer players; returns its id. */
async function dealThinkers(game: Game, ask: AskHost): Promise<string> {
  const chairs = Array.from({ length: Math.min(seats, plainSeats(game.rules).max) }, (_, seat) => ({
    name: `Player ${seat}`,
    colour: `colour ${seat}`,
    by: 'bot' as const,
    level
  }))
  const wish = { type: 'gatherTable', game: game.rules.id, options: {}, seats: chairs } as Request
  const { table } = (await ask(wish)) as { table: string }
  await ask({ type: 'beginTable', table })
  return table
}

/** How many choices have been made at these tables. */
async function choicesAt(ask: AskHost, ids: readonly string[]): Promise<number> {
  const { tables: listed } = (await ask({ type: 'listTables' })) as { tables: readonly TableInfo[] }
  return listed.filter(({ id }) => ids.includes(id)).reduce((sum, { choices }) => sum + choices, 0)
}

/** Measures choices alone, beside the players, and alone again, so that a drift of the machine shows in both. */
export const playersFigures = (
  game: Game,
  { choices, warmUp, apart }: PlayersEffort
): Promise<PlayersFigures> =>
  withHost(async ({ port, ask }) => {
    const person = await LanTable.open(game, port, ask, { players: seats, spectators: 0 })
    const times = async (count: number): Promise<number[]> => {
      const all: number[] = []
      for (let at = 0; at < count; at++) {
        // A person's pace: the host's event loop comes to rest, and the others' choices fall between these.
        await new Promise((resolve) => setTimeout(resolve, apart))
        all.push((await person.choose()).milliseconds)
      }
      return all
    }
    await times(warmUp)
    const before = await times(choices)
    const ids: string[] = []
    for (let at = 0; at < tables; at++) ids.push(await dealThinkers(game, ask))
    const until = performance.now() + patience
    while ((await choicesAt(ask, ids)) === 0) {
      if (performance.now() > until) throw new Error('the computer players do not play')
      await times(warmUp)
    }
    await times(warmUp)
    const made = await choicesAt(ask, ids)
    const beside = await times(choices)
    const madeBeside = (await choicesAt(ask, ids)) - made
    for (const table of ids) await ask({ type: 'deleteTable', table })
    const after = await times(choices)
    person.close()
    const [alone, busy] = [quantilesOf([...before, ...after]), quantilesOf(beside)]
    const p99Above = round(busy.p99 - alone.p99)
    return {
      game: game.rules.id,
      samples: choices,
      thinking: { tables, players: tables * seats, choices: madeBeside },
      alone,
      beside: busy,
      p99Above,
      bound,
      within: p99Above <= bound
    }
  })

const quantilesOf = (milliseconds: readonly number[]): Quantiles => ({
  p50: round(quantile(milliseconds, 0.5)),
  p99: round(quantile(milliseconds, 0.99))
})
