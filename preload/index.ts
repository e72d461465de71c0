// The bridge: exposes one typed, frozen object to the page and nothing else. Runs sandboxed, in an isolated world.

import { contextBridge, ipcRenderer } from 'electron'
import { channels, versionArgument, type Bridge, type OpenedFile } from '../shared/protocol/bridge'

const listeners = new Set<(message: unknown) => void>()

// One native listener for the life of the page: however often the page subscribes, native listeners do not pile up.
ipcRenderer.on(channels.push, (_event, message: unknown) => {
  for (const listener of [...listeners]) listener(message)
})

const bridge: Bridge = {
  version: process.argv.find((one) => one.startsWith(versionArgument))?.slice(versionArgument.length) ?? '',
  platform: process.platform,
  request: (message) => ipcRenderer.invoke(channels.request, message) as Promise<unknown>,
  onMessage: (listener) => {
    // Wrapped, so that a function that is subscribed twice can be unsubscribed once.
    const wrapped = (message: unknown): void => listener(message)
    listeners.add(wrapped)
    return () => {
      listeners.delete(wrapped)
    }
  },
  saveFile: (name, text) => ipcRenderer.invoke(channels.saveFile, name, text) as Promise<boolean>,
  openFile: () => ipcRenderer.invoke(channels.openFile) as Promise<OpenedFile | undefined>,
  drawAttention: () => ipcRenderer.invoke(channels.drawAttention) as Promise<void>
}

contextBridge.exposeInMainWorld('caravanserai', bridge)
