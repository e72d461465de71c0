// The main process's end of the bridge: checks the sender and the values, and gives each page a connection to the host.

import { BrowserWindow, ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron'
import { channels, longestFile, type OpenedFile } from '../../shared/protocol/bridge'
import type { Host, HostConnection } from '../host/index'
import { drawAttention } from './attention'
import { openFile, saveFile } from './files'
import { isOwnFrame } from './page'
import { words } from './words'

/** Connects the bridge's channels to `host`. Call once, before the first window opens. */
export function answerBridge(host: Host): void {
  const connections = new WeakMap<WebContents, HostConnection>()

  /** The page's connection, opened by its first request and closed when the page is left or its window closes. */
  function connectionOf(page: WebContents): HostConnection {
    const open = connections.get(page)
    if (open !== undefined) return open
    const connection = host.connect((message) => {
      if (!page.isDestroyed()) page.send(channels.push, message)
    })
    const leave = (): void => {
      page.off('did-navigate', leave)
      page.off('destroyed', leave)
      connections.delete(page)
      connection.close()
    }
    page.on('did-navigate', leave) // a reload: the new document starts with a connection of its own
    page.once('destroyed', leave)
    connections.set(page, connection)
    return connection
  }

  handle(channels.request, async (event, message): Promise<unknown> => {
    if (typeof message !== 'object' || message === null) throw new Error(words.requestIsAnObject)
    return connectionOf(event.sender).request(message)
  })

  handle(channels.saveFile, async (event, name, text): Promise<boolean> => {
    if (typeof name !== 'string' || typeof text !== 'string') throw new Error(words.fileHasNameAndText)
    if (text.length > longestFile) throw new Error(words.textTooLong)
    return saveFile(windowOf(event), name, text)
  })

  handle(channels.openFile, async (event): Promise<OpenedFile | undefined> => openFile(windowOf(event)))

  handle(channels.drawAttention, async (event): Promise<void> => drawAttention(windowOf(event)))
}

/** Registers a handler that only our own page can call, from the top frame of its window. */
function handle(
  channel: string,
  listener: (event: IpcMainInvokeEvent, ...values: unknown[]) => Promise<unknown>
): void {
  ipcMain.handle(channel, async (event, ...values: unknown[]) => {
    if (!isOwnFrame(event.senderFrame)) throw new Error(words.onlyTheTable)
    return listener(event, ...values)
  })
}

function windowOf(event: IpcMainInvokeEvent): BrowserWindow {
  const window = BrowserWindow.fromWebContents(event.sender)
  if (window === null) throw new Error(words.windowIsClosing)
  return window
}
