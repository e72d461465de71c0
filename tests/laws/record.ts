/** The game file of a run: what a failing game leaves behind. */
import { fileVersion, headerLine, entryLine, type FileHeader } from '../../shared/engine/file'
import { nextCheck } from '../../shared/engine/check'
import type { LawRules, Run } from './run'

const colours = ['ochre', 'teal', 'plum', 'slate', 'rose']

/** Line 0 of the run's game file. */
export function headerOf(run: Run): FileHeader {
  const { id, version, content } = run.rules
  const seats = Array.from({ length: run.config.players }, (_, i) => ({
    name: `Seat ${i + 1}`,
    colour: colours[i] ?? ''
  }))
  const options = { ...run.config.options }
  return {
    caravan: fileVersion,
    game: id,
    rules: version,
    content,
    options,
    seats,
    draws: [...run.setupDraws]
  }
}

/** The run's rules with its gifts in the set-up, for a Match. */
export function withGifts(run: Run): LawRules {
  const { rules, gifts } = run
  if (gifts.length === 0) return rules
  return {
    ...rules,
    setup: (config, chance) => {
      const state = rules.setup(config, chance)
      for (const gift of gifts) rules.evolve(state, gift)
      return state
    }
  }
}

/**
 * The game so far as the text of a `.caravan` file. Gifts stand before the events of the first choice, so that such a
 * game can be looked at (`replay --unverified`), though not verified.
 */
export function caravanOf(run: Run): string {
  const { id, version, content } = run.rules
  let check = nextCheck('', [id, version, content, run.config, run.setupDraws])
  const lines = run.steps.map(({ asked, choice, draws, events }, i) => {
    const all = i === 0 ? [...run.gifts, ...events] : events
    check = nextCheck(check, [asked.seat, choice, draws, all])
    return entryLine({ seat: asked.seat, choice, draws, events: all, check })
  })
  return headerLine(headerOf(run)) + lines.join('')
}
