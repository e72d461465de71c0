/** The styles of simulated play, by game; a game without one is played uniformly. */
import { seeded } from '../../../shared/engine/chance'
import type { Plan } from '../../../tests/laws/harness'
import { weighted, type Style } from './style'
import { voyagesStyle } from './voyages'

const styles: Readonly<Record<string, Style>> = { voyages: voyagesStyle }

export const styleNames = ['uniform', 'mixed'] as const
export type StyleName = (typeof styleNames)[number]

/**
 * How the seats of one game play. `mixed` draws a temper for each seat, one of them `uniform`, and in two games of
 * three lets about every second seat start rich, so that late and dear things happen as well as shortages.
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
  const seats = Array.from({ length: players }, () => tempers[random(tempers.length)] ?? 'uniform')
  const generous = random(3) > 0
  const rich = seats.map((_, seat) => seat).filter(() => generous && random(2) === 0)
  return {
    gifts: () => rich.flatMap((seat) => own.gifts(seat)),
    pick: ({ seat, list }, state, draw) => {
      const temper = seats[seat] ?? 'uniform'
      if (temper === 'uniform') return list[draw(list.length)]
      return weighted(
        list,
        list.map((choice) => own.weight(temper, choice, state, seat)),
        draw
      )
    }
  }
}
