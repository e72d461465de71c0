/** Faults planted in Voyages alone: they need its stock, its goals and its piles. */
import type { GameEvent, Viewer } from '../../shared/engine/rules'
import type { Event, State } from '../../shared/games/voyages/types'
import { evolvedAfter, type Plant } from './planting'

const stateOf = (state: unknown): State => state as State
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }

/** The seat whose goals leak, to everybody else. */
const leaky = 0
const leaks = (viewer: Viewer): boolean => viewer !== leaky && viewer !== 'open'

export const voyagesPlants: readonly Plant[] = [
  {
    name: 'a lost camel',
    laws: ['1', '2'],
    plant: (rules) => ({
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
    plant: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        const stock = event.type === 'paid' ? state.seats[event.seat]?.stock : undefined
        if (stock) stock.camel -= 2
      })
  },
  {
    name: 'a lost contract',
    laws: ['7'],
    plant: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        if (event.type === 'contractsTaken') state.seats[event.seat]?.contracts.pop()
      })
  },
  {
    name: 'a goal leaked by the view',
    laws: ['2'],
    plant: (rules) => ({
      ...rules,
      view: (state, viewer) => {
        const view = rules.view(state, viewer)
        const seat = stateOf(view).seats[leaky]
        const goals = stateOf(state).seats[leaky]?.goals
        if (seat && goals && leaks(viewer)) seat.goals = { ...goals }
        return view
      }
    })
  },
  {
    name: 'a goal leaked by an event',
    laws: ['2'],
    options: expert,
    plant: (rules) => ({
      ...rules,
      redact: (event: GameEvent, viewer) => (event.type === 'goalsKept' ? event : rules.redact(event, viewer))
    })
  },
  {
    name: 'a goal leaked in a side door of the view',
    laws: ['2'],
    options: expert,
    plant: (rules) => ({
      ...rules,
      view: (state, viewer) => {
        const view = rules.view(state, viewer)
        const goal = stateOf(state).seats[leaky]?.goals.cards?.[0]
        if (goal !== undefined && leaks(viewer)) Object.assign(stateOf(view), { note: { [goal]: true } })
        return view
      }
    })
  }
]
