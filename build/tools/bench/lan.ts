/** `bench --lan`: the time from a choice to the last update on real sockets, compared with a raw echo in the same run. */
import type { Game } from '../../../shared/games'
import { round } from '../lib/shares'
import { quantile } from './clock'
import { openEcho } from './echo'
import { LanTable, type Measured } from './lan-table'
import { withHost } from './measured-host'

/** Rounds of echo, table and table with spectators. The first `warmUp` rounds are not measured. */
export interface LanEffort {
  readonly rounds: number
  readonly warmUp: number
}

/** Players at each table, and spectators at the second. */
const players = 4
const spectators = 60

/** Times in microseconds, sizes in bytes; the help of `bench` explains `deliveries`. */
export interface LanFigures {
  readonly game: string
  readonly samples: number
  readonly echo: Quantiles
  readonly lan: Quantiles & {
    readonly ratioP50: number
    readonly ratioP99: number
    readonly bytesMean: number
  }
  readonly spectators: Quantiles & { readonly watching: number; readonly deliveries: number }
}

interface Quantiles {
  readonly p50: number
  readonly p99: number
}

/** Starts host and echo in a temporary folder, and measures both in turn. */
export const lanFigures = (game: Game, { rounds, warmUp }: LanEffort): Promise<LanFigures> =>
  withHost(async ({ folder, port, ask }) => {
    const echo = await openEcho(folder)
    const small = await LanTable.open(game, port, ask, { players, spectators: 0 })
    const large = await LanTable.open(game, port, ask, { players, spectators })
    const trips: number[] = []
    const plain: Measured[] = []
    const watched: Measured[] = []
    const turns = [
      async () => trips.push(await echo.trip()),
      async () => plain.push(await small.choose()),
      async () => watched.push(await large.choose())
    ]
    // Interleaved, so that disturbances affect all three alike; the order rotates, so that each follows each equally often.
    for (let at = 0; at < warmUp + rounds; at++)
      for (const [i] of turns.entries()) await turns[(at + i) % turns.length]?.()
    small.close()
    large.close()
    await echo.end()
    return figures(game, trips.slice(warmUp), plain.slice(warmUp), watched.slice(warmUp))
  })

function figures(
  game: Game,
  trips: readonly number[],
  plain: readonly Measured[],
  watched: readonly Measured[]
): LanFigures {
  const times = (all: readonly Measured[]): number[] => all.map(({ milliseconds }) => milliseconds)
  const [echo, lan, crowd] = [micros(trips), micros(times(plain)), micros(times(watched))]
  const bytes = plain.reduce((sum, one) => sum + one.bytes, 0) / plain.length
  return {
    game: game.rules.id,
    samples: plain.length,
    echo,
    lan: {
      ...lan,
      ratioP50: round(lan.p50 / echo.p50),
      ratioP99: round(lan.p99 / echo.p99),
      bytesMean: Math.round(bytes)
    },
    spectators: {
      watching: spectators,
      ...crowd,
      deliveries: round((crowd.p50 - lan.p50) / (lan.p50 / players))
    }
  }
}

const micros = (milliseconds: readonly number[]): Quantiles => ({
  p50: Math.round(quantile(milliseconds, 0.5) * 1000),
  p99: Math.round(quantile(milliseconds, 0.99) * 1000)
})
