/** Injected faults: rules that each break one law. They prove that the harness finds broken laws. */
import { relisted, withEvents, type InjectedFault } from './injecting-faults'
import { expeditionFaults } from './injected-faults-expedition'
import type { Subject } from './run'
import { leaks } from './injected-faults-secrets'
import { voyagesFaults } from './injected-faults-voyages'

/** Faults that any game can have. */
const general: readonly InjectedFault[] = [
  {
    name: 'a wrong reducer: one event is not applied',
    laws: ['1', '2', 'undo', 'file'],
    inject: (rules) => {
      let seen = 0
      return {
        ...rules,
        evolve: (state, event) => {
          if (++seen % 50 !== 0) rules.evolve(state, event)
        }
      }
    }
  },
  {
    name: 'an event that is not told',
    laws: ['1', '2'],
    inject: (rules) => withEvents(rules, (events) => (events.length > 2 ? events.slice(0, -1) : events))
  },
  {
    name: 'a view that knows more than its events',
    laws: ['2'],
    inject: (rules) => ({
      ...rules,
      view: (state, viewer) => rules.view(state, viewer === 'public' ? 'open' : viewer)
    })
  },
  {
    name: 'an unlisted legal choice',
    laws: ['3'],
    inject: (rules) => relisted(rules, (list) => list.slice(0, -1))
  },
  {
    // The choice is not even well-formed, so either check may report it first.
    name: 'a listed illegal choice',
    laws: ['3', '7'],
    inject: (rules) => relisted(rules, (list) => [...list, { type: 'nonsense' }])
  },
  {
    name: 'a choice listed twice',
    laws: ['3'],
    inject: (rules) => relisted(rules, (list) => [...list.slice(0, 1), ...list])
  },
  {
    name: "another seat's choices in a view",
    laws: ['3'],
    inject: (rules) => ({ ...rules, decisions: (state) => rules.decisions(state, 'open') })
  },
  {
    name: 'a refusal without a reason',
    laws: ['4'],
    inject: (rules) => ({
      ...rules,
      refusal: (state, seat, choice) => rules.refusal(state, seat, choice) && { code: '' },
      play: (state, seat, choice, chance) => {
        const played = rules.play(state, seat, choice, chance)
        return 'refusal' in played ? { refusal: { code: '' } } : played
      }
    })
  },
  {
    name: 'a refusal that changes the state',
    laws: ['4'],
    inject: (rules) => ({
      ...rules,
      play: (state, seat, choice, chance) => {
        const played = rules.play(state, seat, choice, chance)
        if ('refusal' in played) (state as Record<string, unknown>)['touched'] = true
        return played
      }
    })
  },
  {
    name: 'chance from elsewhere',
    laws: ['5', 'thrown'],
    inject: (rules) =>
      // Uses the result, or the bundler would remove the call.
      withEvents(rules, (events) => (Math.random() < 0 ? [] : events))
  },
  {
    name: 'memory outside the state',
    laws: ['5'],
    inject: (rules) => {
      let choices = 0
      return withEvents(rules, (events) => {
        choices++
        return events.map((event) => ({ ...event, choices }))
      })
    }
  },
  {
    name: 'a state that JSON cannot hold',
    laws: ['6'],
    inject: (rules) => ({
      ...rules,
      setup: (config, chance) => {
        const state = rules.setup(config, chance)
        ;(state as Record<string, unknown>)['memory'] = new Map([[1, 2]])
        return state
      }
    })
  },
  {
    name: 'a game that ends without an outcome',
    laws: ['7'],
    inject: (rules) => ({ ...rules, outcome: () => undefined })
  },
  {
    name: 'an undo past a shown secret',
    laws: ['undo'],
    inject: (rules) => ({ ...rules, reveals: () => false })
  }
]

const own: Readonly<Record<string, readonly InjectedFault[]>> = {
  voyages: [...voyagesFaults, ...leaks],
  expedition: expeditionFaults
}

/** All faults that can be injected into a game. */
export const faultsFor = (game: string): readonly InjectedFault[] => [...general, ...(own[game] ?? [])]

/** The game with the fault in its rules. */
export const injected = (subject: Subject, { inject }: InjectedFault): Subject => ({
  ...subject,
  rules: inject(subject.rules)
})
