/** The modes in which every rules test runs again (the projects of vitest.config.ts) each report a fault of their kind. */
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

/** Plays first choices through a mode until undo was possible a few times. Throws what the mode throws. */
async function firstChoices(mode: string, faulty: VoyagesRules): Promise<void> {
  vi.resetModules()
  vi.stubEnv('CARAVAN_MODE', mode)
  const { beforeMove, afterMove } = await import('./modes')
  const source = seeded(3)
  const entries: Entry[] = []
  let match = Match.start(faulty, config, source)
  for (let i = 0; i < 40; i++) {
    const [asked] = faulty.decisions(match.state as State)
    const { choices } = asked ?? {}
    if (!asked || !choices) return
    // The last choices of a list are bonus actions and the end of the turn: they may be taken back.
    const choice = choices.nth(i % 2 === 0 ? choices.count() - 1 : 0)
    const before = beforeMove(faulty, match, choice)
    const played = match.choose(asked.seat, choice)
    if ('refusal' in played) throw new Error(played.refusal.code)
    entries.push(played)
    match = afterMove(faulty, match, before, entries, source)
  }
}

/** Rules with a memory of their own, which neither undo nor a game file brings back. */
function remembering(): VoyagesRules {
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

/** Rules whose public view tells a goal. */
const telling = (): VoyagesRules => ({
  ...rules,
  view: (state, viewer) =>
    Object.assign(rules.view(state, viewer), { hint: viewer === 'public' ? state.seats[0]?.stock.coin : 0 })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each(['plain', 'undo', 'restore', 'views', 'all'])('%s: right rules pass', async (mode) => {
  await expect(firstChoices(mode, rules)).resolves.toBeUndefined()
})

it.each([
  ['undo', remembering],
  ['restore', remembering],
  ['views', telling],
  ['all', remembering],
  ['all', telling]
])('%s: a fault is reported', async (mode, faulty) => {
  await expect(firstChoices(mode, faulty())).rejects.toThrow('differ')
  await expect(firstChoices('plain', faulty())).resolves.toBeUndefined()
})
