/** What happens as soon as a camel has entered a space (rulings 15 to 18, 32, 34, 37, 46). */
import type { Seat } from '../../engine/rules'
import { inFirstScoring } from './movement'
import type { Play } from './game'
import { scoreGame } from './scoring'
import { camelAt, seatOf } from './seats'

/**
 * Called after a camel has entered a space: it takes the chest; a scoring space of the first stage may end its moving;
 * the last city ends the game.
 */
export function arrive(play: Play, seat: Seat, camel: number): void {
  const { state, content: track } = play
  const space = camelAt(seatOf(state, seat), camel)
  const gold = state.chests[space] ?? 0
  if (gold > 0) play.emit({ type: 'chestTaken', seat, space, gold })
  if (space === track.finalCity) {
    scoreGame(play, 'arrived')
    return
  }
  if (!inFirstScoring(track, space)) return
  if (state.interim) {
    if (space !== track.stageCity)
      play.emit({ type: 'camelGathered', seat, camel, from: space, to: track.stageCity })
    play.emit({ type: 'movingStopped', seat, camels: [camel] })
  } else if (space === track.stageCity)
    play.emit({ type: 'movingStopped', seat, camels: seatOf(state, seat).camels.map((_, i) => i) })
}
