/** English: the guide's own words. */
import { english } from '../../../words/message'

export const en = english({
  learn: 'Tutorial',
  done: 'Completed',
  learnNote: '{game}, against the computer',
  /** For somebody who sets up a first table. */
  hint: 'New to this game? A guide plays a first round with you.',
  region: 'Guide',
  of: '{step} of {steps}',
  back: 'Back',
  next: 'Next',
  later: 'Later',
  skip: 'Skip',
  leave: 'Leave the guide',
  leaveNote: 'The game goes on without it.',
  finish: 'Play on',
  rule: 'Read the rule',
  yourMove: 'Your move',
  /** The step on show cannot be done at this moment. */
  waits: 'Not possible yet. Play on: this step waits.',
  offeredAgain: 'Put off earlier, and still worth a try.',
  /** The chance for a step has passed. */
  passed: 'You chose another way, and that is fine. “{title}” comes later.',
  bot: 'Computer',
  endTitle: 'That was the guide',
  endText:
    'Point at anything to read what it does; “Hint” shows what the computer would do. This game goes on as any other: play it to its end, or leave it whenever you like.',
  key: 'G',
  shortcut: 'Go on in the guide'
})
