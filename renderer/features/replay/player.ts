/** Plays a replay: the step on show, the viewer, and automatic playing. */
import { computed, onScopeDispose, shallowRef } from 'vue'
import type { Story } from '../../../shared/engine/record'
import type { Refusal, Viewer } from '../../../shared/engine/rules'
import type { Snapshot, Update } from '../../../shared/protocol/messages'
import type { GameUi } from '../../contract/game-ui'
import type { useTable } from '../../stores/table'
import { linesOf } from '../../kit/log/log-groups'
import type { Source } from './sources'
import { marksOf, Timeline, turnFrom } from './timeline'

/** Playing speeds; at 1 a choice takes about a second. */
export const paces = [0.5, 1, 2, 4, 8] as const
export type Pace = (typeof paces)[number]

/** How long a choice stays on show, with a sentence in the log and without one; milliseconds at pace 1. */
const sentenceTime = 1300
const silentTime = 150
/** How many log entries come with a position, as many as in the host's snapshots. */
const logLength = 24

type Stage = Pick<ReturnType<typeof useTable>, 'watchReplay' | 'show' | 'endAnimations' | 'context'>

/** A replay of one source, shown on the table `stage`. `ui` gives the game's sentences and chapters. */
export function usePlayer(source: Source, ui: GameUi, stage: Stage) {
  const timeline = shallowRef<Timeline>()
  const viewer = shallowRef<Viewer>('public')
  const step = shallowRef(0)
  const playing = shallowRef(false)
  const pace = shallowRef<Pace>(1)
  /** Why the replay cannot be shown. */
  const problem = shallowRef<Refusal>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let latestLook = 0
  let open: Promise<Story | undefined> | undefined

  const length = computed(() => timeline.value?.length ?? 0)
  const marks = computed(() =>
    timeline.value ? marksOf(timeline.value.steps, (event) => ui.chapter?.(event)) : []
  )

  /** The snapshot that a host would send at a step, to a viewer who may not choose anything. */
  function snapshot(line: Timeline, at: number): Snapshot {
    const view = line.at(at)
    return {
      type: 'snapshot',
      table: source.table,
      seat: typeof viewer.value === 'number' ? viewer.value : null,
      secrets: viewer.value !== 'public',
      own: [],
      chat: [],
      view,
      next: line.numberAt(at),
      ...momentOf(view),
      log: line.steps.slice(Math.max(0, at - logLength), at)
    }
  }

  const momentOf = (view: unknown): Pick<Snapshot, 'decisions' | 'undo'> => ({
    decisions: source.game.rules.decisions(view, 'public').map(({ seat, task }) => ({ seat, task, id: 0 })),
    undo: { barrier: 'nothing' }
  })

  /** The update that a host would send for the choice at a step. */
  function update(line: Timeline, at: number): Update | undefined {
    const entry = line.steps[at]
    return entry && { type: 'update', entry, next: line.numberAt(at + 1), ...momentOf(line.at(at + 1)) }
  }

  const linesAt = (at: number): number => {
    const entry = timeline.value?.steps[at]
    return entry ? linesOf(entry, ui, stage.context).lines.length : 0
  }

  /** Shows a step: the next one is animated, any other appears at once. */
  function go(to: number): void {
    const line = timeline.value
    if (!line) return
    const at = Math.max(0, Math.min(line.length, Math.round(to)))
    const next = at === step.value + 1 ? update(line, step.value) : undefined
    if (next) stage.show(next)
    else if (at !== step.value) stage.show(snapshot(line, at))
    step.value = at
    if (at === line.length) pause()
    else if (playing.value) wait()
  }

  function wait(): void {
    clearTimeout(timer)
    const lasts = step.value > 0 && linesAt(step.value - 1) > 0 ? sentenceTime : silentTime
    timer = setTimeout(() => go(step.value + 1), lasts / pace.value)
  }

  function play(): void {
    if (!timeline.value || playing.value) return
    playing.value = true
    if (step.value === length.value) go(0)
    wait()
  }

  function pause(): void {
    playing.value = false
    clearTimeout(timer)
  }

  /** Goes one choice back or forward. Stops playing and the running animations, which quick steps would pile up. */
  function choice(by: 1 | -1): void {
    pause()
    stage.endAnimations()
    go(step.value + by)
  }

  /** Goes to the start of the previous or next turn. */
  function turn(by: 1 | -1): void {
    pause()
    go(turnFrom(marks.value, step.value, by, length.value))
  }

  /** Goes to the position right after a log entry. */
  function jump(number: number): void {
    pause()
    if (timeline.value) go(timeline.value.stepOf(number))
  }

  /** The game in the open view, read once; undefined if it cannot be read now. */
  const openStory = (): Promise<Story | undefined> =>
    (open ??= source.read('open').then((result) => {
      if ('story' in result) return result.story
      open = undefined
      return undefined
    }))

  /** Reads and shows the game in another view, at the same step or right after the entry `number`. */
  async function look(as: Viewer, number?: number): Promise<void> {
    const mine = ++latestLook
    const answer = await source.read(as)
    if (mine !== latestLook) return
    if ('refusal' in answer) {
      problem.value = answer.refusal
      return pause()
    }
    try {
      const line = new Timeline(source.game.rules, answer.story)
      problem.value = undefined
      viewer.value = as
      timeline.value = line
      step.value = number === undefined ? Math.min(step.value, line.length) : line.stepOf(number)
      stage.watchReplay({
        page: (before, count) => line.steps.filter((entry) => entry.number < before).slice(-count),
        ...(source.viewers.includes('open') && { story: openStory })
      })
      stage.show(snapshot(line, step.value))
      if (playing.value) wait()
    } catch {
      problem.value = { code: 'record-differs', numbers: { line: 0 } }
      pause()
    }
  }

  onScopeDispose(() => {
    latestLook++
    pause()
  })

  return {
    timeline,
    viewer,
    step,
    length,
    marks,
    playing,
    pace,
    problem,
    go,
    play,
    pause,
    choice,
    turn,
    jump,
    look
  }
}

export type Player = ReturnType<typeof usePlayer>
