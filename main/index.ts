// Entry point of the desktop app: opens the host, then a window on it. Kept thin: the work is in host/ and desktop/.

import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { answerBridge } from './desktop/bridge'
import { askBeforeQuitting } from './desktop/quit-warning'
import { FrontWindow } from './desktop/front-window'
import { OpenedFiles } from './desktop/opened-files'
import { speakAsSettings, speakAsSystem } from './desktop/language'
import { registerScheme, servePage } from './desktop/protocol'
import { stayAwake } from './desktop/stay-awake'
import { lockDown } from './desktop/window'
import { words } from './desktop/words'
import { defaultFolder, FolderUnusable, HostRunning, logCrashes, openHost, type Host } from './host/index'
import { surviveFileSizeLimit, surviveClosedOutput } from './host/index'
import { lanOf } from './lan/lan'
import { isGameFile } from './opened-file'

// out/main/index.js is next to out/preload and out/renderer.
const built = join(import.meta.dirname, '..')
const front = new FrontWindow(join(built, 'preload', 'index.cjs'), {
  unopened: fail,
  unshown: (reason) => console.error(sentenceFor(reason))
})

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
  askBeforeQuitting(host, front)
  stayAwake(host)
  closeBeforeQuit(host, files)
  await speakAsSettings(host)
  answerBridge(host)
  const shown = await files.first(host)
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) comeForward()
  })
  const loaded = front.open(shown)
  files.follow(host, front)
  await loaded
}

/** Settles when the host has written everything to disk, after five seconds at most. */
function closing(host: Host): Promise<unknown> {
  return Promise.race([host.close(), new Promise((resolve) => setTimeout(resolve, 5000))])
}

/** True from when the app closes until it has ended. */
let leaving = false

/** Somebody started the app while it closed. */
let wantedAgain = false

/**
 * Delays quitting until the host has written everything to disk, for at most five seconds. If somebody starts the app or opens
 * a file meanwhile, it starts again afterwards.
 */
function closeBeforeQuit(host: Host, files: OpenedFiles): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    if (leaving) return
    leaving = true
    const opened = files.hold()
    const finish = (): void => {
      closed = true
      if (wantedAgain || opened.length > 0) startAgain(opened)
      app.quit()
    }
    closing(host).then(finish, finish)
  })
}

/** Starts the app with these files once this process has ended. An AppImage is started by its own path. */
function startAgain(files: readonly string[]): void {
  const { APPIMAGE } = process.env
  const args = [...process.argv.slice(1).filter((argument) => !isGameFile(argument)), ...files]
  app.relaunch({ args, ...(APPIMAGE !== undefined && { execPath: APPIMAGE }) })
}

/** Brings the window forward, or starts the app again if it is closing. */
function comeForward(): void {
  if (leaving) wantedAgain = true
  else if (front.opened) front.comeForward()
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
    if (!files.addAll(argv, folder)) comeForward()
  })
  start(files).catch(fail)
} else {
  app.quit()
}
