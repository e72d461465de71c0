// The page's process ends by itself, as for want of memory: the window shows the page again, and the host goes on.

import { expect, test } from '@playwright/test'
import { makeTable, noDesktop, openDesktop, whichElectron } from './desktop'

test.skip(noDesktop !== undefined, noDesktop)

test('a page whose process has ended is loaded anew, at a host that has kept its tables', async () => {
  console.log(whichElectron)
  const { app, page, close } = await openDesktop()
  try {
    await makeTable(page)
    await app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((done) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          contents?.once('did-finish-load', () => done())
          contents?.forcefullyCrashRenderer()
        })
    )
    const windows = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => [window.isVisible(), window.webContents.getURL()])
    )
    expect(windows).toEqual([[true, 'app://caravanserai/index.html']])
  } finally {
    await close()
  }
})
