/** Faults that are injected only into Voyages, because they need its stock, goals and piles. */
import type { Event, State } from '../../shared/games/voyages/types'
import { evolvedAfter, leakingView, unredacted, type InjectedFault } from './injecting-faults'

const stateOf = (state: unknown): State => state as State
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }

export const voyagesFaults: readonly InjectedFault[] = [
  {
    name: 'a lost camel',
    laws: ['1', '2'],
    inject: (rules) => ({
      ...rules,
      play: (state, seat, choice, chance) => {
        const played = rules.play(state, seat, choice, chance)
        const stock = stateOf(state).seats[seat]?.stock
        if ('events' in played && stock && stock.camel > 3) stock.camel--
        return played
      }
    })
  },
  {
    name: 'more camels spent than there are',
    laws: ['7'],
    inject: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        const stock = event.type === 'paid' ? state.seats[event.seat]?.stock : undefined
        if (stock) stock.camel -= 2
      })
  },
  {
    name: 'a lost contract',
    laws: ['7'],
    inject: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        if (event.type === 'contractsTaken') state.seats[event.seat]?.contracts.pop()
      })
  },
  {
    name: 'a goal leaked by the view',
    laws: ['2'],
    inject: (rules) =>
      leakingView(rules, (view: State, state: State, leaky) => {
        const seat = view.seats[leaky]
        const goals = state.seats[leaky]?.goals
        if (seat && goals) seat.goals = { ...goals }
      })
  },
  {
    name: 'a goal leaked by an event',
    laws: ['2'],
    options: expert,
    inject: (rules) => unredacted(rules, 'goalsKept')
  },
  {
    name: 'a goal leaked in a side door of the view',
    laws: ['2'],
    options: expert,
    inject: (rules) =>
      leakingView(rules, (view: State, state: State, leaky) => {
        const goal = state.seats[leaky]?.goals.cards?.[0]
        if (goal !== undefined) Object.assign(view, { note: { [goal]: true } })
      })
  }
]
