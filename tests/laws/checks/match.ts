/** Undo and files, through the engine's own Match: after every choice undo and redo, and now and then save and restore. */
import { seeded } from '../../../shared/engine/chance'
import { entryLine, headerLine, readFile } from '../../../shared/engine/file'
import { Match, type Entry } from '../../../shared/engine/match'
import type { Refusal } from '../../../shared/engine/rules'
import { headerOf, withGifts } from '../record'
import { brief, difference } from '../same'
import type { Check, Run, Step } from '../run'

/** Plays the game a second time in a Match; a choice that may be taken back is, and is made again. */
export function undoAndFile(): Check {
  let match: Match | undefined
  let draws: number[] = []
  const entries: Entry[] = []
  const source = (): number => {
    const draw = draws.shift()
    if (draw === undefined) throw new Error('the match asked for more chance than the game')
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

  const undoAndRedo = (run: Run, step: Step, made: Match): void => {
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
    booked(run, 'redo', made.choose(seat, step.choice))
    stands(run, 'undo', 'after undo and redo', run.json)
    // A batch that is refused goes back to its mark; then the choice is made for good.
    made.returnTo(mark)
    stands(run, 'undo', 'after the return to a mark', step.before)
    entries.pop()
    booked(run, 'the choice after a return', made.choose(seat, step.choice))
  }

  const saveAndRestore = (run: Run, made: Match): void => {
    const text = headerLine(headerOf(run)) + entries.map(entryLine).join('')
    const read = readFile(text)
    run.expect('file', read.ok && !read.damage, () => `the written game is read as ${brief(read)}`)
    if (!read.ok) return
    const rules = withGifts(run)
    for (const verify of [false, true]) {
      const back = Match.restore(rules, run.config, read.header.draws, read.entries, seeded(1), verify)
      run.expect(
        'file',
        JSON.stringify(back.state) === JSON.stringify(made.state),
        () => `restored${verify ? ' and verified' : ''}: another state`
      )
      run.expect(
        'file',
        back.check === made.check && back.length === made.length,
        () => 'restored: another running check'
      )
      run.expect('file', back.undoable === made.undoable, () => 'restored: another seat may undo')
    }
  }

  return {
    start: (run) => {
      draws = [...run.setupDraws]
      match = Match.start(withGifts(run), run.config, source)
      stands(run, 'file', 'the match starts elsewhere', run.json)
    },
    played: (run, step) => {
      if (!match) return
      draws.push(...step.draws)
      booked(run, 'the choice', match.choose(step.asked.seat, step.choice))
      stands(run, 'file', 'the match went elsewhere', run.json)
      undoAndRedo(run, step, match)
      stands(run, 'undo', 'after all', run.json)
      if (run.steps.length % run.plan.saveEvery === 0) saveAndRestore(run, match)
    },
    ended: (run) => {
      if (match) saveAndRestore(run, match)
    }
  }
}
