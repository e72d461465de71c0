/**
 * Looks for memory leaks: plays complete games of random choices, one after the other on one page, with all animations at
 * normal speed; after each the result is shown, then Home. Memory is what is still reachable at Home.
 */
import { plainSeats } from '../../../../shared/engine/rules'
import type { CDPSession } from 'playwright-core'
import type { Game } from '../../../../shared/games'
import type { Stage } from '../../screens/stage'
import { movingHome, type Bench } from './bench'
import { atMost, type Judged } from './judged'

const target = 1.3

/** What a page holds after garbage collection. */
interface Held {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
}

export interface MemoryFigures {
  readonly games: number
  /** Choices made in all games. */
  readonly choices: number
  readonly first: Held
  readonly last: Held
  /** Memory after the last game over that after the first. */
  readonly growth: Judged
}

export interface MemoryEffort {
  readonly games: number
  /** The most choices of a game; more than any game has if games are to be played to their end. */
  readonly choices: number
}

/** Plays games on one page. */
export async function memoryFigures(
  bench: Bench,
  game: Game,
  { games, choices: most }: MemoryEffort
): Promise<MemoryFigures> {
  const stage = await movingHome(bench)
  try {
    const session = await stage.page.context().newCDPSession(stage.page)
    let choices = await playOne(stage, game, most, 1)
    const first = await held(session)
    for (let n = 2; n <= games; n++) choices += await playOne(stage, game, most, n)
    const last = await held(session)
    return { games, choices, first, last, growth: atMost(last.heapBytes / first.heapBytes, target) }
  } finally {
    await stage.page.context().close()
  }
}

/**
 * Plays one game through the page's own store, with the most seats that play without modules, all at this device, to its
 * end or for at most `most` choices. Resolves with the number of choices.
 */
async function playOne(
  { page, stores }: Stage,
  { rules, colours }: Game,
  most: number,
  seed: number
): Promise<number> {
  const seats = colours
    .slice(0, plainSeats(rules).max)
    .map((colour, i) => ({ name: `Traveller ${i + 1}`, colour, by: 'here' }))
  const { choices, over } = await stores.evaluate(
    async (all, [game, chairs, start, limit]) => {
      const made = await all.get('tables').setUp(game, {}, chairs)
      if (!made.ok) throw new Error('no table was set out')
      const { table: id } = made.value
      await all.get('screens').openTable(id)
      const table = all.get('table')
      let [state, count] = [start, 0]
      while (table.outcome === undefined && count < limit) {
        if (table.passTo !== undefined) await table.passOn()
        else if (table.curtain !== undefined) await table.raiseCurtain()
        else if (table.choices) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
          const refused = await table.choose(
            table.choices.nth(Math.floor((state / 2 ** 32) * table.choices.count()))
          )
          if (refused === undefined) count++
        } else await new Promise((resolve) => setTimeout(resolve, 5))
      }
      if (table.outcome !== undefined) all.get('screens').show('end')
      return { choices: count, over: table.outcome !== undefined }
    },
    [rules.id, seats, seed, most] as const
  )
  if (over) await page.getByRole('tab').first().waitFor()
  await stores.evaluate((all) => all.get('screens').goHome())
  await page.getByRole('heading', { name: 'Caravanserai' }).waitFor()
  return choices
}

async function held(session: CDPSession): Promise<Held> {
  for (let i = 0; i < 3; i++) {
    await session.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}
