/** The opening of the Expedition, its journeys, and the scoring at the end. */
import { startSpace } from '../../../shared/games/expedition/setup'
import { goldSources, type Event, type GoldSource, type State } from '../../../shared/games/expedition/types'
import type { Context, Trail } from '../../contract/game-ui'
import type { Ending, Opening, RoundStart } from '../../contract/moments'
import { numberOf } from './camels'
import { namesFor, trackOf } from './spaces'
import { trailAlong } from './trail'
import type { ExpeditionTypes } from './types'
import { words } from './words'

type Known = Context<ExpeditionTypes>

/** How a source of gold counts, in a few words. */
export function sourceNote(source: GoldSource, { view, content }: Pick<Known, 'view' | 'content'>): string {
  const { notes } = words.names.moments
  const { stageCity, finalCity } = trackOf(content, view)
  if (source === 'interim') return notes.interim(namesFor(content, view)(stageCity))
  if (source === 'final') return notes.final(namesFor(content, view)(finalCity))
  return notes[source]
}

/**
 * The gold of all seats, source by source, without what they began with; the final scoring shows the spaces that bring
 * it.
 */
export function ending(event: Event, { view, content }: Known): Ending | undefined {
  if (event.type !== 'gameScored') return undefined
  const spaceName = namesFor(content, view)
  const reveals = view.seats.flatMap((_, seat) => {
    const mine = event.scores.filter((score) => score.seat === seat && score.gold > 0)
    if (mine.length === 0) return []
    return [
      {
        seat,
        cards: mine.map(({ space, gold }) => ({
          lines: [{ text: spaceName(space), met: true }],
          points: gold
        })),
        rings: mine.map(({ space }) => ({ anchor: `space:${space}`, met: true }))
      }
    ]
  })
  return {
    title: words.names.moments.over,
    categories: goldSources
      .filter((source) => source !== 'start')
      .map((source) => ({
        name: words.names.sources[source],
        note: sourceNote(source, { view, content }),
        points: view.seats.map(({ gold }) => gold[source]),
        ...(source === 'final' && reveals.length > 0 && { reveals })
      }))
      .filter(({ points }) => points.some((count) => count !== 0))
  }
}

/** Start player, cards and gold of all seats, and what decides the game. */
export function opening({ view, seats }: Known): Opening {
  const text = words.names.moments
  return {
    firstSeat: view.startSeat,
    begins: view.seats.map(({ hand, gold }) => text.begins({ cards: hand.count, gold: gold.start })),
    dealt: view.seats.map(({ camels, gold }, seat) => [
      ...camels.map((_, camel) => {
        const number = numberOf(camel, camels.length)
        return { kind: 'camel', colour: seats[seat]?.colour ?? 'neutral', ...(number && { number }) }
      }),
      { kind: 'chest', gold: gold.start }
    ]),
    hidden: Array.from({ length: view.seats[0]?.hand.count ?? 0 }, () => ({ kind: 'back' })),
    secret: text.secret,
    openly: text.open,
    aim: text.aim
  }
}

/** The paths of a seat's camels from their first spaces to where they stand. */
export function journey(_events: readonly Event[], seat: number, { view, content }: Known): readonly Trail[] {
  const track = trackOf(content, view)
  const distance = (seat - view.startSeat + view.players) % view.players
  return (view.seats[seat]?.camels ?? []).flatMap((space, camel) => {
    const from = startSpace(distance, view.players, camel)
    return space > from ? [trailAlong(track, from, space)] : []
  })
}

/** A camel in the seat's colour. */
export const face = (_view: State, _seat: number, colour: string): Readonly<Record<string, unknown>> => ({
  kind: 'camel',
  colour
})

/** The start of the second stage shows the gold that the first one brought. */
export function roundStart(events: readonly Event[], { view }: Known): RoundStart | undefined {
  const scored = events.find((event) => event.type === 'interimScored')
  if (!scored) return undefined
  const goldOf = (seat: number): number =>
    scored.scores.filter((one) => one.seat === seat).reduce((sum, { gold }) => sum + gold, 0)
  return {
    title: words.log.secondStage,
    lines: view.seats.map((_, seat) => (goldOf(seat) > 0 ? `+${words.names.gold(goldOf(seat))}` : ''))
  }
}
