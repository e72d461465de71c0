// Entry point of the desktop app: opens the host, then a window on it. Kept thin: the work is in host/ and desktop/.

import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { answerBridge } from './desktop/bridge'
import { askBeforeQuitting } from './desktop/quit-warning'
import { OpenedFiles } from './desktop/opened-files'
import { pageAddress } from './desktop/page'
import { speakAsSettings, speakAsSystem } from './desktop/language'
import { registerScheme, servePage } from './desktop/protocol'
import { stayAwake } from './desktop/stay-awake'
import { bringForward, lockDown, openWindow } from './desktop/window'
import { words } from './desktop/words'
import { defaultFolder, FolderUnusable, HostRunning, logCrashes, openHost, type Host } from './host/index'
import { surviveFileSizeLimit, surviveClosedOutput } from './host/index'
import { lanOf } from './lan/lan'
import type { Shown } from './opened-file'

// out/main/index.js is next to out/preload and out/renderer.
const built = join(import.meta.dirname, '..')
const preload = join(built, 'preload', 'index.cjs')

/** As in electron-builder.yml. */
const appId = 'io.github.caravanserai.Caravanserai'

/** Opens the host, then the window. Rejects if either fails; `fail` shows the reason in a dialog. */
async function start(files: OpenedFiles): Promise<void> {
  await app.whenReady()
  lockDown()
  servePage(join(built, 'renderer'))
  speakAsSystem()
  const host = await openHost({
    folder: defaultFolder(),
    log: (line) => console.log(line),
    lost: () => {
      // The error box stops the process: guests must be free by then to look for the host that has the folder.
      void closing(host).finally(() => {
        dialog.showErrorBox(words.crashed, words.folderLost)
        app.exit(1)
      })
    }
  })
  host.useLan(lanOf({ host, renderer: join(built, 'renderer'), log: (line) => console.log(line) }))
  askBeforeQuitting(host)
  stayAwake(host)
  closeBeforeQuit(host)
  await speakAsSettings(host)
  answerBridge(host)
  const shown = await files.first(host)
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) comeForward()
  })
  loaded = openWindow(preload, shown)
  opened = true
  files.follow(host, comeForward)
  await loaded
}

/** The first window was opened. */
let opened = false

/** Settles when the window has loaded what it was last sent to. */
let loaded: Promise<unknown> = Promise.resolve()

/** Brings the window forward, or opens one (on macOS the app runs on without). `shown`: what the page is to show. */
function comeForward(shown?: Shown): void {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) {
    loaded = openWindow(preload, shown).catch(fail)
    return
  }
  // Only the fragment (after `#`) changes, so the page is not reloaded; in mid-load it would be, and what it loads now
  // would count as failed.
  const show = async (): Promise<void> => {
    if (shown !== undefined && !window.isDestroyed()) await window.loadURL(`${pageAddress}#${shown}`)
  }
  loaded = loaded.then(show, show)
  loaded.catch((reason: unknown) => console.error(sentenceFor(reason)))
  bringForward(window)
}

/** Settles when the host has written everything to disk, after five seconds at most. */
function closing(host: Host): Promise<unknown> {
  return Promise.race([host.close(), new Promise((resolve) => setTimeout(resolve, 5000))])
}

/** Delays quitting until the host has written everything to disk, for at most five seconds. */
function closeBeforeQuit(host: Host): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    const finish = (): void => {
      closed = true
      app.quit()
    }
    closing(host).then(finish, finish)
  })
}

function sentenceFor(reason: unknown): string {
  if (reason instanceof HostRunning) return words.alreadyRunning
  if (reason instanceof FolderUnusable) return words.folderUnusable(reason.folder, reason.reason)
  return reason instanceof Error ? reason.message : String(reason)
}

function fail(reason: unknown): void {
  const sentence = sentenceFor(reason)
  console.error(sentence)
  dialog.showErrorBox(words.couldNotStart, sentence)
  app.exit(1)
}

// On Windows and macOS, Electron's default folder for Chromium's own files is our save folder: keep the two apart.
app.setPath('userData', join(app.getPath('userData'), 'desktop'))
// Windows shows everything with one id as one program: the shortcut that the installer made, and windows opened by a file.
if (process.platform === 'win32') app.setAppUserModelId(appId)
registerScheme()
surviveFileSizeLimit()
surviveClosedOutput()
logCrashes(defaultFolder(), app.getVersion(), (sentence) => {
  dialog.showErrorBox(words.crashed, `${words.nothingLost}\n\n${sentence}`)
  app.exit(1)
})
if (app.requestSingleInstanceLock()) {
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  const files = new OpenedFiles()
  // From the start: whoever opens several files at once starts the app for each, while the first start opens the host.
  app.on('second-instance', (_event, argv, folder) => {
    if (!files.addAll(argv, folder) && opened) comeForward()
  })
  start(files).catch(fail)
} else {
  app.quit()
}
