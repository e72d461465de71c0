/** A simulated person who looks at the page, decides and acts: what the players of all games share. */
import type { Page } from '@playwright/test'
import type { Hands } from './hands'
import type { Glance } from './reader'

export abstract class Person {
  /** How this person operates the page. May be changed in mid-game, from the pointer to the keyboard and back. */
  hands: Hands

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

  /** Makes the decision that is open now. Returns false once the result is shown. */
  abstract act(): Promise<boolean>
}
