// Hints are computed in a worker thread, cancelled by any change of the table, and described in the words of the game.

import { expect, test, vi } from 'vitest'
import { newAdviser } from '../../renderer/features/advice/adviser'
import { gainTable, mainGains } from '../../renderer/features/advice/gains'
import { movedAnchors, planLines, readDifferently } from '../../renderer/features/advice/plan-display'
import type { GameEvent } from '../../shared/engine/rules'
import type { Question } from '../../shared/games/thinking'
import { interfaces } from './interfaces'

/** A fake worker thread that answers when the test tells it to. */
class Thread extends EventTarget {
  readonly asked: { readonly to: number }[] = []
  ended = false
  postMessage(message: { readonly to: number }): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.ended = true
  }
  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const question: Question = { game: 'voyages', view: {}, seat: 0, level: 1, seed: 1 }
const advice = { choice: 1, plan: { steps: [], gains: {} }, nodes: 3 }

function threads() {
  const begun: Thread[] = []
  const adviser = newAdviser(() => {
    const thread = new Thread()
    begun.push(thread)
    return thread
  })
  return { begun, adviser }
}

test('one thread answers questions one after the other', async () => {
  const { begun, adviser } = threads()
  const first = adviser.ask(question)
  begun[0]?.say({ to: 1, advice })
  expect(await first).toEqual(advice)
  const second = adviser.ask(question)
  begun[0]?.say({ to: 1, problem: 'late' })
  begun[0]?.say({ to: 2, problem: 'nobody plays it' })
  expect(await second).toBeUndefined()
  expect(begun).toHaveLength(1)
})

test('cancelling a question terminates the thread; the next question gets a new one', async () => {
  const { begun, adviser } = threads()
  const first = adviser.ask(question)
  adviser.drop()
  expect(await first).toBeUndefined()
  expect(begun[0]?.ended).toBe(true)
  const settled = vi.fn()
  const second = adviser.ask(question).then(settled)
  const third = adviser.ask(question)
  await second
  expect(settled).toHaveBeenCalledWith(undefined)
  begun[1]?.say({ to: 2, advice })
  begun[2]?.say({ to: 3, advice })
  expect(await third).toEqual(advice)
  begun[2]?.dispatchEvent(new Event('error'))
  adviser.drop()
  expect(begun).toHaveLength(3)
})

test('when a thread fails, its question is rejected', async () => {
  const { begun, adviser } = threads()
  const first = adviser.ask(question)
  begun[0]?.dispatchEvent(new Event('error'))
  expect(await first).toBeUndefined()
})

test('of a plan’s effects the most important are shown, gains first', () => {
  const gains = { points: 1, dice: -3, stock: 0.1, goals: 2, contracts: 0.4 }
  expect(mainGains(gains, 3)).toEqual([
    { part: 'goals', points: 2 },
    { part: 'points', points: 1 },
    { part: 'dice', points: -3 }
  ])
})

test('a plan’s effects add up to the total shown, including those too small to be named', () => {
  const table = gainTable({ points: 0.54, cards: 0.24, dice: 0.14, coins: 0.1 }, 3)
  expect(table).toEqual({
    rows: [{ part: 'points', points: 0.5 }, { part: 'cards', points: 0.2 }, { points: 0.3 }],
    total: 1
  })
  expect(gainTable({ points: 6, dice: -2.3 }, 3).rows).toHaveLength(2)
})

test('a second best plan that reads like the best one is not shown', () => {
  const line = (text: string) => [{ kind: 'text', text }] as const
  expect(readDifferently([line('travels')], [line('travels')])).toBe(false)
  expect(readDifferently([line('travels')], [line('travels'), line('ends')])).toBe(true)
})

test('a hint marks the pieces of its first three choices: the die, then the contract it is for', () => {
  const steps = ['die', 'contract', 'coin', 'goal'].map((what) => [{ type: what }, { type: 'noted' }])
  const seen: unknown[] = []
  const ui: Parameters<typeof movedAnchors>[1] = {
    scene: ({ type }, { view }) => {
      seen.push([type, structuredClone(view)])
      return { flights: type === 'noted' ? [] : [{ from: `hand:${type}`, to: `place:${type}`, piece: {} }] }
    }
  }
  const rules: Parameters<typeof movedAnchors>[3] = {
    copy: (view: unknown) => structuredClone(view),
    evolve: (view, { type }) => Array.isArray(view) && view.push(type)
  }
  const context = { seats: [], view: [], content: undefined }
  expect(movedAnchors(steps, ui, context, rules)).toEqual(
    ['die', 'contract', 'coin'].flatMap((what) => [`hand:${what}`, `place:${what}`])
  )
  // Each is found on the position that the choices before lead to.
  expect(seen.at(-1)).toEqual(['coin', ['die', 'noted', 'contract', 'noted']])
  expect(context.view).toEqual([])
})

test('a plan does not tell the value of a die that is still to be rolled', () => {
  const ui = interfaces.find(({ id }) => id === 'voyages')
  if (!ui) throw new Error('no Voyages')
  const context = { seats: [{ name: 'Aylin', colour: 'blue' }], view: {}, content: undefined }
  const told = (event: GameEvent) =>
    planLines([[event]], ui, context, 0).flatMap((parts) => parts.filter(({ kind }) => kind === 'die'))
  const cause = { kind: 'bonusAction', action: 'take-black-die' }
  const taken = { type: 'blackDieTaken', seat: 0, value: 6, cause }
  expect(told(taken)).toMatchObject([{ value: 0 }])
  const die = { colour: 'own', value: 1 }
  const rolled = { type: 'dieRerolled', seat: 0, die, value: 6 }
  expect(told(rolled)).toMatchObject([{ value: 1 }, { value: 0 }])
})

test('a plan is told only to the end of its turn, because the start of the next round is no advice', () => {
  const ui = interfaces.find((one) => one.id === 'khan')
  if (!ui) throw new Error('no Khan')
  const context = { seats: [{ name: 'Aylin', colour: 'blue' }], view: {}, content: undefined }
  const kept = { type: 'goalsKept', seat: 0, kept: { count: 1, cards: ['goal-01'] } }
  const round = { type: 'roundStarted', round: 1, startSeat: 0 }
  const income = { type: 'phaseStarted', phase: 'income' }
  expect(planLines([[kept, round, income]], ui, context, 0)).toEqual(planLines([[kept]], ui, context, 0))
})
