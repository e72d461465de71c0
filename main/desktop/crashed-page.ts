// A page whose process ends by itself: memory ran out, the graphics driver failed, or somebody ended the process.

import { app, type WebContents } from 'electron'
import { tellError } from './tell'
import { words } from './words'

/** A page that ends again within this time after it was loaded anew is given up, in milliseconds. */
const tooSoon = 10_000

/**
 * Loads the page anew whenever its process ends by itself: the window would stay empty, while the host goes on without
 * it. If it ends again at once, the person reads that, and the app quits.
 */
export function reloadAfterCrash(contents: WebContents): void {
  let last = -Infinity
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const before = last
    last = performance.now()
    if (last - before < tooSoon) {
      void tellError(words.crashed, words.nothingLost).then(() => app.quit())
      return
    }
    // Only after this event: the process that has ended is still being removed.
    setImmediate(() => {
      if (!contents.isDestroyed()) contents.reload()
    })
  })
}
