/** Law 7: nothing is created or lost during the game, and it ends. */
import type { Check, Run } from '../run'

/** Checks that the audit finds nothing, and that some seat has a decision as long as there is no outcome. */
export function addsUp(): Check {
  const audit = (run: Run): void => {
    const faults = run.rules.audit(run.state)
    run.expect('7', faults.length === 0, () => faults.join('; '))
  }
  return {
    start: audit,
    played: audit,
    asked: (run) => {
      run.expect('7', run.rules.outcome(run.state) === undefined, () => 'the game is over and still asks')
      const seats = run.open.map(({ seat }) => seat)
      run.expect(
        '7',
        new Set(seats).size === seats.length,
        () => `a seat is asked twice: ${seats.join(', ')}`
      )
    },
    ended: (run) => {
      const outcome = run.rules.outcome(run.state)
      run.expect('7', outcome !== undefined, () => 'no seat has a decision and there is no outcome')
      if (!outcome) return
      const ranked = outcome.ranking.flat().sort((a, b) => a - b)
      const seats = Array.from({ length: run.config.players }, (_, seat) => seat)
      run.expect('7', ranked.join() === seats.join(), () => `the ranking names ${ranked.join(', ')}`)
      for (const { seat, total, bySource } of outcome.scores) {
        const sum = Object.values(bySource).reduce((all, points) => all + points, 0)
        run.expect('7', sum === total, () => `seat ${seat} has ${total} points, its sources make ${sum}`)
      }
    }
  }
}
