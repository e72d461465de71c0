/** The analysis of a finished game: fetched if the host has it stored, else computed in workers, turn by turn. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Story } from '../../../shared/engine/record'
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/game'
import type { FinishedGame } from '../../../shared/games/thinking'
import type { Analysis, TurnJudged } from '../../../shared/players/analysis'
import { useConnection } from '../../stores/connection'
import { hasComputers } from '../../stores/games'
import { usePacks } from '../../stores/packs'
import { useReplayOpener } from '../../stores/replay'
import type { Source } from '../replay/sources'
import { analyseInBackground } from './analysts'
import { keyOf, parseAnalysis, serialiseAnalysis } from './stored-analysis'
import { roundsOf } from './turns'

/** Where an analysis stands; `stopped`: cancelled by the user. */
export type AnalysisState = 'none' | 'reading' | 'running' | 'stopped' | 'failed' | 'done'

/** A game can be analysed if it is over and computer players know it. */
export const canAnalyse = ({ game, viewers }: Pick<Source, 'game' | 'viewers'>): boolean =>
  hasComputers(game.rules.id) && viewers.includes('open')

export const useAnalysis = defineStore('analysis', () => {
  const connection = useConnection()
  const packs = usePacks()
  const replays = useReplayOpener()
  const state = shallowRef<AnalysisState>('none')
  const progress = shallowRef(0)
  /** The analysis; until it is done or if it was stopped, that of the first turns. */
  const analysis = shallowRef<Analysis>()
  /** Id of the table, or of the replayed file, that the analysis is about. */
  const about = shallowRef<string>()
  const story = shallowRef<Story>()
  const game = shallowRef<Game>()
  /** The seat whose turns are listed, and the turn that is selected. */
  const seat = shallowRef<Seat>(0)
  const turn = shallowRef<TurnJudged>()
  /** True while the analysis is open beside the replay. */
  const shown = shallowRef(false)
  let key: string | undefined
  let asked = 0
  let stopWorkers: (() => void) | undefined

  /** The round of each entry of the story; empty if the game has no rounds. */
  const rounds = computed(() => (game.value && story.value ? roundsOf(game.value, story.value) : []))
  const busy = computed(() => state.value === 'reading' || state.value === 'running')

  /** Ends the workers; `key` is forgotten, so that a game that is not analysed to its end is begun again. */
  function end(how: 'stopped' | 'failed'): void {
    stopWorkers?.()
    stopWorkers = key = undefined
    state.value = how
  }

  /** Forgets the analysis of another game, or of an earlier state of this one; nobody is shown it meanwhile. */
  function forget(): void {
    stopWorkers?.()
    stopWorkers = key = undefined
    story.value = game.value = analysis.value = turn.value = undefined
    progress.value = 0
    state.value = 'none'
  }

  /**
   * Reads the game and fetches its stored analysis, unless it is already loaded or being computed. Returns the input for
   * the workers if none is stored. `first`: the seat whose turns are listed first.
   */
  async function load(source: Source, first: Seat): Promise<FinishedGame | undefined> {
    const mine = ++asked
    if (about.value !== source.table.id) forget()
    about.value = source.table.id
    if (!busy.value) state.value = 'reading'
    const result = await source.read('open')
    if (mine !== asked) return undefined
    if ('refusal' in result) return void (state.value = stopWorkers ? 'running' : 'failed')
    const mineKey = keyOf(source.table.game, result.story)
    if (mineKey === key && stopWorkers) return void (state.value = 'running')
    if (mineKey === key && analysis.value) return void (state.value = 'done')
    forget()
    state.value = 'reading'
    key = mineKey
    story.value = result.story
    game.value = source.game
    seat.value = first
    const kept = await connection.request({ type: 'getAnalysis', key: mineKey })
    if (mine !== asked) return undefined
    const known = kept.ok && kept.value.text !== undefined ? parseAnalysis(kept.value.text) : undefined
    if (known) return void done(known)
    state.value = 'none'
    const { game: id, pack } = source.table
    const json = source.pack ?? packs.jsonOf(source.table)
    return { game: id, ...(pack && { pack: { hash: pack.hash, json } }), story: result.story }
  }

  /** Analyses the game, unless its analysis is stored, running or done already. */
  async function begin(source: Source, first: Seat): Promise<void> {
    const past = await load(source, first)
    if (past && key !== undefined) run(past, key)
  }

  /** Jumps to the position where a better plan than the turn's own begins, else to the turn's start, and shows the plan. */
  function show(judged: TurnJudged): void {
    turn.value = judged
    shown.value = true
    replays.jump((judged.better?.entry ?? judged.first) - 1)
  }

  function run(past: FinishedGame, mineKey: string): void {
    state.value = 'running'
    stopWorkers = analyseInBackground(past, {
      progress: (share, known) => {
        progress.value = share
        if (known.turns.length > (analysis.value?.turns.length ?? 0)) analysis.value = known
      },
      done: (found) => {
        stopWorkers = undefined
        done(found)
        // If the host cannot store it, it is computed again the next time.
        void connection.request({ type: 'keepAnalysis', key: mineKey, text: serialiseAnalysis(found) })
      },
      failed: () => end('failed')
    })
  }

  function done(found: Analysis): void {
    analysis.value = found
    state.value = 'done'
  }

  function stop(): void {
    if (!busy.value) return
    asked++
    end('stopped')
  }

  return { state, busy, progress, analysis, about, rounds, seat, turn, shown, load, begin, show, stop }
})
