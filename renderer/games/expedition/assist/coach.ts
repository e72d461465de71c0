/** The coach's line of a turn: the advice in words, the most pressing first. */
import type { Seat } from '../../../../shared/engine/rules'
import { advice } from '../../../../shared/games/expedition/assist/advice'
import { baseContent } from '../../../../shared/games/expedition/content'
import { seatOf } from '../../../../shared/games/expedition/seats'
import type { Context } from '../../../contract/game-ui'
import { numberOf } from '../camels'
import { namesFor } from '../spaces'
import type { ExpeditionTypes } from '../types'
import { assistWords } from './words'

/** Returns an empty string if the seat is not asked for its turn, its hand is hidden, or there is nothing to point out. */
export function coachLine({ content, seats, view }: Context<ExpeditionTypes>, seat: Seat): string {
  const found = advice(content ?? baseContent, view, seat)
  if (!found) return ''
  const { draws, reached, threat } = found
  const name = namesFor(content, view)
  const { camels } = seatOf(view, seat)
  const ways = reached.map(({ camel, to, spaces, chests, byGold }) =>
    assistWords.reach({
      camel: numberOf(camel, camels.length) ?? 'none',
      space: name(to),
      spaces,
      chests,
      beyond: byGold === undefined ? 'none' : name(byGold)
    })
  )
  const [draw] = draws
  return [
    threat &&
      assistWords.threats[threat.ends]({
        name: seats[threat.seat]?.name ?? '',
        spaces: threat.spaces,
        city: name(threat.city),
        pays: threat.pays
      }),
    ...ways,
    ways.length === 0 && !view.turn.moved && assistWords.stuck,
    draw &&
      assistWords.draw(
        draws.map(({ card }) => card),
        name(draw.to)
      )
  ]
    .filter(Boolean)
    .join(' ')
}
