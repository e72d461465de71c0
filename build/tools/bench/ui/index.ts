/** `bench --ui`: measures the page's speed in a headless Chromium without a GPU. */
import { chromium } from 'playwright-core'
import { chromiumSwitches, findChromium, howToGetChromium } from '../../../lib/chromium.mjs'
import type { Seat } from '../../../../shared/engine/rules'
import type { Game } from '../../../../shared/games'
import { factsOf } from '../../games'
import type { GameFacts } from '../../games/game'
import { round } from '../../lib/shares'
import { UsageError } from '../../lib/words'
import { openApp } from '../../page/app'
import { buildPage } from '../../page/built'
import { median, rOf } from '../clock'
import { plannerCost } from '../planner'
import { benchRules } from '../play'
import { answerFigures } from './answer'
import type { Bench } from './bench'
import { coldFigures } from './cold'
import { allMet, atMost } from './judged'
import { highlightFigures, type HighlightEffort } from './highlight'
import { memoryFigures, type MemoryEffort } from './memory'
import { referenceFrames } from './reference-page'
import { sceneFigures, type SceneEffort } from './scene'
import { turnFigures, type TurnEffort } from './turns'

/** The most R of a plan, at the 95th percentile. */
const plannerTarget = 15

export const uiHelp = `With --ui instead: the built page, served by its host, in a headless Chromium without a GPU. A figure with a target says
whether it was met.

  page                  frames of the reference page: 60 nodes, 30 tokens
  lit                   R of script from pressing a die or a card until all targets are lit; late counts changes of the
                        table after that
  answer                from a choice to its answer, over the host: frames and milliseconds until the page first shows
                        something of it, and milliseconds until nothing moves any more; press is a real pointer's on
                        a die or a card
  turns                 at normal speed: milliseconds of a journey of two steps sent by one press, the median, and of a
                        rival's turn until the seat here is asked and nothing moves, the 90th percentile
  planner               plannerR
  scene                 of the choices that bring the most events, with all seats taken, at normal speed: the longest task
                        in R, and frames per second as a share of the reference page's just before and after
  cold                  the first table of a page with an empty cache: script and tasks in R, bytes over the wire, and
                        bytes of script gzipped; home is Home alone
  memory                bytes still in use after all games over those after the first; nodes and listeners of the page`

export interface UiEffort {
  readonly lit: HighlightEffort
  readonly answer: { readonly seeds: readonly number[]; readonly choices: number }
  readonly plannerPairs: number
  readonly plannerPositions: number
  readonly turns: TurnEffort
  readonly scene: SceneEffort
  readonly loads: number
  readonly memory: MemoryEffort
}

export const fullUi: UiEffort = {
  lit: { seeds: [3, 11, 19, 27], positions: 3, presses: 24 },
  answer: { seeds: [3, 11, 19], choices: 6 },
  plannerPairs: 5,
  plannerPositions: 1000,
  turns: { seeds: [3, 11, 19, 27, 35], turns: 10 },
  scene: { seeds: [3, 11, 19], scenes: 1, reference: 2000 },
  loads: 3,
  memory: { games: 10, choices: 100_000 }
}
export const quickUi: UiEffort = {
  lit: { seeds: [3], positions: 1, presses: 4 },
  answer: { seeds: [3], choices: 2 },
  plannerPairs: 1,
  plannerPositions: 20,
  turns: { seeds: [3], turns: 1 },
  scene: { seeds: [3], scenes: 1, reference: 200 },
  loads: 1,
  memory: { games: 1, choices: 30 }
}

/** What is measured of a game, in this order. */
const parts = ['cold', 'lit', 'answer', 'turns', 'planner', 'scene', 'memory'] as const
export type UiPart = (typeof parts)[number]

/** The parts named by `--only`, separated by commas; all of them without it. Throws UsageError for an unknown one. */
export function uiPartsOf(words: string | undefined): readonly UiPart[] {
  const named = words?.split(',')
  const unknown = named?.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new UsageError(`--only takes ${parts.join(', ')}, not "${unknown}"`)
  return parts.filter((part) => named?.includes(part) ?? true)
}

/** Measures these parts of these games. Throws UsageError if there is no Chromium. */
export async function uiFigures(
  games: readonly Game[],
  effort: UiEffort,
  wanted: readonly UiPart[]
): Promise<Record<string, unknown>> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new UsageError(howToGetChromium)
  await buildPage()
  const app = await openApp(81)
  const browser = await chromium.launch({ executablePath, args: [...chromiumSwitches] })
  const bench: Bench = { browser, app, references: [] }
  try {
    const page = await referenceFrames(browser, effort.scene.reference)
    const measured: Record<string, unknown> = {}
    for (const game of games) measured[game.rules.id] = await gameFigures(bench, game, effort, wanted)
    const nodesPerSecond = median(bench.references)
    return {
      reference: Math.round(nodesPerSecond),
      milliseconds: round(rOf({ nodesPerSecond })),
      browser: browser.version(),
      page,
      games: measured,
      met: allMet(measured)
    }
  } finally {
    await browser.close()
    await app.close()
  }
}

async function gameFigures(
  bench: Bench,
  game: Game,
  effort: UiEffort,
  wanted: readonly UiPart[]
): Promise<Record<string, unknown>> {
  const { id } = game.rules
  const facts = factsOf(id)
  const { hand } = facts
  const measure: Readonly<Record<UiPart, (() => Promise<object>) | false | undefined>> = {
    cold: () => coldFigures(bench, game, effort.loads),
    lit: hand && (() => highlightFigures(bench, game, hand, effort.lit)),
    answer: hand && (() => answerFigures(bench, game, hand, effort.answer)),
    turns: () => turnFigures(bench, game, facts.journey, effort.turns),
    planner: facts.planner && (() => plannerFigures(game, facts, effort)),
    scene: () => sceneFigures(bench, game, effort.scene),
    memory: () => memoryFigures(bench, game, effort.memory)
  }
  const measured: Record<string, unknown> = {}
  for (const part of wanted) {
    const figures = measure[part] && (await measure[part]())
    if (!figures) continue
    console.error(`${id} ${part}: ${JSON.stringify(figures)}`)
    measured[part] = figures
  }
  return measured
}

/** The cost of a plan in R, on positions of random games. */
async function plannerFigures(
  { rules }: Game,
  facts: GameFacts,
  { plannerPairs, plannerPositions }: UiEffort
): Promise<object> {
  const planner = (state: unknown, seat: Seat): unknown => facts.planner?.(state, seat)
  const cost = await plannerCost(benchRules(rules), planner, plannerPairs, plannerPositions)
  return { ...cost, p95: atMost(cost.p95, plannerTarget) }
}
