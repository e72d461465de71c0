/** The coach's line of a turn: the advice in words, the most pressing first. */
import type { Seat } from '../../../../shared/engine/rules'
import { advice } from '../../../../shared/games/expedition/assist/advice'
import { baseContent, type Content } from '../../../../shared/games/expedition/content'
import { seatOf } from '../../../../shared/games/expedition/seats'
import type { State } from '../../../../shared/games/expedition/types'
import type { Context } from '../../types'
import { numberOf } from '../camels'
import { namesFor } from '../spaces'
import { assistWords } from './words'

/** Empty where the seat is not asked for its turn, its hand is not open, or there is nothing to point out. */
export function coachLine({ content, seats, view }: Context, seat: Seat): string {
  const state = view as State
  const found = advice((content ?? baseContent) as Content, state, seat)
  if (!found) return ''
  const { draws, reached, threat } = found
  const name = namesFor(content, view)
  const { camels } = seatOf(state, seat)
  const ways = reached.map(({ camel, to, spaces, chests, byGold }) =>
    assistWords.reach({
      ...{ camel: numberOf(camel, camels.length), space: name(to), spaces, chests },
      beyond: byGold === undefined ? undefined : name(byGold)
    })
  )
  const [draw] = draws
  return [
    threat &&
      assistWords.threats[threat.ends](
        ...([seats[threat.seat]?.name ?? '', threat.spaces, name(threat.city), threat.pays] as const)
      ),
    ...ways,
    ways.length === 0 && !state.turn.moved && assistWords.stuck,
    draw &&
      assistWords.draw(
        draws.map(({ card }) => card),
        name(draw.to)
      )
  ]
    .filter(Boolean)
    .join(' ')
}
