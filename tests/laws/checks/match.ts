/** Undo and files, through the engine's own Match: undo and redo after choices, and now and then save and restore. */
import { seeded } from '../../../shared/engine/chance'
import {
  entryLine,
  headerLine,
  openingCheck,
  readFile,
  type FileHeader,
  type ReadFile
} from '../../../shared/engine/file'
import type { Entry } from '../../../shared/engine/entries'
import { Match } from '../../../shared/engine/match'
import type { Refusal, Seat } from '../../../shared/engine/rules'
import { headerOf, withGifts } from '../record'
import { brief, difference } from '../same'
import type { Check, Run, Step } from '../run'

type Written = Extract<ReadFile, { readonly ok: true }>

/**
 * Plays the game a second time in a Match; each choice that can be undone is undone and made again. The saved game is
 * restored as it goes on, by the entries since the save before, and as a whole at its end.
 */
export function undoAndFile(): Check {
  let match: Match | undefined
  let draws: number[] = []
  const entries: Entry[] = []
  /**
   * The latest command: the position before it, and its choices so far. Two of three choices are added to the command
   * before.
   */
  let command: { readonly before: string; readonly choices: readonly unknown[] } | undefined
  /** Matches restored from the saved game so far, by its events and (true) verified, and how many entries they read. */
  const followers = new Map<boolean, Match>()
  let followed = 0
  const source = (): number => {
    const draw = draws.shift()
    if (draw === undefined) throw new Error('the match made more random draws than the game')
    return draw
  }

  const stands = (run: Run, law: string, what: string, wanted: string): void => {
    const text = JSON.stringify(match?.state)
    run.expect(
      law,
      text === wanted,
      () => `${what}: ${difference(JSON.parse(text), JSON.parse(wanted)) ?? 'the order of keys differs'}`
    )
  }
  const booked = (run: Run, what: string, entry: Entry | { readonly refusal: Refusal }): void => {
    run.expect('undo', !('refusal' in entry), () => `${what} is refused: ${brief(entry)}`)
    if (!('refusal' in entry)) entries.push(entry)
  }

  /** A command is one step of undo: it is undone as a whole, and made again. */
  const undoCommand = (run: Run, seat: Seat, made: Match): void => {
    if (!command || command.choices.length < 2) return
    const { before, choices } = command
    run.expect(
      'undo',
      made.undoableChoices === choices.length,
      () => `a command of ${choices.length} choices is taken back as ${made.undoableChoices}`
    )
    const taken = made.undoCommand(seat)
    run.expect('undo', !('refusal' in taken), () => `undo of a command is refused: ${brief(taken)}`)
    if ('refusal' in taken) return
    entries.push(...taken)
    stands(run, 'undo', 'after undo of a command', before)
    for (const [at, choice] of choices.entries())
      booked(run, 'redo of a command', made.choose(seat, choice, at > 0))
    stands(run, 'undo', 'after undo and redo of a command', run.json)
  }

  const undoAndRedo = (run: Run, step: Step, made: Match, joined: boolean): void => {
    const { seat } = step.asked
    const final =
      step.asked.simultaneous ||
      step.draws.length > 0 ||
      step.events.some((event) => run.rules.reveals(event))
    const barrier = made.barrier(seat)
    run.expect(
      'undo',
      final === (barrier !== undefined),
      () => `undo after ${brief(step.choice)}: ${barrier ?? 'nothing'} stands in the way`
    )
    for (const other of run.viewers)
      if (typeof other === 'number' && other !== seat)
        run.expect(
          'undo',
          made.barrier(other) !== undefined,
          () => `seat ${other} could take back the choice of seat ${seat}`
        )
    if (barrier !== undefined) return
    booked(run, 'undo', made.undo(seat))
    stands(run, 'undo', 'after undo', step.before)
    const mark = made.mark()
    booked(run, 'redo', made.choose(seat, step.choice, joined))
    stands(run, 'undo', 'after undo and redo', run.json)
    // First simulates a refused batch, which goes back to its mark; then the choice is made for good.
    made.returnTo(mark)
    stands(run, 'undo', 'after the return to a mark', step.before)
    entries.pop()
    booked(run, 'the choice after a return', made.choose(seat, step.choice, joined))
    undoCommand(run, seat, made)
  }

  const restored = (run: Run, header: FileHeader, read: readonly Entry[], verify: boolean): Match =>
    Match.restore(
      withGifts(run),
      run.config,
      { draws: header.draws, check: openingCheck(header) },
      read,
      seeded(1),
      verify
    )
  /** The entries from this one on, written as a file and read again. */
  const writtenAndRead = (run: Run, from: number): Written | undefined => {
    const read = readFile(headerLine(headerOf(run)) + entries.slice(from).map(entryLine).join(''))
    run.expect('file', read.ok && !read.damage, () => `the written game is read as ${brief(read)}`)
    return read.ok ? read : undefined
  }
  const standsLike = (run: Run, back: Match, made: Match, how: string): void => {
    run.expect(
      'file',
      JSON.stringify(back.state) === JSON.stringify(made.state),
      () => `${how}: another state`
    )
    run.expect(
      'file',
      back.check === made.check && back.length === made.length,
      () => `${how}: another running check`
    )
    run.expect('file', back.undoable === made.undoable, () => `${how}: another seat may undo`)
    run.expect(
      'file',
      back.undoableChoices === made.undoableChoices,
      () => `${how}: another number of choices is one step of undo`
    )
  }
  /** Restores the whole game, or goes on from what was restored by the entries since. */
  const saveAndRestore = (run: Run, made: Match, whole: boolean): void => {
    const written = writtenAndRead(run, whole ? 0 : followed)
    if (!written) return
    for (const verify of [false, true]) {
      const how = `restored${verify ? ' and verified' : ''}`
      const earlier = whole ? undefined : followers.get(verify)
      earlier?.follow(written.entries, verify)
      const back = earlier ?? restored(run, written.header, written.entries, verify)
      standsLike(run, back, made, how)
      followers.set(verify, back)
    }
    followed = entries.length
  }

  return {
    start: (run) => {
      draws = []
      command = undefined
      match = Match.restore(withGifts(run), run.config, headerOf(run), [], source)
      stands(run, 'file', 'the match starts elsewhere', run.json)
    },
    played: (run, step) => {
      if (!match) return
      draws.push(...step.draws)
      const { seat } = step.asked
      const joined = command !== undefined && match.undoable === seat && run.steps.length % 3 > 0
      command =
        joined && command
          ? { before: command.before, choices: [...command.choices, step.choice] }
          : { before: step.before, choices: [step.choice] }
      booked(run, 'the choice', match.choose(seat, step.choice, joined))
      stands(run, 'file', 'the match went elsewhere', run.json)
      undoAndRedo(run, step, match, joined)
      stands(run, 'undo', 'after all', run.json)
      if (run.steps.length % run.plan.saveEvery === 0) saveAndRestore(run, match, false)
    },
    ended: (run) => {
      if (match) saveAndRestore(run, match, true)
    }
  }
}
