/** Playing styles apart from strength: what a player who has one does differently. */
import { describe, expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { games } from '../../shared/games'
import { adviceOn } from '../../shared/games/thinking'
import type { State } from '../../shared/games/expedition/types'
import { expeditionWithPlayers } from '../../shared/games/expedition/with-players'
import { levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { inStyle } from '../../shared/players/styles'

const { rules, knowledge } = expeditionWithPlayers

/** Means over the turns, or at the end, of the seats that play in the style and of the others. */
interface Figures {
  /** Cards in hand when the seat decides. */
  readonly hand: number
  /** Gold paid as ballast in a game. */
  readonly ballast: number
}

/** Plays each deal twice at level 2, with the style on one seat and on the other. */
function measured(style: string, deals: number): readonly [styled: Figures, usual: Figures] {
  const sums = [0, 1].map(() => ({ held: 0, asked: 0, ballast: 0 }))
  for (let seed = 1; seed <= deals; seed++)
    for (const own of [0, 1]) {
      const chance = new Chance(seeded(seed))
      const state: State = rules.setup({ players: 2, options: {} }, chance)
      for (let step = 0; ; step++) {
        const seat = rules.decisions(state, 'public')[0]?.seat
        if (seat === undefined) break
        const sum = sums[seat === own ? 0 : 1]
        if (sum) {
          sum.held += state.seats[seat]?.hand.count ?? 0
          sum.asked++
        }
        const { choice } = thought({
          rules,
          knowledge: inStyle(knowledge, seat === own ? style : undefined),
          view: rules.view(state, seat),
          seat,
          level: levelOf(2),
          seed: seed * 1009 + step
        })
        expect(rules.play(state, seat, choice as never, chance)).not.toHaveProperty('refusal')
      }
      state.seats.forEach((one, seat) => {
        const sum = sums[seat === own ? 0 : 1]
        if (sum) sum.ballast -= one.gold.ballast
      })
    }
  const [styled, usual] = sums.map(({ held, asked, ballast }) => ({
    hand: held / asked,
    ballast: ballast / (2 * deals)
  }))
  if (!styled || !usual) throw new Error('nothing was measured')
  return [styled, usual]
}

describe('Expedition', () => {
  test('the racer moves on with fewer cards in hand', () => {
    const [racer, usual] = measured('racer', 8)
    expect(racer.hand).toBeLessThan(usual.hand - 0.15)
  })

  test('the stocker holds more cards', () => {
    const [stocker, usual] = measured('stocker', 8)
    expect(stocker.hand).toBeGreaterThan(usual.hand + 0.15)
  })

  test('the saver pays less gold as ballast', () => {
    const [saver, usual] = measured('saver', 8)
    expect(saver.ballast).toBeLessThan(usual.ballast - 0.5)
  })
})

describe.each(
  games.flatMap(({ rules, knowledge }) => (knowledge ? [{ id: rules.id, rules, knowledge }] : []))
)('$id', ({ id, rules, knowledge }) => {
  const styles = knowledge.styles ?? []
  const state: unknown = rules.setup({ players: 2, options: {} }, new Chance(seeded(4)))
  const seat = rules.decisions(state, 'public')[0]?.seat ?? -1
  const view: unknown = rules.view(state, seat)

  test('has styles of different names, and each judges with the same parts', () => {
    expect(styles.length).toBeGreaterThan(2)
    expect(new Set(styles.map(({ id }) => id)).size).toBe(styles.length)
    const parts = Object.keys(knowledge.worth(state, seat))
    for (const one of styles) expect(Object.keys(one.worth(state, seat))).toEqual(parts)
  })

  test('without a style, or with one that it does not have, it plays as usual', () => {
    for (const name of [undefined, '', 'none', 'toString']) expect(inStyle(knowledge, name)).toBe(knowledge)
  })

  test('a question is answered in its style', () => {
    const answered = (style?: string): unknown => {
      const steps = adviceOn({
        game: id,
        view,
        seat,
        level: 2,
        seed: 1,
        ...(style !== undefined && { style })
      })
      for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
    }
    for (const { id: style } of styles) {
      const known = inStyle(knowledge, style)
      const { choice } = thought({ rules, knowledge: known, view, seat, level: levelOf(2), seed: 1 })
      expect(answered(style)).toMatchObject({ choice })
    }
  })
})
