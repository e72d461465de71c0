/** The worker thread that judges a share of a finished game and reports its progress. */
import { judgeGame, type FinishedGame } from '../../../shared/games/thinking'
import type { Progress, Share, TurnJudged } from '../../../shared/players/analysis'

/** What the worker is asked. */
export interface WorkerTask {
  readonly past: FinishedGame
  readonly share: Share
}

/** What the worker posts: its progress, in the end that it is done, or why it cannot go on. */
export type WorkerMessage = Progress | { readonly done: true } | { readonly problem: string }

/** Milliseconds between two progress messages. */
const progressInterval = 100

const post = (message: WorkerMessage): void => postMessage(message)

addEventListener('message', ({ data: { past, share } }: MessageEvent<WorkerTask>) => {
  try {
    let lastPost = 0
    let turns: readonly TurnJudged[] = []
    let upTo = 0
    const report = (): void => {
      post({ turns, upTo })
      turns = []
      lastPost = performance.now()
    }
    for (const progress of judgeGame(past, share)) {
      turns = [...turns, ...progress.turns]
      upTo = progress.upTo
      if (performance.now() >= lastPost + progressInterval) report()
    }
    report()
    post({ done: true })
  } catch (error) {
    post({ problem: String(error) })
  }
})
