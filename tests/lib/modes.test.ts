/**
 * Each mode in which the rules tests run again (the projects of vitest.config.ts) reports the kind of fault it is
 * for.
 */
import { afterEach, expect, it, vi } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import type { Entry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import { baseContent } from '../../shared/games/voyages/content'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { State } from '../../shared/games/voyages/types'
import type { VoyagesRules } from '../voyages/position'

const rules = voyagesRules(baseContent, [])
const config = { players: 2, options: { startPlayer: '0' } }

/** Plays the first 40 choices of a game in a mode. Throws what the mode throws. */
async function firstChoices(mode: string, faulty: VoyagesRules): Promise<void> {
  vi.resetModules()
  vi.stubEnv('CARAVAN_MODE', mode)
  const { beforeMove, afterMove } = await import('./modes')
  const source = seeded(3)
  const entries: Entry[] = []
  let match = Match.start(faulty, config, source)
  for (let i = 0; i < 40; i++) {
    const [decision] = faulty.decisions(match.state as State)
    const { choices } = decision ?? {}
    if (!decision || !choices) return
    // The last choices of a list are bonus actions and the end of the turn, which can be undone.
    const choice = choices.nth(i % 2 === 0 ? choices.count() - 1 : 0)
    const before = beforeMove(faulty, match, choice)
    const played = match.choose(decision.seat, choice)
    if ('refusal' in played) throw new Error(played.refusal.code)
    entries.push(played)
    match = afterMove(faulty, match, before, entries, source)
  }
}

/** Faulty rules that count choices outside the state: neither undo nor a game file restores that counter. */
function stateful(): VoyagesRules {
  let choices = 0
  return {
    ...rules,
    play: (state, seat, choice, chance) => {
      const played = rules.play(state, seat, choice, chance)
      if ('events' in played) Object.assign(state, { choices: ++choices })
      return played
    }
  }
}

/** Faulty rules whose public view holds a value that no event updates. */
const staleView = (): VoyagesRules => ({
  ...rules,
  view: (state, viewer) =>
    Object.assign(rules.view(state, viewer), { hint: viewer === 'public' ? state.seats[0]?.stock.coin : 0 })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each(['plain', 'undo', 'restore', 'views', 'all'])('%s: correct rules pass', async (mode) => {
  await expect(firstChoices(mode, rules)).resolves.toBeUndefined()
})

it.each([
  ['undo', stateful],
  ['restore', stateful],
  ['views', staleView],
  ['all', stateful],
  ['all', staleView]
])('%s: a fault of its kind is reported', async (mode, faulty) => {
  await expect(firstChoices(mode, faulty())).rejects.toThrow('differ')
  await expect(firstChoices('plain', faulty())).resolves.toBeUndefined()
})
