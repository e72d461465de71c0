/** A simulated person who looks at the page, decides and acts: what the players of all games share. */
import { test, type Page } from '@playwright/test'
import { OutOfDate, type Hands } from './hands'
import type { Glance } from './reader'

/** How often in a game a person may find that a button is gone which it has just seen, before that is an error. */
const surprises = 3

export abstract class Person {
  /** How this person operates the page. May be changed in mid-game, from the pointer to the keyboard and back. */
  hands: Hands
  #surprised = 0

  constructor(hands: Hands) {
    this.hands = hands
  }

  get page(): Page {
    return this.hands.page
  }
  /** Presses so far. */
  get moves(): number {
    return this.hands.moves
  }
  glance(): Promise<Glance> {
    return this.hands.glance()
  }
  press(name: string): Promise<void> {
    return this.hands.press(name)
  }
  wait(): Promise<void> {
    return this.hands.wait()
  }

  /**
   * Makes the decision that is open now. Returns false once the result is shown. If the page changes between look and
   * press, it does nothing: the next call looks again.
   */
  async act(): Promise<boolean> {
    // One step for all calls of a decision: at each call outside of a step, Playwright goes through all steps so far.
    return test.step('a decision', async () => {
      try {
        return await this.decide()
      } catch (error) {
        if (!(error instanceof OutOfDate) || ++this.#surprised > surprises) throw error
        await this.wait()
        return true
      }
    })
  }

  /** Looks at the page and makes the decision that is open on it. Returns false once the result is shown. */
  protected abstract decide(): Promise<boolean>
}
