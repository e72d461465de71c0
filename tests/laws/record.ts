/** The game file of a run, which is saved for a failing game. */
import { entryLine, headerLine, sealHeader, type NewHeader } from '../../shared/engine/file'
import { checkAfter } from '../../shared/engine/entries'
import type { LawRules, Run } from './run'

const colours = ['ochre', 'teal', 'plum', 'slate', 'rose']

/** The header, line 0 of the run's game file. */
export function headerOf(run: Run): NewHeader {
  const { id: game, version } = run.rules
  const seats = Array.from({ length: run.config.players }, (_, i) => ({
    name: `Seat ${i + 1}`,
    colour: colours[i] ?? ''
  }))
  const options = { ...run.config.options }
  const tables = run.rules.tables(options).map(({ id, hash }) => ({ id, hash }))
  const draws = [...run.setupDraws]
  return sealHeader({ game, rules: version, tables, options, seats, draws, first: run.first })
}

/** The run's rules with its gifts applied in the set-up, for a Match. */
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
 * The game so far as the text of a `.caravan` file. Gifts are put before the events of the first choice, so a game with
 * gifts can be viewed (`replay --unverified`), but not verified.
 */
export function caravanOf(run: Run): string {
  const header = headerOf(run)
  let { check } = header
  const lines = run.steps.map(({ asked, choice, draws, events }, i) => {
    const all = i === 0 ? [...run.gifts, ...events] : events
    const entry = { seat: asked.seat, choice, draws, events: all }
    check = checkAfter(check, entry)
    return entryLine({ ...entry, check })
  })
  return headerLine(header) + lines.join('')
}
