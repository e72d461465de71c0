// One of several processes that try to lock the same folders at the same moments, for lock.test.ts.

import { join } from 'node:path'
import { FolderLock, HostRunning } from '../../main/host/folder/lock'

const [parent = '', count = '0'] = process.argv.slice(2)
const pause = 40

process.on('message', (begin: number) => {
  void (async () => {
    const held: number[] = []
    const locks: FolderLock[] = []
    for (let folder = 0; folder < Number(count); folder++) {
      const at = begin + folder * pause
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now() - 5)))
      while (Date.now() < at);
      try {
        locks.push(await FolderLock.take(join(parent, String(folder)), { lost: () => undefined }))
        held.push(folder)
      } catch (error) {
        if (!(error instanceof HostRunning)) throw error
      }
    }
    // Holders keep their lock until every process has tried.
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (const lock of locks) lock.require()
    process.send?.(held)
    process.once('message', () => process.exit(0))
  })()
})
process.send?.('ready')
