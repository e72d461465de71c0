/** The two scorings and the winner (rulings 32, 34, 38 to 41, 45). */
import type { Outcome, Seat } from '../../engine/rules'
import { rankSeats } from '../../engine/seats'
import type { Track } from './content'
import type { Play } from './game'
import { goldOf, seatOf } from './seats'
import { goldSources, type Scored, type State } from './types'

/** The gold of every camel on a scoring space after space `after`, up to and including `city`. */
export function scoresOf(state: State, track: Track, after: number, city: number): Scored[] {
  return state.seats.flatMap(({ camels }, seat) =>
    camels.flatMap((space, camel) => {
      const gold = space > after && space <= city ? track.space(space).scoring : undefined
      return gold === undefined ? [] : [{ seat, camel, space, gold }]
    })
  )
}

/** True if the turn that is ending brought the first camel into the stage city (rulings 32 and 35). */
export function interimDue(state: State, track: Track): boolean {
  return !state.interim && state.seats.some(({ camels }) => camels.includes(track.stageCity))
}

/** The interim scoring (ruling 32). */
export function scoreInterim(play: Play): void {
  const { state, content: track } = play
  const city = track.stageCity
  play.emit({ type: 'interimScored', scores: scoresOf(state, track, 0, city), city })
}

/** The final scoring, which ends the game (rulings 37, 38, 41). */
export function scoreGame(play: Play, end: 'arrived' | 'stalled'): void {
  const { state, content: track } = play
  const scores = scoresOf(state, track, track.stageCity, track.finalCity)
  play.emit({ type: 'gameScored', end, scores })
  for (let seat = 0; seat < state.players; seat++)
    for (let open = state.agenda[seat]?.length ?? 0; open > 0; open--) play.close(seat)
}

/** Index of a seat's foremost camel: decides ties (rulings 40 and 45). */
const foremost = (state: State, seat: Seat): number => Math.max(...seatOf(state, seat).camels)

/** Gold by source and the ranking: most gold, then the camel nearest to the last city, else shared (rulings 1, 40). */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = state.seats.map((one, seat) => ({
    seat,
    total: goldOf(one),
    bySource: Object.fromEntries(
      goldSources.filter((source) => one.gold[source] !== 0).map((source) => [source, one.gold[source]])
    )
  }))
  const ahead = (a: Seat, b: Seat): number =>
    (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0) || foremost(state, b) - foremost(state, a)
  return { scores, ranking: rankSeats(state.players, ahead) }
}
