/**
 * Measures the time from a press on a die or a card until all targets are highlighted (docs/table.md, T-02).
 *
 * Measured in the page, from the dispatch of the click until all microtasks that it caused have run; Vue renders in one of
 * them, so the page is final then. This includes script and the layouts that script forces, but not the browser's own
 * event handling and painting. Between two presses the page rests for some frames. Changes in these frames would mean
 * that the clock stopped too early; they are counted as late.
 */
import type { Page } from 'playwright-core'
import type { Game } from '../../../../shared/games'
import type { Hand } from '../../games/game'
import { round } from '../../lib/shares'
import { sit } from '../../screens/stage'
import { paired, quantile, rOf } from '../clock'
import { atMost, type Judged } from './judged'
import { mostChoices } from './positions'
import { movingHome, type Bench } from './bench'

const target = 5

export interface HighlightEffort {
  readonly seeds: readonly number[]
  /** Positions of each game, and presses in each position. */
  readonly positions: number
  readonly presses: number
}

/** Over all presses, in R. `changed` is the mean number of nodes that one press changes. */
export interface HighlightFigures {
  readonly positions: number
  readonly presses: number
  readonly changed: number
  readonly late: number
  readonly p50: number
  readonly p95: Judged
  readonly max: number
}

/** One press: its time in milliseconds, and the nodes changed in that time and in the frames after it. */
interface Press {
  readonly milliseconds: number
  readonly changed: number
  readonly late: number
}

/** Measures presses on dice or cards in positions with many choices. */
export async function highlightFigures(
  bench: Bench,
  game: Game,
  hand: Hand,
  effort: HighlightEffort
): Promise<HighlightFigures> {
  const positions = mostChoices(game, hand.task, effort.seeds, effort.positions)
  const stage = await movingHome(bench)
  const measured: { readonly press: Press; readonly R: number }[] = []
  try {
    for (const [i, position] of positions.entries()) {
      await sit(stage, position)
      await stage.page.locator(hand.press).first().waitFor()
      // The first position warms the page up.
      if (i === 0) await pressAll(stage.page, hand.press, effort.presses)
      const [cost] = await paired(1, () => pressAll(stage.page, hand.press, effort.presses), bench.references)
      if (cost) measured.push(...cost.value.map((press) => ({ press, R: rOf(cost) })))
      await stage.stores.evaluate((all) => all.get('screens').goHome())
    }
  } finally {
    await stage.page.context().close()
  }
  const inR = measured.map(({ press, R }) => press.milliseconds / R)
  const sum = (of: (press: Press) => number): number =>
    measured.reduce((all, { press }) => all + of(press), 0)
  return {
    positions: positions.length,
    presses: measured.length,
    changed: round(sum(({ changed }) => changed) / Math.max(1, measured.length)),
    late: sum(({ late }) => late),
    p50: round(quantile(inR, 0.5)),
    p95: atMost(quantile(inR, 0.95), target),
    max: round(Math.max(0, ...inR))
  }
}

/**
 * Presses pieces in the order of a Gray code (first, second, first, third, ...), so that every subset of the hand is
 * selected once before one is repeated.
 */
function pressAll(page: Page, selector: string, presses: number): Promise<Press[]> {
  return page.evaluate(
    async ([what, times]) => {
      /** Microtasks may cause further ones; more than any chain of them is long. */
      const hops = 100
      const frames = async (count: number): Promise<void> => {
        for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
      }
      const table = document.querySelector('main .table__game') ?? document.body
      let records: MutationRecord[] = []
      const changes = new MutationObserver((more) => records.push(...more))
      /** How many nodes have changed since the last call. */
      const nodes = (): number => {
        const all = new Set([...records, ...changes.takeRecords()].map((record) => record.target))
        records = []
        return all.size
      }
      const made: Press[] = []
      for (let n = 1; n <= times; n++) {
        await frames(2)
        const hand = document.querySelectorAll<HTMLElement>(what)
        const one = hand[(31 - Math.clz32(n & -n)) % Math.max(1, hand.length)]
        if (!one) throw new Error(`nothing to press: ${what}`)
        changes.observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
        nodes()
        const started = performance.now()
        one.click()
        for (let i = 0; i < hops; i++) await Promise.resolve()
        const milliseconds = performance.now() - started
        const changed = nodes()
        await frames(2)
        made.push({ milliseconds, changed, late: nodes() })
        changes.disconnect()
      }
      return made
    },
    [selector, presses] as const
  )
}
