/**
 * Measures a cold start: a page with an empty cache loads Home, opens the new-table form by the game's button, creates a
 * table with all seats at this device, and shows it until something can be pressed. Figures are script time, bytes over
 * the wire, and the size of the scripts, gzipped at the highest level.
 */
import { plainSeats } from '../../../../shared/engine/rules'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import { games, type Game } from '../../../../shared/games'
import { inProject } from '../../lib/folders'
import { round } from '../../lib/shares'
import { steer } from '../../page/stores'
import { median, paired, rOf } from '../clock'
import { freshPage, type Bench } from './bench'
import { atMost, type Judged } from './judged'

/** The most bytes of script for the first table, gzipped. */
const mostScript = 350_000
const gzipLevel = 9

/** Sums since the first request. */
interface Load {
  /** Milliseconds of script, and of all tasks of the main thread. */
  readonly script: number
  readonly task: number
  /** Bytes over the wire, including headers. */
  readonly bytes: number
  readonly requests: number
  /** Bytes of the scripts, gzipped. */
  readonly gzipped: number
}

export interface LoadFigures {
  readonly scriptR: number
  readonly taskR: number
  readonly bytes: number
  readonly requests: number
  readonly scriptBytesGzipped: Judged
}

export interface ColdFigures {
  /** What Home alone loads. */
  readonly home: LoadFigures
  readonly table: LoadFigures
}

/** Loads the first table `times` times; figures are medians. */
export async function coldFigures(bench: Bench, game: Game, times: number): Promise<ColdFigures> {
  const costs = await paired(times, () => coldLoad(bench, game), bench.references)
  const figures = (of: (one: (typeof costs)[number]['value']) => Load): LoadFigures => {
    const loads = costs.map((cost) => of(cost.value))
    const inR = (time: (load: Load) => number): number =>
      round(median(costs.map((cost) => time(of(cost.value)) / rOf(cost))))
    return {
      scriptR: inR(({ script }) => script),
      taskR: inR(({ task }) => task),
      bytes: median(loads.map(({ bytes }) => bytes)),
      requests: median(loads.map(({ requests }) => requests)),
      scriptBytesGzipped: atMost(median(loads.map(({ gzipped }) => gzipped)), mostScript)
    }
  }
  return { home: figures(({ home }) => home), table: figures(({ table }) => table) }
}

async function coldLoad(bench: Bench, { rules, colours }: Game): Promise<{ home: Load; table: Load }> {
  const page = await freshPage(bench)
  try {
    const watched = await watchLoad(page)
    await page.goto(bench.app.url())
    await page.getByRole('heading', { name: 'Caravanserai' }).waitFor()
    const home = await watched()
    const stores = await steer(page)
    const offered = page.getByRole('list', { name: 'Games' }).getByRole('listitem')
    const nth = games.findIndex((one) => one.rules.id === rules.id)
    await offered.nth(nth).getByRole('button').first().click()
    await page.getByRole('radiogroup').first().waitFor()
    const seats = colours.slice(0, plainSeats(rules).max).map((colour, i) => ({
      name: `Traveller ${i + 1}`,
      colour,
      by: 'here'
    }))
    await stores.evaluate(
      async (all, [game, chairs]) => {
        const made = await all.get('tables').setUp(game, {}, chairs)
        if (!made.ok) throw new Error('no table was set out')
        await all.get('screens').openTable(made.value.table)
        if (all.get('table').curtain !== undefined) await all.get('table').raiseCurtain()
      },
      [rules.id, seats] as const
    )
    await page.locator('main .table__game button:not([aria-disabled="true"])').first().waitFor()
    return { home, table: await watched() }
  } finally {
    await page.context().close()
  }
}

/** Must be called before the page loads anything; returns a function that gives the sums so far. */
async function watchLoad(page: Page): Promise<() => Promise<Load>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Performance.enable')
  const scripts = new Set<string>()
  let [bytes, requests] = [0, 0]
  session.on('Network.responseReceived', ({ type, response }) => {
    requests++
    if (type === 'Script') scripts.add(basename(new URL(response.url).pathname))
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return async () => ({
    ...(await timesOf(session)),
    bytes,
    requests,
    gzipped: [...scripts].reduce((sum, name) => sum + gzippedBytes(name), 0)
  })
}

async function timesOf(session: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const milliseconds = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') }
}

/** The gzipped size of a built script. */
function gzippedBytes(name: string): number {
  return gzipSync(readFileSync(inProject('out', 'renderer', 'assets', name)), { level: gzipLevel }).length
}
