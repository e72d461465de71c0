/** Planted faults: rules that break one law each. A harness that does not report every one of them proves nothing. */
import { relisted, withEvents, type Plant } from './planting'
import { expeditionPlants } from './plants-expedition'
import type { Subject } from './run'
import { secretPlants } from './plants-secrets'
import { voyagesPlants } from './plants-voyages'

/** Faults that any game can have. */
const general: readonly Plant[] = [
  {
    name: 'a wrong reducer: one event is not applied',
    laws: ['1', '2', 'undo'],
    plant: (rules) => {
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
    plant: (rules) => withEvents(rules, (events) => (events.length > 2 ? events.slice(0, -1) : events))
  },
  {
    name: 'a view that knows more than its events',
    laws: ['2'],
    plant: (rules) => ({
      ...rules,
      view: (state, viewer) => rules.view(state, viewer === 'public' ? 'open' : viewer)
    })
  },
  {
    name: 'an unlisted legal choice',
    laws: ['3'],
    plant: (rules) => relisted(rules, (list) => list.slice(0, -1))
  },
  {
    // It is not even well formed: whether that or its refusal is noticed first is the game's own affair.
    name: 'a listed illegal choice',
    laws: ['3', '7'],
    plant: (rules) => relisted(rules, (list) => [...list, { type: 'nonsense' }])
  },
  {
    name: 'a choice listed twice',
    laws: ['3'],
    plant: (rules) => relisted(rules, (list) => [...list.slice(0, 1), ...list])
  },
  {
    name: "another seat's choices in a view",
    laws: ['3'],
    plant: (rules) => ({ ...rules, decisions: (state) => rules.decisions(state, 'open') })
  },
  {
    name: 'a refusal without a reason',
    laws: ['4'],
    plant: (rules) => ({
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
    plant: (rules) => ({
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
    plant: (rules) =>
      // The result is used, or the bundler would leave the call out.
      withEvents(rules, (events) => (Math.random() < 0 ? [] : events))
  },
  {
    name: 'memory outside the state',
    laws: ['5'],
    plant: (rules) => {
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
    plant: (rules) => ({
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
    plant: (rules) => ({ ...rules, outcome: () => undefined })
  },
  {
    name: 'an undo past a shown secret',
    laws: ['undo'],
    plant: (rules) => ({ ...rules, reveals: () => false })
  }
]

const own: Readonly<Record<string, readonly Plant[]>> = {
  voyages: [...voyagesPlants, ...secretPlants],
  expedition: expeditionPlants
}

/** All faults that can be planted in a game. */
export const plantsFor = (game: string): readonly Plant[] => [...general, ...(own[game] ?? [])]

/** The game with the fault in its rules. */
export const planted = (subject: Subject, { plant }: Plant): Subject => ({
  ...subject,
  rules: plant(subject.rules)
})
