/** English: the guide's own words. */
export const learn = 'Learn: a first round'
export const done = 'gone through'
export const learnNote = (game: string): string => `${game}, against a bot`
/** For somebody who sets out a first table. */
export const hint = 'New to this game? A guide plays a first round with you.'
export const region = 'Guide'
export const of = (step: number, steps: number): string => `${step} of ${steps}`
export const back = 'Back'
export const next = 'Next'
export const later = 'Later'
export const skip = 'Leave out'
export const leave = 'Leave the guide'
export const leaveNote = 'The game goes on without it.'
export const finish = 'Play on'
export const rule = 'Read the rule'
export const yourMove = 'Your move'
/** The step on show cannot be done at this moment. */
export const waits = 'Not possible just yet. Play on as you like: this step waits for its moment.'
export const offeredAgain = 'Put off earlier, and still worth a try.'
/** The chance for a step has passed. */
export const passed = (title: string): string =>
  `You chose another way, and that is fine. “${title}” comes later.`
export const bot = 'Bot'
export const endTitle = 'That was the guide'
export const endText =
  'You know what you need. This game goes on as any other: play it to its end, or leave it whenever you like.'
/** The table could not be made. */
export const failed = (why: string): string => `The table could not be set out. ${why}`
export const key = 'G'
export const shortcut = 'Go on in the guide'
