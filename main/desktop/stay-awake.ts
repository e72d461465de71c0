// Keeps the computer awake while guests are at its tables: asleep, it would leave them all waiting.

import { powerSaveBlocker } from 'electron'
import type { Host } from '../host/index'

/** How often it is checked whether there are guests, in milliseconds. */
const interval = 5000

/** From now on the system does not suspend while guests are at a table whose game is not over; the screen may go dark. */
export function stayAwake(host: Host): void {
  let blocker: number | undefined
  setInterval(() => {
    const guests = host.guests().length > 0
    if (guests) blocker ??= powerSaveBlocker.start('prevent-app-suspension')
    else if (blocker !== undefined) {
      powerSaveBlocker.stop(blocker)
      blocker = undefined
    }
  }, interval).unref()
}
