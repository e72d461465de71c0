/** The analysis of a finished game: fetched where it was kept, else made in the background, with its progress. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Story } from '../../../shared/engine/record'
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/game'
import type { Past } from '../../../shared/games/thinking'
import type { Analysis, TurnJudged } from '../../../shared/players/analysis'
import { useConnection } from '../../stores/connection'
import { hasComputers } from '../../stores/games'
import { usePacks } from '../../stores/packs'
import { useReplayOpener } from '../../stores/replay'
import type { Source } from '../replay/sources'
import type { WorkerMessage } from './analysis-worker'
import { keyOf, parseAnalysis, serialiseAnalysis } from './stored-analysis'
import { roundsOf } from './turns'

/** What it needs of a worker. */
interface WorkerLike extends EventTarget {
  postMessage(message: unknown): void
  terminate(): void
}

/** Where an analysis stands; `stopped`: by whoever had begun it. */
export type AnalysisState = 'none' | 'reading' | 'running' | 'stopped' | 'failed' | 'done'

/** A game can be looked at again once it is over, where somebody knows it. */
export const canAnalyse = ({ game, viewers }: Pick<Source, 'game' | 'viewers'>): boolean =>
  hasComputers(game.rules.id) && viewers.includes('open')

export const useAnalysis = defineStore('analysis', () => {
  const connection = useConnection()
  const packs = usePacks()
  const replays = useReplayOpener()
  const state = shallowRef<AnalysisState>('none')
  const progress = shallowRef(0)
  const analysis = shallowRef<Analysis>()
  const story = shallowRef<Story>()
  const game = shallowRef<Game>()
  /** Of whom is told, and which turn is looked at. */
  const seat = shallowRef<Seat>(0)
  const turn = shallowRef<TurnJudged>()
  /** It lies beside the replay. */
  const shown = shallowRef(false)
  let key: string | undefined
  let asked = 0
  let worker: WorkerLike | undefined

  /** By entry, where the game has rounds. */
  const rounds = computed(() => (game.value && story.value ? roundsOf(game.value, story.value) : []))
  const busy = computed(() => state.value === 'reading' || state.value === 'running')

  function stopWorker(): void {
    worker?.terminate()
    worker = undefined
  }

  /**
   * Reads the game and fetches its analysis from where it was kept, unless it is there or under way. Answers with what is to
   * be looked at where there is none. `first`: of whom is told at first.
   */
  async function load(source: Source, first: Seat): Promise<Past | undefined> {
    const mine = ++asked
    if (!busy.value) state.value = 'reading'
    const result = await source.read('open')
    if (mine !== asked) return undefined
    if ('refusal' in result) return void (state.value = 'failed')
    const mineKey = keyOf(source.table.game, result.story)
    if (mineKey === key && worker) return void (state.value = 'running')
    if (mineKey === key && analysis.value) return void (state.value = 'done')
    stopWorker()
    key = mineKey
    story.value = result.story
    game.value = source.game
    analysis.value = turn.value = undefined
    seat.value = first
    progress.value = 0
    const kept = await connection.request({ type: 'getAnalysis', key: mineKey })
    if (mine !== asked) return undefined
    const known = kept.ok && kept.value.text !== undefined ? parseAnalysis(kept.value.text) : undefined
    if (known) return void done(known)
    state.value = 'none'
    const { game: id, pack } = source.table
    const json = source.pack ?? packs.jsonOf(source.table)
    return { game: id, ...(pack && { pack: { hash: pack.hash, json } }), story: result.story }
  }

  /** Looks at the game, unless that is under way or done already. */
  async function begin(source: Source, first: Seat): Promise<void> {
    const past = await load(source, first)
    if (past && key !== undefined) run(past, key)
  }

  /** Shows the position before the turn's dearest choice in the replay, with the better plan beside it. */
  function show(judged: TurnJudged): void {
    turn.value = judged
    shown.value = true
    replays.jump((judged.better?.entry ?? judged.first) - 1)
  }

  function run(past: Past, mineKey: string): void {
    state.value = 'running'
    const started: WorkerLike = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
      type: 'module'
    })
    worker = started
    started.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<WorkerMessage>
      if (worker !== started) return
      if ('done' in data) return void (progress.value = data.done / Math.max(1, past.story.entries.length))
      stopWorker()
      if ('problem' in data) return void (state.value = 'failed')
      done(data.analysis)
      // Where nothing can be kept, it is made anew the next time.
      void connection.request({ type: 'keepAnalysis', key: mineKey, text: serialiseAnalysis(data.analysis) })
    })
    started.addEventListener('error', () => {
      if (worker !== started) return
      stopWorker()
      state.value = 'failed'
    })
    started.postMessage(past)
  }

  function done(found: Analysis): void {
    analysis.value = found
    state.value = 'done'
  }

  function stop(): void {
    if (!busy.value) return
    asked++
    stopWorker()
    key = undefined
    state.value = 'stopped'
  }

  return { state, busy, progress, analysis, rounds, seat, turn, shown, load, begin, show, stop }
})
