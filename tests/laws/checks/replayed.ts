/** Laws 5 and 6: randomness is a parameter, and everything survives a round trip through JSON. */
import { Chance, scripted, seeded } from '../../../shared/engine/chance'
import { difference, same } from '../same'
import type { Check, Run, Step } from '../run'

/**
 * Replaying a choice from the serialized state with the recorded draws gives the same events and state and uses all
 * draws.
 */
export function drawsReplay(): Check {
  return {
    played: (run, step) => {
      const copy = step.restored
      const chance = new Chance(scripted(step.draws))
      const choice: unknown = JSON.parse(JSON.stringify(step.choice))
      run.expect(
        '6',
        same(choice, step.choice),
        () => `a choice does not survive JSON: ${difference(choice, step.choice) ?? ''}`
      )
      const played = run.rules.play(copy, step.asked.seat, choice, chance)
      const again = 'refusal' in played ? `refused: ${played.refusal.code}` : JSON.stringify(played.events)
      run.expect(
        '5',
        again === step.written,
        () => `played again from JSON with the same draws: ${differing(again, step)}`
      )
      run.expect(
        '5',
        chance.take().length === step.draws.length,
        () => 'played again, chance was asked less often'
      )
      run.expect(
        '6',
        same(copy, run.state),
        () => `the state restored from JSON went elsewhere: ${difference(copy, run.state) ?? ''}`
      )
    }
  }
}

function differing(again: string, step: Step): string {
  if (!again.startsWith('[')) return again
  return difference(JSON.parse(again), step.sent) ?? 'the order of keys differs'
}

/** State and events equal their JSON, and events do not change after they were returned. */
export function jsonInJsonOut(): Check {
  const stateHolds = (run: Run): void => {
    run.expect(
      '6',
      same(run.state, run.read),
      () => `the state does not survive JSON: ${difference(run.state, run.read) ?? ''}`
    )
  }
  return {
    start: stateHolds,
    played: (run, step) => {
      stateHolds(run)
      run.expect(
        '6',
        same(step.events, step.sent),
        () => `an event does not survive JSON: ${difference(step.events, step.sent) ?? ''}`
      )
    },
    ended: (run) => {
      for (const step of run.steps) {
        const now = JSON.stringify(step.events)
        run.expect(
          '6',
          now === step.written,
          () => `an event changed later: ${difference(JSON.parse(now), step.sent) ?? ''}`
        )
      }
    }
  }
}

/** Playing the whole game again with the same seed and choices gives the same events and end. */
export function sameSeedSameGame(): Check {
  return {
    ended: (run) => {
      const chance = new Chance(seeded(run.seed))
      const state = run.rules.setup(run.config, chance)
      for (const gift of run.gifts) run.rules.evolve(state, gift)
      for (const [at, step] of run.steps.entries()) {
        const played = run.rules.play(state, step.asked.seat, step.choice, chance)
        const good = !('refusal' in played) && JSON.stringify(played.events) === step.written
        run.expect('5', good, () => `the same seed and choices give other events at choice ${at}`)
        if (!good) return
      }
      run.expect('5', JSON.stringify(state) === run.json, () => 'the same seed and choices end elsewhere')
    }
  }
}

/** Runs something while the clock and Math.random throw, because rules must not use them (law 5). */
export function withoutOutsideChance<T>(run: () => T): T {
  const { random } = Math
  const { now } = Date
  const forbid = (what: string) => (): never => {
    throw new Error(`${what} was used inside the rules`)
  }
  Math.random = forbid('Math.random')
  Date.now = forbid('Date.now')
  try {
    return run()
  } finally {
    Math.random = random
    Date.now = now
  }
}
