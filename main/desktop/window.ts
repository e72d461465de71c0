// The app's window: sandboxed, isolated, unable to navigate away, opened where it was last.

import { join } from 'node:path'
import { app, BrowserWindow, screen, session, type WebContents } from 'electron'
import { versionArgument } from '../../shared/protocol/bridge'
import { leastSize, readPlacement, writePlacement } from './bounds'
import { reloadAfterCrash } from './crashed-page'
import { pageAddress } from './page'

/** The window's background until the page has painted: vellum, to avoid a white flash. */
const vellum = '#F3E6C8'

/**
 * Opens the window and loads the page. `preload`: path of the built preload script; `show`: the page's fragment. Rejects if
 * the page cannot be loaded, but not if the window was closed before.
 */
export async function openWindow(preload: string, show?: string): Promise<BrowserWindow> {
  const file = join(app.getPath('userData'), 'window.json')
  const screens = screen.getAllDisplays().map((display) => display.workArea)
  const placement = readPlacement(file, screens)
  const least = leastSize(screens)
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    ...placement?.bounds,
    minWidth: least.width,
    minHeight: least.height,
    title: app.getName(),
    backgroundColor: vellum,
    show: false,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
      additionalArguments: [versionArgument + app.getVersion()]
    }
  })
  window.on('close', () => {
    writePlacement(file, {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen()
    })
  })
  const { webContents } = window
  let [shown, gone] = [false, false]
  const reveal = (): void => {
    if (shown || gone) return
    shown = true
    if (placement?.maximized === true) window.maximize()
    if (placement?.fullScreen === true) window.setFullScreen(true)
    window.show()
  }
  window.once('ready-to-show', reveal)
  // Under Wayland a hidden window paints nothing, and is never ready.
  if (process.platform === 'linux') webContents.once('did-finish-load', reveal)
  webContents.once('destroyed', () => (gone = true))
  reloadAfterCrash(webContents)
  await window
    .loadURL(show === undefined ? pageAddress : `${pageAddress}#${show}`)
    .catch((error: unknown) => {
      // Electron reports a window that is closed while it loads as one that could not be loaded.
      if (!gone) throw error
    })
  return window
}

/** Shows a window that may be minimised or behind others. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** The only permission of this app's pages: to write to the clipboard, at a press of a button that copies. */
const granted = 'clipboard-sanitized-write'

/** Denies navigation and all other permissions to every page of this app. Call once, before the first window opens. */
export function lockDown(): void {
  app.on('web-contents-created', (_event, contents) => keepInside(contents))
  session.defaultSession.setPermissionRequestHandler((_contents, permission, decide) =>
    decide(permission === granted)
  )
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => permission === granted)
}

/** Blocks navigation, redirects, new windows and embedded views: a window keeps its one document for life. */
function keepInside(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
