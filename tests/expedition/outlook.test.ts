/** The planner queries of the page, compared with the complete plan. */
import { expect, it } from 'vitest'
import { topTask } from '../../shared/engine/agenda'
import { outlook, plan } from '../../shared/games/expedition/planner'
import { seatOf } from '../../shared/games/expedition/seats'
import { content, sampled } from './planned'

const both = { players: 2, options: { track: 'classic', bothCamels: 'both' } }
const one = { players: 2, options: { track: 'classic', bothCamels: 'one' } }

it('ruling 46: beside a space the other camel gets as far as the plan has it, without gold', () => {
  let found = 0
  for (const state of sampled(both, 17, 5, 85)) {
    const seat = state.activeSeat
    if (seatOf(state, seat).hand.count > 14) continue
    const { camels, together } = plan(content, state, seat)
    const page = outlook(content, state, seat)
    expect(page.camels).toEqual(camels)
    for (const { camel, targets } of camels)
      for (const { to } of targets) {
        const joints = together.filter(
          ({ stands, ways }) => stands[camel] === to && ways.some(({ gold }) => gold === 0)
        )
        const farthest = Math.max(...joints.map(({ stands }) => stands[1 - camel] ?? 0))
        const joint = page.joint(camel, to)
        expect(joint?.stands[1 - camel] ?? -Infinity).toBe(farthest)
        if (!joint) continue
        const best = joints.find(({ stands }) => stands[1 - camel] === farthest)
        expect(joint).toEqual({ ...best, ways: best?.ways.filter(({ gold }) => gold === 0) })
        found++
      }
    if (found > 200) break
  }
})

it('if only one camel may move in a turn, nothing is said about two', () => {
  let seen = 0
  for (const state of sampled(one, 3, 9, 70)) {
    const { camels, joint } = outlook(content, state, state.activeSeat)
    const [target] = camels[0]?.targets ?? []
    if (!target) continue
    expect(joint(0, target.to)).toBeUndefined()
    if (++seen === 20) break
  }
})

it('while cards are laid for one camel, nothing is said about ballast of the other beyond its next space', () => {
  let seen = 0
  for (const state of sampled(both, 11, 3, 60)) {
    const seat = state.activeSeat
    const task = topTask(state.agenda, seat)
    if (task?.kind !== 'pay' || seatOf(state, seat).hand.count > 14) continue
    const other = outlook(content, state, seat).camels.find(({ camel }) => camel !== task.camel)
    if (!other || other.targets.length === 0) continue
    expect(other.ballast).toHaveLength(1)
    if (++seen === 10) break
  }
  expect(seen).toBe(10)
})
