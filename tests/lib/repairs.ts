/** Helpers for tests of repairs, the advice on how an action that cannot be afforded can be made possible. */
import { expect } from 'vitest'
import { Chance } from '../../shared/engine/chance'
import type { GameEvent, Rules } from '../../shared/engine/rules'
import type { Repair } from '../../shared/polo/assist/repair'

/** Counts the advice that was given, so that a test cannot pass because there was none. */
export class Found {
  asked = 0
  repaired = 0
  supplied = 0
  luck = 0
  readonly steps = new Set<string>()

  count<Choice extends { readonly type: string }>({ choices, cost }: Repair<Choice>): void {
    if (choices.length > 0) this.repaired++
    if (cost.main > 0) this.supplied++
    for (const { type } of choices) this.steps.add(type)
  }

  /** Expects that every kind of advice was given often enough. */
  enough(): void {
    expect(this.asked).toBeGreaterThan(250)
    expect(this.repaired).toBeGreaterThan(25)
    expect(this.supplied).toBeGreaterThan(3)
    expect(this.luck).toBeGreaterThan(3)
    expect([...this.steps]).toEqual(
      expect.arrayContaining(['adjust', 'moneyBag', 'completeContract', 'place'])
    )
  }
}

/** How many of the six faces of the die that `choice` rolls lead to a position in which `isOpen` holds. */
export const luckyFaces = <State, Choice>(
  rules: Rules<State, Choice, GameEvent>,
  state: State,
  seat: number,
  choice: Choice,
  isOpen: (now: State) => boolean
): number =>
  [0, 1, 2, 3, 4, 5].filter((face) => {
    const now = rules.branch(state)
    rules.play(now, seat, choice, new Chance(() => face))
    return isOpen(now)
  }).length
