/** Statistics of a game of Expedition, counted event by event. */
import type { Story } from '../../../engine/record'
import { countEvent, Tally, momentsOf, type Statistics } from '../../../engine/statistics'
import { copyOf } from '../../../engine/visibility'
import type { Content } from '../content'
import { evolve } from '../evolve'
import { goldOf } from '../seats'
import type { Event, State } from '../types'
import { counters, type Counting } from './counters'
import { figures, ratios, type Counted } from './figures'

export type { FigureGroupId, FigureId } from './figures'

/** Counts the figures of the end: gold by source, hands, and the spaces still missing to the last city. */
function countEnd({ tally, state, track }: Counting): void {
  state.seats.forEach((own, seat) => {
    tally.set('goldStart', seat, own.gold.start)
    tally.set('goldChests', seat, own.gold.chests)
    tally.set('goldInterim', seat, own.gold.interim)
    tally.set('goldFinal', seat, own.gold.final)
    tally.set('goldBallast', seat, -own.gold.ballast)
    tally.set('goldTotal', seat, goldOf(own))
    tally.set('leftInHand', seat, own.hand.count + own.tray.count)
    tally.set('spacesShort', seat, track.finalCity - Math.max(...own.camels))
  })
}

/** The statistics of a finished game, from its open view. */
export function statistics(story: Story, content: Content): Statistics {
  const state = copyOf(story.setup) as State
  const counting: Counting = {
    tally: new Tally<Counted>(state.players),
    state,
    track: content.track(state.track),
    turn: { moved: 0, drew: false }
  }
  const { tally } = counting
  state.seats.forEach((own, seat) => {
    tally.most('mostHeld', seat, own.hand.count)
    tally.most('mostGold', seat, goldOf(own))
  })

  const course = momentsOf<Event>(story, {
    count: (event) => countEvent(counters, counting, event),
    evolve: (event) => evolve(counting.track, state, event),
    moment: (event) => {
      const totals = state.seats.map(goldOf)
      totals.forEach((gold, seat) => tally.most('mostGold', seat, gold))
      if (event.type === 'turnEnded') return { seat: event.seat, totals }
      return event.type === 'gameScored' ? { totals } : undefined
    }
  })
  countEnd(counting)
  return { groups: tally.groups(figures, ratios), course }
}
