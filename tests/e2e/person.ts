/** Somebody who plays: looks, decides, acts. What all games' players share. */
import type { Page } from '@playwright/test'
import type { Hands } from './hands'
import type { Glance } from './reader'

export abstract class Person {
  /** How this person acts. May be changed in mid-game: from the pointer to the keyboard and back. */
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

  /** Answers what is asked now. False once the result is shown. */
  abstract act(): Promise<boolean>
}
