// Entry point of the desktop app: opens the host, then a window on it. Kept thin: the work is in host/ and desktop/.

import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { answerBridge } from './desktop/bridge'
import { askBeforeQuitting } from './desktop/quit-warning'
import { closing, Ending } from './desktop/ending'
import { FrontWindow } from './desktop/front-window'
import { OpenedFiles } from './desktop/opened-files'
import { speakAsSettings, speakAsSystem } from './desktop/language'
import { registerScheme, servePage } from './desktop/protocol'
import { stayAwake } from './desktop/stay-awake'
import { lockDown } from './desktop/window'
import { words } from './desktop/words'
import { defaultFolder, FolderUnusable, HostRunning, logCrashes, openHost } from './host/index'
import { surviveFileSizeLimit, surviveClosedOutput } from './host/index'
import { lanOf } from './lan/lan'

// out/main/index.js is next to out/preload and out/renderer.
const built = join(import.meta.dirname, '..')
const front = new FrontWindow(join(built, 'preload', 'index.cjs'), {
  unopened: fail,
  unshown: (reason) => console.error(sentenceFor(reason))
})
const ending = new Ending()

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
  ending.closeBeforeQuit(host, files)
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

/** Brings the window forward, or starts the app again if it is closing. */
function comeForward(): void {
  if (ending.begun) ending.wantAgain()
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
