/** The styles of simulated play, by game; a game without one is played uniformly. */
import { seeded } from '../../../shared/engine/chance'
import type { Plan } from '../../../tests/laws/harness'
import { weighted, type Style } from './style'
import { voyagesStyle } from './voyages'

const styles: Readonly<Record<string, Style>> = { voyages: voyagesStyle }

export const styleNames = ['uniform', 'mixed'] as const
export type StyleName = (typeof styleNames)[number]

/**
 * How the seats of one game play. `mixed`: in one game of five all seats go as far as they can and start rich; else
 * each has a temper of its own, one of them `uniform`, and in half of these games every second seat starts rich, so that
 * shortages happen as well.
 */
export function playOf(
  game: string,
  style: StyleName,
  players: number,
  seed: number
): Pick<Plan, 'pick' | 'gifts'> {
  const own = styles[game]
  if (style === 'uniform' || !own) return {}
  const random = seeded(seed ^ 0x1b873593)
  const tempers = ['uniform', ...own.tempers]
  const far = random(5) === 0
  const rich = far || random(2) === 0
  const seats = Array.from({ length: players }, () => ({
    temper: far ? own.farthest : (tempers[random(tempers.length)] ?? 'uniform'),
    rich: far || (rich && random(2) === 0)
  }))
  return {
    gifts: () => seats.flatMap((seat, i) => (seat.rich ? own.gifts(i, seat.temper) : [])),
    pick: ({ seat, list }, state, draw) => {
      const temper = seats[seat]?.temper ?? 'uniform'
      if (temper === 'uniform') return list[draw(list.length)]
      const weights = list.map((choice) => own.weight(temper, choice, state, seat))
      return weighted(list, weights, draw)
    }
  }
}
