/** What the score track along the map shows: the gold of every seat. */
import { computed } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import { standing } from '../../../shared/games/expedition/assist/standing'
import { goldOf, seatOf } from '../../../shared/games/expedition/seats'
import type { GameModel } from './game-model'

/** The gold at its right end; hardly any game brings more. */
export const mostGold = 30

/** The seats' gold in seat order, and the standing of each with the next scoring. */
export function goldRibbon({ view, track, colourOf }: GameModel) {
  const seats = computed(() =>
    view.value.seats.map((_, seat) => ({
      seat,
      colour: colourOf(seat),
      points: goldOf(seatOf(view.value, seat)),
      count: `gold:${seat}`
    }))
  )
  return { seats, standingOf: (seat: Seat) => standing(track.value, view.value)[seat] }
}
