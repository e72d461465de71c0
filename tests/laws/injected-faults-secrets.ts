/**
 * Leaks injected into Voyages that only law 8 finds: nothing hidden is named, views and events agree, and yet what a viewer
 * receives depends on what it may not know.
 */
import type { GameEvent, Viewer } from '../../shared/engine/rules'
import { goalCards } from '../../shared/games/voyages/content/tiles'
import type { Event, State } from '../../shared/games/voyages/types'
import { saying, type InjectedFault } from './injecting-faults'

const stateOf = (state: unknown): State => state as State
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
const orderOf = (goal: string | undefined): number => goalCards.findIndex(({ id }) => id === goal)

export const leaks: readonly InjectedFault[] = [
  {
    name: 'an event that hints at the next contract',
    laws: ['8'],
    inject: (rules) =>
      saying(rules, ({ type }: Event, { special }: State) =>
        type === 'turnEnded' ? { hint: Number(special.cards?.[0]?.replace(/\D/g, '')) % 2 } : undefined
      )
  },
  {
    name: 'an event that carries a hidden id in disguise',
    laws: ['8'],
    inject: (rules) =>
      saying(rules, ({ type }: Event, { piles }: State) =>
        type === 'diceRolled' ? { scene: `scene-${piles[0]?.cards?.[2] ?? 'none'}` } : undefined
      )
  },
  {
    name: 'the order of kept goals told to all',
    laws: ['8'],
    options: expert,
    inject: (rules) => ({
      ...rules,
      redact: (event: GameEvent, viewer: Viewer) => {
        const shown = rules.redact(event, viewer)
        if (event.type !== 'goalsKept') return shown
        const [first, second] = (event as Extract<Event, { type: 'goalsKept' }>).kept.cards ?? []
        // On a guest's copy, which is redacted already, nothing more is done.
        return first === undefined ? shown : { ...shown, rising: orderOf(first) < orderOf(second) }
      }
    })
  },
  {
    name: 'a set-up that lays out something by the hidden goals',
    laws: ['8'],
    inject: (rules) => ({
      ...rules,
      setup: (config, chance) => {
        const state = stateOf(rules.setup(config, chance))
        const sum = state.seats.map(({ goals }) => orderOf(goals.cards?.[0])).reduce((a, b) => a + b, 0)
        return Object.assign(state, { lantern: sum % 3 })
      }
    })
  },
  {
    name: 'a question that is left out where a secret answers it',
    laws: ['8'],
    options: expert,
    inject: (rules) => ({
      ...rules,
      play: (state, seat, choice, chance) => {
        const played = rules.play(state, seat, choice, chance)
        if ('refusal' in played) return played
        // A seat that holds the first goals of the table gets no decision: its choice is made for it. Not within the
        // choice that dealt the goals, which would name cards that are hidden again at its end, and law 2 would find
        // that.
        if (played.events.some(({ type }) => type === 'goalsDealt')) return played
        const next = rules.decisions(state, 'open').find(({ task }) => task === 'keep-goals')
        const cards = next && stateOf(state).seats[next.seat]?.goals.cards
        if (!next?.choices || !cards?.some((goal) => orderOf(goal) < 2)) return played
        const forced = rules.play(state, next.seat, next.choices.nth(0), chance)
        return 'refusal' in forced ? played : { events: [...played.events, ...forced.events] }
      }
    })
  },
  {
    name: 'a die that is rolled by what lies in the pile',
    laws: ['8'],
    inject: (rules) => ({
      ...rules,
      play: (state, seat, choice, chance) => {
        const [top] = stateOf(state).special.cards ?? []
        const played = rules.play(state, seat, choice, chance)
        const ends = (choice as { type?: unknown }).type === 'endTurn' && 'events' in played
        if (ends && Number(top?.replace(/\D/g, '')) % 2 === 0) chance.roll()
        return played
      }
    })
  }
]
