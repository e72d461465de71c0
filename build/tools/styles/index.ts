/** The styles of simulated play, by game. A game without a style is played uniformly. */
import { seeded } from '../../../shared/engine/chance'
import { levelNumbers, type LevelNumber } from '../../../shared/engine/player-level'
import { games } from '../../../shared/games'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import type { Plan } from '../../../tests/laws/harness'
import { expeditionStyle } from './expedition'
import { khanStyle } from './khan'
import { weighted, type Style } from './style'
import { voyagesStyle } from './voyages'

export const styles: Readonly<Record<string, Style>> = {
  voyages: voyagesStyle,
  expedition: expeditionStyle,
  khan: khanStyle
}

const levelStyles = levelNumbers.map((level) => ({ level, name: `level-${level}` as const }))

export const styleNames = ['uniform', 'mixed', ...levelStyles.map(({ name }) => name)] as const
export type StyleName = (typeof styleNames)[number]

/**
 * How the seats of one game play. `mixed`: in one game of five all seats go as far as they can and start rich; in one of
 * 40 of the others all stand still, if the game has a temper for that; otherwise each draws a temper, which may be
 * `uniform`, and in half of these games a seat starts rich with a chance of one half, so that shortages happen, too.
 * `level-N`: computer players of this level at every seat.
 */
export function playOf(
  game: string,
  style: StyleName,
  players: number,
  seed: number
): Pick<Plan, 'pick' | 'gifts'> {
  const thinking = levelStyles.find(({ name }) => name === style)
  if (thinking) return { pick: pickOf(game, thinking.level) }
  const own = styles[game]
  if (style === 'uniform' || !own) return {}
  const random = seeded(seed ^ 0x1b873593)
  const tempers = ['uniform', ...own.tempers]
  const far = random(5) === 0
  const idle = !far && own.idlest !== undefined && random(40) === 0
  const all = far ? own.farthest : idle ? own.idlest : undefined
  const rich = far || random(2) === 0
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    temper: all ?? tempers[random(tempers.length)] ?? 'uniform',
    rich: far || (rich && random(2) === 0)
  }))
  return {
    gifts: (state) =>
      own.gifts(
        seats.filter((seat) => seat.rich),
        state
      ),
    pick: ({ seat, list }, state, draw) => {
      const temper = seats[seat]?.temper ?? 'uniform'
      if (temper === 'uniform') return list[draw(list.length)]
      const weights = list.map((choice) => own.weight(temper, choice, state, seat))
      return weighted(list, weights, draw)
    }
  }
}

/** Picks what a computer player of this level chooses. Throws if the game has no computer players. */
function pickOf(id: string, number: LevelNumber): Plan['pick'] {
  const game = games.find(({ rules }) => rules.id === id)
  if (!game?.knowledge) throw new Error(`${id} has no players`)
  const { rules, knowledge } = game
  const level = levelOf(number)
  return ({ seat }, state, draw) =>
    thought({ rules, knowledge, view: rules.view(state, seat) as unknown, seat, level, seed: draw(2 ** 30) })
      .choice
}
