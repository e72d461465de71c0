/**
 * Measures how fast the page responds to a choice: frames until it first shows a change, and how long pieces move. The
 * choice goes the whole way, to the host, into the journal and back.
 */
import type { Game } from '../../../../shared/games'
import type { Hand } from '../../games/game'
import { sit, type Stage } from '../../screens/stage'
import { quantile } from '../clock'
import { round } from '../../lib/shares'
import { movingHome, type Bench } from './bench'
import { atMost, type Judged } from './judged'
import { mostChoices } from './positions'

/** The most milliseconds that the pieces of one choice may move at normal speed. */
const longestScene = 1500
/** The most frames from a press to the first one that shows a change. */
const mostFrames = 2

/**
 * Medians. For choices: frames and milliseconds until the first visible change, and milliseconds until nothing moves any
 * more. For presses of a real pointer on a die or card: frames from pointer-down to the first visible change.
 */
export interface AnswerFigures {
  readonly choices: number
  readonly pressFrames: Judged
  readonly answerFrames: Judged
  readonly answerMs: number
  readonly sceneMs: Judged
}

interface Answered {
  readonly frames: number
  readonly milliseconds: number
  readonly scene: number
}

/** Measures this many presses and choices in a position of each seed's game. */
export async function answerFigures(
  bench: Bench,
  game: Game,
  hand: Hand,
  { seeds, choices }: { readonly seeds: readonly number[]; readonly choices: number }
): Promise<AnswerFigures> {
  const stage = await movingHome(bench)
  const answered: Answered[] = []
  const pressed: number[] = []
  try {
    for (const position of mostChoices(game, hand.task, seeds, 1)) {
      await sit(stage, position)
      await stage.page.locator(hand.press).first().waitFor()
      for (let n = 0; n < choices; n++) pressed.push(await press(stage, hand.press, n))
      for (let n = 0; n < choices; n++) answered.push(await choose(stage, n))
      await stage.stores.evaluate((all) => all.get('screens').goHome())
    }
  } finally {
    await stage.page.context().close()
  }
  return {
    choices: answered.length,
    pressFrames: atMost(quantile(pressed, 0.5), mostFrames),
    answerFrames: atMost(
      quantile(
        answered.map(({ frames }) => frames),
        0.5
      ),
      mostFrames
    ),
    answerMs: round(
      quantile(
        answered.map(({ milliseconds }) => milliseconds),
        0.5
      )
    ),
    sceneMs: atMost(
      quantile(
        answered.map(({ scene }) => scene),
        0.5
      ),
      longestScene
    )
  }
}

/** Presses the nth match with the browser's pointer; resolves with the frames from pointer-down to the first change. */
async function press({ page }: Stage, selector: string, nth: number): Promise<number> {
  const hand = page.locator(selector)
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const board = document.querySelector('main .table__game') ?? document.body
        addEventListener(
          'pointerdown',
          () => {
            let [changed, frames] = [false, 0]
            const seen = new MutationObserver(() => (changed = true))
            seen.observe(board, { subtree: true, childList: true, attributes: true, characterData: true })
            const frame = (): void => {
              frames++
              if (!changed && frames < 300) return void requestAnimationFrame(frame)
              seen.disconnect()
              resolve(frames)
            }
            requestAnimationFrame(frame)
          },
          { capture: true, once: true }
        )
      })
  )
  await hand.nth(nth % (await hand.count())).click()
  const found = await frames
  await page.waitForTimeout(100)
  return found
}

/** Makes one of the open choices and measures the response. */
const choose = ({ stores }: Stage, nth: number): Promise<Answered> =>
  stores.evaluate(async (all, n) => {
    const table = all.get('table')
    const frame = (): Promise<number> => new Promise(requestAnimationFrame)
    const moving = (): boolean => document.querySelector('.flights__ghost, [data-veiled]') !== null
    for (let i = 0; i < 200 && !table.choices; i++) {
      if (table.passTo !== undefined) await table.passOn()
      else if (table.curtain !== undefined) await table.raiseCurtain()
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const { choices } = table
    if (!choices) throw new Error('nobody is asked')
    while (moving()) await frame()
    let changed = false
    const seen = new MutationObserver(() => (changed = true))
    const board = document.querySelector('main .table__game') ?? document.body
    await frame()
    seen.observe(board, { subtree: true, childList: true, attributes: true, characterData: true })
    const start = performance.now()
    void table.choose(choices.nth(Math.floor((((n + 1) * 0.618) % 1) * choices.count())))
    let frames = 0
    // The callback of a frame runs before the frame is drawn, which then shows what has changed by now.
    while (!changed && frames < 300) {
      await frame()
      frames++
    }
    const milliseconds = performance.now() - start
    seen.disconnect()
    await frame()
    for (let still = 0; still < 6;) {
      still = moving() ? 0 : still + 1
      await frame()
    }
    return { frames, milliseconds, scene: performance.now() - start }
  }, nth)
